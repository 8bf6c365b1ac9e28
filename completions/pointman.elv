
use builtin;
use str;

set edit:completion:arg-completer[pointman] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'pointman'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'pointman'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand fng-test 'Take a check of FNG, or show its table'
            cand odds 'Tell the exact odds of a check of FNG or of dice'
            cand roll 'Throw dice'
            cand validate 'Check documents and name everything that is wrong with them'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Tell the steps of a document, run again from its start'
            cand undo 'Take back the last steps of a document'
            cand replay 'Run the history of a document again from its start'
            cand adjust 'Set one field of a document to what the table shows'
            cand completions 'Print the script by which a shell completes pointman''s commands'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng-test'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --count 'Take it N times'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --explain 'Tell how the result came about'
            cand --list 'List the checks by theme'
            cand --table 'Show the check as the rules print it'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;odds'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;roll'= {
            cand --color 'Whether to use colour'
            cand --seed 'Roll from this seed: the same seed gives the same dice'
            cand --rolls 'Use these answers, in the order the dice are asked for'
            cand --dice 'Roll for the player, or ask for each die'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;validate'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;schema'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;log'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;undo'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;replay'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --verify 'Only compare every digest; the first step that differs is an error (exit code 65)'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;adjust'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;completions'= {
            cand --color 'Whether to use colour'
            cand --json 'Give data for a program instead of words for a person'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;help'= {
            cand fng-test 'Take a check of FNG, or show its table'
            cand odds 'Tell the exact odds of a check of FNG or of dice'
            cand roll 'Throw dice'
            cand validate 'Check documents and name everything that is wrong with them'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Tell the steps of a document, run again from its start'
            cand undo 'Take back the last steps of a document'
            cand replay 'Run the history of a document again from its start'
            cand adjust 'Set one field of a document to what the table shows'
            cand completions 'Print the script by which a shell completes pointman''s commands'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;help;fng-test'= {
        }
        &'pointman;help;odds'= {
        }
        &'pointman;help;roll'= {
        }
        &'pointman;help;validate'= {
        }
        &'pointman;help;schema'= {
        }
        &'pointman;help;log'= {
        }
        &'pointman;help;undo'= {
        }
        &'pointman;help;replay'= {
        }
        &'pointman;help;adjust'= {
        }
        &'pointman;help;completions'= {
        }
        &'pointman;help;help'= {
        }
    ]
    $completions[$command]
}
