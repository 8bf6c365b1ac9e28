
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'pointman' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'pointman'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'pointman' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('fng-test', 'fng-test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Tell the exact odds of a check of FNG or of dice')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Throw dice')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check documents and name everything that is wrong with them')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the JSON Schema of a kind of document')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Tell the steps of a document, run again from its start')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back the last steps of a document')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Run the history of a document again from its start')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set one field of a document to what the table shows')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the script by which a shell completes pointman''s commands')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;fng-test' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'The Rep of the figure')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Modifiers and conditions that hold, such as in-cover')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Numbers the check asks for, such as impact=3')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader who gives the Leader Die')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'Attributes of the figure, such as tough')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'The figures of the squad that take the check')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Take it N times')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these answers, in the order the dice are asked for')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Roll for the player, or ask for each die')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Tell how the result came about')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'List the checks by theme')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Show the check as the rules print it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;odds' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'The Rep of the figure')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Modifiers and conditions that hold, such as in-cover')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Numbers the check asks for, such as impact=3')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader who gives the Leader Die')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'Attributes of the figure, such as tough')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take Rep, Attributes, weapon and state from this squad: a file, or `-` for standard input')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'The figures of the squad that take the check')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;roll' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these answers, in the order the dice are asked for')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Roll for the player, or ask for each die')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;validate' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;schema' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;log' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;undo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;replay' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--verify', '--verify', [CompletionResultType]::ParameterName, 'Only compare every digest; the first step that differs is an error (exit code 65)')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;adjust' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Give data for a program instead of words for a person')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;help' {
            [CompletionResult]::new('fng-test', 'fng-test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Tell the exact odds of a check of FNG or of dice')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Throw dice')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check documents and name everything that is wrong with them')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the JSON Schema of a kind of document')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Tell the steps of a document, run again from its start')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back the last steps of a document')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Run the history of a document again from its start')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set one field of a document to what the table shows')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the script by which a shell completes pointman''s commands')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;help;fng-test' {
            break
        }
        'pointman;help;odds' {
            break
        }
        'pointman;help;roll' {
            break
        }
        'pointman;help;validate' {
            break
        }
        'pointman;help;schema' {
            break
        }
        'pointman;help;log' {
            break
        }
        'pointman;help;undo' {
            break
        }
        'pointman;help;replay' {
            break
        }
        'pointman;help;adjust' {
            break
        }
        'pointman;help;completions' {
            break
        }
        'pointman;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
