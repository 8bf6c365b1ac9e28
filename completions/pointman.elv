set edit:completion:arg-completer[pointman] = { |@words|
    var index = (count $words)
    set index = (- $index 1)

    put (env _CLAP_IFS="\n" _CLAP_COMPLETE_INDEX=(to-string $index) POINTMAN_COMPLETE="elvish" pointman -- $@words) | to-lines
}

