"""Plays a run on two Dask workers, kills one after its first piece, and leaves the pieces in the folder.

Arguments: the script, the program, the folder, the games, the games in a piece.
"""

import importlib.util
import os
import signal
import sys

from distributed import Client, LocalCluster


def main(script, pointman, folder, games, piece):
    spec = importlib.util.spec_from_file_location("simulate_on_dask", script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # Workers import what they carry out: the script is sent to them as a file.
    words = ["--games", games, "--piece", piece, "--out", folder, "--pointman", pointman, "--", "--scenario", "short"]
    arguments = module.parsed(words)
    killed = []
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        client.upload_file(script)

        def told(line):
            print(line, flush=True)
            if " of " in line and ": " in line and not killed:
                process = client.run(os.getpid)
                victim = next(iter(process.values()))
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)
                print(f"killed worker {victim}", flush=True)

        module.run(client, arguments, told)
    assert killed, "no worker was killed"


if __name__ == "__main__":
    main(*sys.argv[1:])
