#!/usr/bin/env python3
"""Plays a `pointman simulate` run in pieces on a Dask cluster and merges them.

    scripts/simulate_on_dask.py --games 1e8 --piece 1e5 --out run -- --scenario full --seed 7

Without --scheduler, this machine's cores play the pieces. With `--scheduler tcp://host:8786` they go to the workers of
that cluster, each of which needs the same `pointman`. Workers send their pieces back to this machine, which writes each
one completely, so you need no shared directory. Finished pieces are not played again: run the script again to resume.
Damaged ones are, and a directory with pieces of another run or of another size is refused. If a worker dies, another
plays its piece. The merged result is byte for byte the same as a single run's.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ENDINGS = {"summary": "summary.json", "jsonl": "jsonl.gz"}


def count(text):
    """A number in pointman's notation: 500, 1_000, 1e6."""
    number = float(text.replace("_", ""))
    if number < 1 or number != int(number):
        raise argparse.ArgumentTypeError(f"`{text}` is not a number of games")
    return int(number)


def play(pointman, options, first, games, form):
    """One piece, on a worker."""
    import gzip
    import subprocess

    command = [pointman, "simulate", *options, "--first", str(first), "--games", str(games)]
    command += ["--format", form, "--threads", "1"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: exit code {done.returncode}: {done.stderr.decode().strip()}")
    return first, gzip.compress(done.stdout, mtime=0) if form == "jsonl" else done.stdout


def write(path, content):
    """Writes a file completely or not at all."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".piece-", delete=False) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(file.name, path)


def summary(pointman, options):
    """What `pointman simulate` says with these options, or why it refuses."""
    command = [pointman, "simulate", *options, "--format", "summary", "--threads", "1"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return (json.loads(done.stdout), "") if done.returncode == 0 else (None, done.stderr.strip())


def name_of_run(pointman, options):
    """The name of a run: only pieces with the same set-up and seed have it. A game of it says which."""
    told, why = summary(pointman, [*options, "--first", "0", "--games", "1"])
    if told is None:
        sys.exit(why)
    return told["run"]


def is_whole(pointman, run, first, path, games):
    """Whether a file is this piece to its end: a full disk or an interrupted copy leaves part of one."""
    told, _ = summary(pointman, ["--merge", str(path)])
    return told is not None and told["run"] == run and told["numbers"] == [[first, first + games]]


def those_there(arguments, run, paths):
    """The first games of the pieces that need not be played again."""
    out = pathlib.Path(arguments.out)
    due = {path for path, _ in paths.values()}
    for path in sorted(out.iterdir()):
        if path.name.endswith((".json", ".json.gz", ".jsonl", ".jsonl.gz")) and path not in due:
            # --merge sums a whole directory: with these in it, nothing would come of the games.
            sys.exit(
                f"{path} is not a piece of this run ({run}, {arguments.games} games in pieces of {arguments.piece}, "
                f"{arguments.format}): choose another --out, or the options that it was made with"
            )
    here = [first for first, (path, _) in paths.items() if path.exists()]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        whole = threads.map(lambda first: is_whole(arguments.pointman, run, first, *paths[first]), here)
        return {first for first, whole in zip(here, whole) if whole}


def run(client, arguments, told=print):
    """Plays the missing pieces with the workers of `client`."""
    from distributed import as_completed

    out = pathlib.Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    name = name_of_run(arguments.pointman, arguments.options)
    paths = {}
    for first in range(0, arguments.games, arguments.piece):
        games = min(arguments.piece, arguments.games - first)
        paths[first] = (out / f"{name}-{first:012}-{games}.{ENDINGS[arguments.format]}", games)
    there = those_there(arguments, name, paths)
    for first, (path, _) in paths.items():
        if path.exists() and first not in there:
            told(f"{path.name} is not whole: playing it again")
    missing = [first for first in paths if first not in there]
    told(f"{len(paths)} pieces, {len(there)} of them there")
    due = iter(missing)

    def submit():
        first = next(due, None)
        if first is None:
            return None
        # Games hang on the seed and their numbers alone, so a piece may be played again wherever a worker died.
        return client.submit(
            play, arguments.pointman, arguments.options, first, paths[first][1], arguments.format,
            pure=False, retries=2,
        )

    # So many at once keep every core busy, and no list of a million pieces waits in memory.
    window = 4 * max(1, sum(client.ncores().values()))
    at_work = as_completed([future for future in (submit() for _ in range(window)) if future is not None])
    for done, future in enumerate(at_work, 1):
        first, content = future.result()
        future.release()
        write(paths[first][0], content)
        told(f"{done} of {len(missing)}: {paths[first][0].name}")
        if (further := submit()) is not None:
            at_work.add(further)


def parsed(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=count, required=True)
    parser.add_argument("--piece", type=count, default=10_000, help="games in each piece")
    parser.add_argument("--out", required=True, help="the directory for the pieces")
    parser.add_argument("--format", choices=ENDINGS, default="summary")
    parser.add_argument("--scheduler", help="address of a cluster [default: this machine's cores]")
    parser.add_argument("--workers", type=int, help="processes on this machine [default: one per core]")
    parser.add_argument("--pointman", default="pointman", help="the program, as the workers find it")
    parser.add_argument("options", nargs="*", help="after --: options of `pointman simulate`")
    return parser.parse_args(words)


def main(words):
    arguments = parsed(words)
    from distributed import Client, LocalCluster

    if arguments.scheduler:
        with Client(arguments.scheduler) as client:
            run(client, arguments, lambda line: print(line, file=sys.stderr))
    else:
        workers = arguments.workers or os.cpu_count()
        with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster:
            with Client(cluster) as client:
                run(client, arguments, lambda line: print(line, file=sys.stderr))
    merge = [arguments.pointman, "simulate", "--merge", arguments.out, "--expect", str(arguments.games)]
    return subprocess.run(merge).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
