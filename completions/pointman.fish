# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_pointman_global_optspecs
    string join \n json q/quiet color= h/help V/version
end

function __fish_pointman_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_pointman_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_pointman_using_subcommand
    set -l cmd (__fish_pointman_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c pointman -n "__fish_pointman_needs_command" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_needs_command" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_needs_command" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_needs_command" -s V -l version -d 'Print version'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "odds" -d 'Tell the exact odds of a check of FNG or of dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "roll" -d 'Throw dice'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "validate" -d 'Check documents and name everything that is wrong with them'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "log" -d 'Tell the steps of a document, run again from its start'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "undo" -d 'Take back the last steps of a document'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "replay" -d 'Run the history of a document again from its start'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "adjust" -d 'Set one field of a document to what the table shows'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "completions" -d 'Print the script by which a shell completes pointman\'s commands'
complete -c pointman -n "__fish_pointman_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l squad -d 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l count -d 'Take it N times' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l explain -d 'Tell how the result came about'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l list -d 'List the checks by theme'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -l table -d 'Show the check as the rules print it'
complete -c pointman -n "__fish_pointman_using_subcommand fng-test" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l rep -d 'The Rep of the figure' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l edition -d 'The edition of the rules' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l with -d 'Modifiers and conditions that hold, such as in-cover' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l set -d 'Numbers the check asks for, such as impact=3' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l leader-rep -d 'The Rep of the Leader who gives the Leader Die' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l attribute -d 'Attributes of the figure, such as tough' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l squad -d 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l figure -d 'The figures of the squad that take the check' -r
complete -c pointman -n "__fish_pointman_using_subcommand odds" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand odds" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l seed -d 'Roll from this seed: the same seed gives the same dice' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l rolls -d 'Use these answers, in the order the dice are asked for' -r
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l dice -d 'Roll for the player, or ask for each die' -r -f -a "roll\t'The program'
ask\t'The person at the table, who types the answers'"
complete -c pointman -n "__fish_pointman_using_subcommand roll" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand roll" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand validate" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand validate" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand schema" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand schema" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand log" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand log" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand log" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand undo" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand undo" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -l verify -d 'Only compare every digest; the first step that differs is an error (exit code 65)'
complete -c pointman -n "__fish_pointman_using_subcommand replay" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s o -l output -d 'Write the next document to this file' -r -F
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s i -l in-place -d 'Write the next document over the one read'
complete -c pointman -n "__fish_pointman_using_subcommand adjust" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l color -d 'Whether to use colour' -r -f -a "auto\t''
always\t''
never\t''"
complete -c pointman -n "__fish_pointman_using_subcommand completions" -l json -d 'Give data for a program instead of words for a person'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s q -l quiet -d 'Do not show the report'
complete -c pointman -n "__fish_pointman_using_subcommand completions" -s h -l help -d 'Print help'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "fng-test" -d 'Take a check of FNG, or show its table'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "odds" -d 'Tell the exact odds of a check of FNG or of dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "roll" -d 'Throw dice'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "validate" -d 'Check documents and name everything that is wrong with them'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "schema" -d 'Print the JSON Schema of a kind of document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "log" -d 'Tell the steps of a document, run again from its start'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "undo" -d 'Take back the last steps of a document'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "replay" -d 'Run the history of a document again from its start'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "adjust" -d 'Set one field of a document to what the table shows'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "completions" -d 'Print the script by which a shell completes pointman\'s commands'
complete -c pointman -n "__fish_pointman_using_subcommand help; and not __fish_seen_subcommand_from fng-test odds roll validate schema log undo replay adjust completions help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
