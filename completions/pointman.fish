complete --keep-order --exclusive --command pointman --arguments "(POINTMAN_COMPLETE=fish pointman -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token))"
