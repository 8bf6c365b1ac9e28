
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
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Throw dice')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the script by which a shell completes pointman''s commands')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
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
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Throw dice')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the script by which a shell completes pointman''s commands')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;help;roll' {
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
