
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
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('trung-turn', 'trung-turn', [CompletionResultType]::ParameterValue, 'Take the turn of the non-player that is to act')
            [CompletionResult]::new('simulate', 'simulate', [CompletionResultType]::ParameterValue, 'Play many games of non-players and count the results')
            [CompletionResult]::new('fng-test', 'fng-test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('generate-mission', 'generate-mission', [CompletionResultType]::ParameterValue, 'Prepare a game: missions, momentum, board and set-up')
            [CompletionResult]::new('campaign-buy', 'campaign-buy', [CompletionResultType]::ParameterValue, 'Buy an asset with Operational Momentum before or during a game')
            [CompletionResult]::new('campaign-length', 'campaign-length', [CompletionResultType]::ParameterValue, 'Roll whether the game goes on, at the end of turn 5, 6 or 7')
            [CompletionResult]::new('campaign-advance', 'campaign-advance', [CompletionResultType]::ParameterValue, 'Resolve everything after a game and begin the next turn of the campaign')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Show the exact odds of an FNG check or of dice')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Roll dice')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check documents and list every fault')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the JSON Schema of a kind of document')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Show the steps of a document')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Undo the last steps of a document')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Redo steps that were undone')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Replay the history of a document from its start')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set fields of a document to match the table')
            [CompletionResult]::new('play', 'play', [CompletionResultType]::ParameterValue, 'Play at the table, guided: questions with their legal answers')
            [CompletionResult]::new('run', 'run', [CompletionResultType]::ParameterValue, 'Run a script')
            [CompletionResult]::new('repl', 'repl', [CompletionResultType]::ParameterValue, 'Open a prompt where every command is a function')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('campaign', 'campaign', [CompletionResultType]::ParameterValue, 'Begin, show and finish campaigns')
            [CompletionResult]::new('fitl', 'fitl', [CompletionResultType]::ParameterValue, 'Play Fire in the Lake')
            [CompletionResult]::new('fng', 'fng', [CompletionResultType]::ParameterValue, 'Play FNG: shots, grenades, melee and support, each in one command')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;trung-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--forecast', '--forecast', [CompletionResultType]::ParameterName, 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is')
            [CompletionResult]::new('--choices', '--choices', [CompletionResultType]::ParameterName, 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person''s NVA remove: `lose 1t from hue`')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show why: the conditions, the rows of the tables with the spaces left, the rolls')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;simulate' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--scenario', '--scenario', [CompletionResultType]::ParameterName, 'The scenario: short, medium or full')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: first or second')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Play on from this game, with non-players in place of people')
            [CompletionResult]::new('--deck', '--deck', [CompletionResultType]::ParameterName, 'How the cards lie that nobody has seen: dealt anew in each game within their piles, or as-is')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'The number of the first game: a run can be played in pieces')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The seed of the run; game K depends on it and on K alone')
            [CompletionResult]::new('--threads', '--threads', [CompletionResultType]::ParameterName, 'How many threads; all cores if not given. The games are the same for any number')
            [CompletionResult]::new('--merge', '--merge', [CompletionResultType]::ParameterName, 'Sum the JSON Lines of several pieces of one run')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The output: table, json, or a line per game as jsonl or csv')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Draw histograms as an SVG picture into this file, or `-` for standard output')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--period-events', '--period-events', [CompletionResultType]::ParameterName, 'Deal each pile from the Events of its years, with Capabilities in effect from the start')
            [CompletionResult]::new('--check', '--check', [CompletionResultType]::ParameterName, 'Check the laws of the game after every effect')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
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
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'The figures of the squad that take the check')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Take it N times')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'List the checks by theme')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Show the check as the rules print it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;generate-mission' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, for a mission that stands alone')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The campaign whose turn is prepared')
            [CompletionResult]::new('--versus', '--versus', [CompletionResultType]::ParameterName, 'Whom the player meets: regular or irregular (Ambush Valley), or the force of the other player (FNG)')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of the rules, as KEY=VALUE')
            [CompletionResult]::new('--terrain', '--terrain', [CompletionResultType]::ParameterName, 'Items of terrain (Ambush Valley, about 9 to 11), or open, broken or rugged (FNG)')
            [CompletionResult]::new('--orders', '--orders', [CompletionResultType]::ParameterName, 'The players'' choices for Ambush Valley or a campaign as JSON: a file, or `-`; the options below add to it')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The player''s army list')
            [CompletionResult]::new('--corps', '--corps', [CompletionResultType]::ParameterName, 'The Corps area: i, ii, iii, iv')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'The Rep of the squad Leader; that of the Leader of --squad if not given')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The turn of the calendar, such as 1967-05-early')
            [CompletionResult]::new('--enemy', '--enemy', [CompletionResultType]::ParameterName, 'The enemy''s army list in solo play; drawn from those of the Corps area if not given')
            [CompletionResult]::new('--mission', '--mission', [CompletionResultType]::ParameterName, 'The mission, instead of a Mission check')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'The table in feet, west to east by north to south')
            [CompletionResult]::new('--near-edge', '--near-edge', [CompletionResultType]::ParameterName, 'The player''s edge of the table: north, east, south, west')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'What a Large Action is about: village, base, convoy, landing-zone')
            [CompletionResult]::new('--posture', '--posture', [CompletionResultType]::ParameterName, 'Activity and posture of VC or NVA: roll, or such as low-avoidance')
            [CompletionResult]::new('--time', '--time', [CompletionResultType]::ParameterName, 'The time of day agreed on: predawn, am, pm, evening, night')
            [CompletionResult]::new('--weather', '--weather', [CompletionResultType]::ParameterName, 'The weather agreed on: clear, overcast, rain, heavy-rain')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'A squad of the player: its men take a barrage')
            [CompletionResult]::new('--vehicle', '--vehicle', [CompletionResultType]::ParameterName, 'A vehicle of the player: it takes a barrage')
            [CompletionResult]::new('--in-cover', '--in-cover', [CompletionResultType]::ParameterName, 'A man of the squad who sets up in cover: Rep +1 under a barrage')
            [CompletionResult]::new('--regular', '--regular', [CompletionResultType]::ParameterName, 'A regular force, as NAME:NATION or NATION; once or twice')
            [CompletionResult]::new('--insurgent', '--insurgent', [CompletionResultType]::ParameterName, 'The VC force')
            [CompletionResult]::new('--through', '--through', [CompletionResultType]::ParameterName, 'Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan')
            [CompletionResult]::new('--source', '--source', [CompletionResultType]::ParameterName, 'Where the scenario comes from: generated, designed, published')
            [CompletionResult]::new('--scenario', '--scenario', [CompletionResultType]::ParameterName, 'The name of a designed or published scenario')
            [CompletionResult]::new('--teams', '--teams', [CompletionResultType]::ParameterName, 'Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given')
            [CompletionResult]::new('--absent', '--absent', [CompletionResultType]::ParameterName, 'Figures that stay behind, as FORCE:FIGURE,…')
            [CompletionResult]::new('--buy', '--buy', [CompletionResultType]::ParameterName, 'An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM')
            [CompletionResult]::new('--momentum-modifier', '--momentum-modifier', [CompletionResultType]::ParameterName, 'What the scenario adds to a roll for momentum, as FORCE:N')
            [CompletionResult]::new('--highest-die', '--highest-die', [CompletionResultType]::ParameterName, 'The die a force throws for objectives, edges and set-up, as FORCE:d10')
            [CompletionResult]::new('--objective', '--objective', [CompletionResultType]::ParameterName, 'An objective, as QUADRANT:TERRAIN, in the order they are chosen')
            [CompletionResult]::new('--hot-spot', '--hot-spot', [CompletionResultType]::ParameterName, 'Where insurgents may appear')
            [CompletionResult]::new('--edge', '--edge', [CompletionResultType]::ParameterName, 'The edge a force takes if its die is high, as FORCE:EDGE')
            [CompletionResult]::new('--extra', '--extra', [CompletionResultType]::ParameterName, 'Which comes if one may, as FORCE:lieutenant or FORCE:medic')
            [CompletionResult]::new('--no-fog-card', '--no-fog-card', [CompletionResultType]::ParameterName, 'A force that draws no first Fog of War card')
            [CompletionResult]::new('--plan-b', '--plan-b', [CompletionResultType]::ParameterName, 'A force that takes the card of Plan B')
            [CompletionResult]::new('--point-man', '--point-man', [CompletionResultType]::ParameterName, 'Designated Point Men, as FORCE:FIGURE,…')
            [CompletionResult]::new('--unit', '--unit', [CompletionResultType]::ParameterName, 'A VC unit that takes part, as FORCE:local-force:NAME or FORCE:main-force:NAME')
            [CompletionResult]::new('--scouts', '--scouts', [CompletionResultType]::ParameterName, 'Kit Carson Scouts that take part, as FORCE:DIE:NAME')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Show this force''s secrets, and not the other''s')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--solo', '--solo', [CompletionResultType]::ParameterName, 'Nobody plays the enemy: as if --versus were not given')
            [CompletionResult]::new('--carried', '--carried', [CompletionResultType]::ParameterName, 'The last Mission check carries +1 to this one')
            [CompletionResult]::new('--urban', '--urban', [CompletionResultType]::ParameterName, 'The table holds a built-up urban area')
            [CompletionResult]::new('--no-urban', '--no-urban', [CompletionResultType]::ParameterName, 'The table holds no built-up urban area')
            [CompletionResult]::new('--communist-ground', '--communist-ground', [CompletionResultType]::ParameterName, 'VC or NVA hold the ground: tunnels and booby traps')
            [CompletionResult]::new('--riverine', '--riverine', [CompletionResultType]::ParameterName, 'A riverine operation')
            [CompletionResult]::new('--introductory', '--introductory', [CompletionResultType]::ParameterName, 'The introductory encounter')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--schema', '--schema', [CompletionResultType]::ParameterName, 'Print the JSON Schema of `--orders`, and prepare nothing')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how each result came about: tables, rows, and what was weighed')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next campaign over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next campaign over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign-buy' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The force that buys')
            [CompletionResult]::new('--asset', '--asset', [CompletionResultType]::ParameterName, 'The asset')
            [CompletionResult]::new('--teams', '--teams', [CompletionResultType]::ParameterName, 'The teams it brings, for own-fireteam and own-squad')
            [CompletionResult]::new('--game-turn', '--game-turn', [CompletionResultType]::ParameterName, 'The game turn that is beginning; 0 before the first')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign-length' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--turn', '--turn', [CompletionResultType]::ParameterName, 'The turn that is ending; the next one that needs a roll if not given')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The force with Initiative, which rolls')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign-advance' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'What the players saw happen, as JSON: a file, or `-`')
            [CompletionResult]::new('--through', '--through', [CompletionResultType]::ParameterName, 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements')
            [CompletionResult]::new('--new-men', '--new-men', [CompletionResultType]::ParameterName, 'Names for new men, in the order they come')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them')
            [CompletionResult]::new('--buy', '--buy', [CompletionResultType]::ParameterName, 'Who buys an Attribute for 8 Reputation Points')
            [CompletionResult]::new('--save', '--save', [CompletionResultType]::ParameterName, 'Who does not advance, to save for an Attribute')
            [CompletionResult]::new('--re-up', '--re-up', [CompletionResultType]::ParameterName, 'A Star who signs on again if his tour ends')
            [CompletionResult]::new('--go-home', '--go-home', [CompletionResultType]::ParameterName, 'A Star who goes home if his tour ends')
            [CompletionResult]::new('--leader', '--leader', [CompletionResultType]::ParameterName, 'Who takes over where several may')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how each result came about: tables, rows, and what was weighed')
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
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'The figures of the squad that take the check')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;roll' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;validate' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;schema' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;log' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Show this force''s secrets too: of missions that are secret nothing is told without it')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret of FNG missions too')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Tell what the rules weighed in each step too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;undo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--forget', '--forget', [CompletionResultType]::ParameterName, 'Keep nothing to redo: the document is the bytes it was then')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;redo' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
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
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
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
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;play' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Keep a picture of the map fresh: .png or .svg')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Roll for the player, or ask for each die')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll a new game from this seed, and what you let the program throw')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;run' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'Run this code')
            [CompletionResult]::new('--code', '--code', [CompletionResultType]::ParameterName, 'Run this code')
            [CompletionResult]::new('--allow-path', '--allow-path', [CompletionResultType]::ParameterName, 'Let the script use files below this folder too, besides the working directory; may be given again')
            [CompletionResult]::new('--max-operations', '--max-operations', [CompletionResultType]::ParameterName, 'Stop the script after N steps, those of the commands it calls included; 0 for no limit')
            [CompletionResult]::new('--time-limit', '--time-limit', [CompletionResultType]::ParameterName, 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the commands of the script share its dice')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;repl' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--allow-path', '--allow-path', [CompletionResultType]::ParameterName, 'Let the script use files below this folder too, besides the working directory; may be given again')
            [CompletionResult]::new('--max-operations', '--max-operations', [CompletionResultType]::ParameterName, 'Stop the script after N steps, those of the commands it calls included; 0 for no limit')
            [CompletionResult]::new('--time-limit', '--time-limit', [CompletionResultType]::ParameterName, 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the commands of the script share its dice')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a campaign')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the logs of a campaign and the state of its turn')
            [CompletionResult]::new('chronicle', 'chronicle', [CompletionResultType]::ParameterValue, 'Write the story of an FNG campaign as Markdown')
            [CompletionResult]::new('mission', 'mission', [CompletionResultType]::ParameterValue, 'Take the Mission of an FNG campaign out as a document, to play the evening from')
            [CompletionResult]::new('report-template', 'report-template', [CompletionResultType]::ParameterValue, 'Print a report of the current game to fill in')
            [CompletionResult]::new('finish', 'finish', [CompletionResultType]::ParameterValue, 'End an open-ended campaign and name its winner')
            [CompletionResult]::new('buy', 'buy', [CompletionResultType]::ParameterValue, 'Buy an asset with Operational Momentum before or during a game')
            [CompletionResult]::new('length', 'length', [CompletionResultType]::ParameterValue, 'Roll whether the game goes on, at the end of turn 5, 6 or 7')
            [CompletionResult]::new('advance', 'advance', [CompletionResultType]::ParameterValue, 'Resolve everything after a game and begin the next turn of the campaign')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;campaign;new' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game')
            [CompletionResult]::new('--setup', '--setup', [CompletionResultType]::ParameterName, 'What is agreed, as JSON: a file, or `-`; the options below add to it')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'The name of the campaign')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'How many turns it has; 6 if not given, or as many as its pack has scenarios')
            [CompletionResult]::new('--regular', '--regular', [CompletionResultType]::ParameterName, 'A regular force, as NAME:NATION or NATION; once or twice')
            [CompletionResult]::new('--insurgent', '--insurgent', [CompletionResultType]::ParameterName, 'The VC force')
            [CompletionResult]::new('--co-op', '--co-op', [CompletionResultType]::ParameterName, 'All players are on one side; says who runs the other')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of the rules, as KEY=VALUE')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The army list of the squad: us-marines, us-army-infantry, anzac-infantry, nva, …')
            [CompletionResult]::new('--enemy', '--enemy', [CompletionResultType]::ParameterName, 'The army list of the enemy; the usual one of the Corps area if not given')
            [CompletionResult]::new('--corps', '--corps', [CompletionResultType]::ParameterName, 'The Corps area: i, ii, iii, iv')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The turn it begins, such as 1967-05-early')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'The squad, as a document; raised by dice if not given')
            [CompletionResult]::new('--star', '--star', [CompletionResultType]::ParameterName, 'The name of the player''s own character, the Star')
            [CompletionResult]::new('--star-rep', '--star-rep', [CompletionResultType]::ParameterName, 'His Rep; 4 if not given')
            [CompletionResult]::new('--star-attribute', '--star-attribute', [CompletionResultType]::ParameterName, 'His Attributes: one at Rep 4, two at Rep 5')
            [CompletionResult]::new('--names', '--names', [CompletionResultType]::ParameterName, 'Names for the other men, in the order they are raised')
            [CompletionResult]::new('--paper-strength', '--paper-strength', [CompletionResultType]::ParameterName, 'The paper strength of the squad; that of its list if not given')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--open-ended', '--open-ended', [CompletionResultType]::ParameterName, 'Go on until the players end it')
            [CompletionResult]::new('--full', '--full', [CompletionResultType]::ParameterName, 'All men of the list are present')
            [CompletionResult]::new('--months', '--months', [CompletionResultType]::ParameterName, 'Men have served some months already, by dice')
            [CompletionResult]::new('--communist-ground', '--communist-ground', [CompletionResultType]::ParameterName, 'The ground is held by VC or NVA: tunnels and booby traps')
            [CompletionResult]::new('--schema', '--schema', [CompletionResultType]::ParameterName, 'Print the JSON Schema of the set-up, and make nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Show this force only, with its secrets')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign;chronicle' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign;mission' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign;report-template' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--mission', '--mission', [CompletionResultType]::ParameterName, 'The Mission of an FNG campaign as it was played: what it knows is filled in')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game whose schema is printed, when no campaign is named')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--schema', '--schema', [CompletionResultType]::ParameterName, 'Print the JSON Schema of reports instead')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign;finish' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign;buy' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The force that buys')
            [CompletionResult]::new('--asset', '--asset', [CompletionResultType]::ParameterName, 'The asset')
            [CompletionResult]::new('--teams', '--teams', [CompletionResultType]::ParameterName, 'The teams it brings, for own-fireteam and own-squad')
            [CompletionResult]::new('--game-turn', '--game-turn', [CompletionResultType]::ParameterName, 'The game turn that is beginning; 0 before the first')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;campaign;length' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--turn', '--turn', [CompletionResultType]::ParameterName, 'The turn that is ending; the next one that needs a roll if not given')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The force with Initiative, which rolls')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign;advance' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'What the players saw happen, as JSON: a file, or `-`')
            [CompletionResult]::new('--through', '--through', [CompletionResultType]::ParameterName, 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements')
            [CompletionResult]::new('--new-men', '--new-men', [CompletionResultType]::ParameterName, 'Names for new men, in the order they come')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them')
            [CompletionResult]::new('--buy', '--buy', [CompletionResultType]::ParameterName, 'Who buys an Attribute for 8 Reputation Points')
            [CompletionResult]::new('--save', '--save', [CompletionResultType]::ParameterName, 'Who does not advance, to save for an Attribute')
            [CompletionResult]::new('--re-up', '--re-up', [CompletionResultType]::ParameterName, 'A Star who signs on again if his tour ends')
            [CompletionResult]::new('--go-home', '--go-home', [CompletionResultType]::ParameterName, 'A Star who goes home if his tour ends')
            [CompletionResult]::new('--leader', '--leader', [CompletionResultType]::ParameterName, 'Who takes over where several may')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how each result came about: tables, rows, and what was weighed')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;campaign;help' {
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a campaign')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the logs of a campaign and the state of its turn')
            [CompletionResult]::new('chronicle', 'chronicle', [CompletionResultType]::ParameterValue, 'Write the story of an FNG campaign as Markdown')
            [CompletionResult]::new('mission', 'mission', [CompletionResultType]::ParameterValue, 'Take the Mission of an FNG campaign out as a document, to play the evening from')
            [CompletionResult]::new('report-template', 'report-template', [CompletionResultType]::ParameterValue, 'Print a report of the current game to fill in')
            [CompletionResult]::new('finish', 'finish', [CompletionResultType]::ParameterValue, 'End an open-ended campaign and name its winner')
            [CompletionResult]::new('buy', 'buy', [CompletionResultType]::ParameterValue, 'Buy an asset with Operational Momentum before or during a game')
            [CompletionResult]::new('length', 'length', [CompletionResultType]::ParameterValue, 'Roll whether the game goes on, at the end of turn 5, 6 or 7')
            [CompletionResult]::new('advance', 'advance', [CompletionResultType]::ParameterValue, 'Resolve everything after a game and begin the next turn of the campaign')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;campaign;help;new' {
            break
        }
        'pointman;campaign;help;show' {
            break
        }
        'pointman;campaign;help;chronicle' {
            break
        }
        'pointman;campaign;help;mission' {
            break
        }
        'pointman;campaign;help;report-template' {
            break
        }
        'pointman;campaign;help;finish' {
            break
        }
        'pointman;campaign;help;buy' {
            break
        }
        'pointman;campaign;help;length' {
            break
        }
        'pointman;campaign;help;advance' {
            break
        }
        'pointman;campaign;help;help' {
            break
        }
        'pointman;fitl' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a game of Fire in the Lake')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the board, the tracks, the cards, a space or a faction')
            [CompletionResult]::new('map', 'map', [CompletionResultType]::ParameterValue, 'Draw the map: in the terminal, or as an SVG or PNG picture')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set the game to match the table')
            [CompletionResult]::new('card-info', 'card-info', [CompletionResultType]::ParameterValue, 'Show what a card says, in short')
            [CompletionResult]::new('next', 'next', [CompletionResultType]::ParameterValue, 'Show what is due: who may act and how, the next card, or the Coup Round')
            [CompletionResult]::new('options', 'options', [CompletionResultType]::ParameterValue, 'List what the acting faction may do, where, and why not elsewhere')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'Record the card turned up from a physical deck')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Turn up the next card of a virtual deck')
            [CompletionResult]::new('act', 'act', [CompletionResultType]::ParameterValue, 'Act or pass with the faction whose turn it is')
            [CompletionResult]::new('pivotal', 'pivotal', [CompletionResultType]::ParameterValue, 'Play a faction''s Pivotal Event in place of the current card')
            [CompletionResult]::new('coup', 'coup', [CompletionResultType]::ParameterValue, 'Carry out the Coup Round up to the next choice')
            [CompletionResult]::new('turn', 'turn', [CompletionResultType]::ParameterValue, 'Take the turn of the non-player that is to act')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;fitl;new' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--scenario', '--scenario', [CompletionResultType]::ParameterName, 'The scenario: short, medium or full')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'The factions people play: us, arvn, nva, vc, all or none')
            [CompletionResult]::new('--shared', '--shared', [CompletionResultType]::ParameterName, 'The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair alone against non-players')
            [CompletionResult]::new('--one-person', '--one-person', [CompletionResultType]::ParameterName, 'The factions one person plays, any two or more: us,nva; again for a second person, or none')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: first or second')
            [CompletionResult]::new('--deck', '--deck', [CompletionResultType]::ParameterName, 'Whether the deck is virtual, or physical and on the table')
            [CompletionResult]::new('--human-wins', '--human-wins', [CompletionResultType]::ParameterName, 'When a lone person may win against non-players: early, or final for after the last Coup Round')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'How a rule is read that can be read in two ways, as KEY=VALUE: `--help` lists all')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--period-events', '--period-events', [CompletionResultType]::ParameterName, 'Deal each pile from the Events of its years, with Capabilities in effect from the start')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fitl;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;map' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write the map as an SVG picture to this file, or `-` for standard output')
            [CompletionResult]::new('--png', '--png', [CompletionResultType]::ParameterName, 'Write the map as a PNG picture to this file, or `-` for standard output')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;adjust' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;card-info' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;next' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;options' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;card' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;draw' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;act' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--action', '--action', [CompletionResultType]::ParameterName, 'The action as JSON: a file, or `-` for standard input')
            [CompletionResult]::new('--faction', '--faction', [CompletionResultType]::ParameterName, 'The faction that acts; refused if it is not offered an action')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how non-players decided what the action leaves to them')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fitl;pivotal' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fitl;coup' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--choices', '--choices', [CompletionResultType]::ParameterName, 'What is chosen, as JSON: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how non-players decided: the steps, the rows of the tables, and what was weighed')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fitl;turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--forecast', '--forecast', [CompletionResultType]::ParameterName, 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is')
            [CompletionResult]::new('--choices', '--choices', [CompletionResultType]::ParameterName, 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person''s NVA remove: `lose 1t from hue`')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show why: the conditions, the rows of the tables with the spaces left, the rolls')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fitl;help' {
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a game of Fire in the Lake')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the board, the tracks, the cards, a space or a faction')
            [CompletionResult]::new('map', 'map', [CompletionResultType]::ParameterValue, 'Draw the map: in the terminal, or as an SVG or PNG picture')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set the game to match the table')
            [CompletionResult]::new('card-info', 'card-info', [CompletionResultType]::ParameterValue, 'Show what a card says, in short')
            [CompletionResult]::new('next', 'next', [CompletionResultType]::ParameterValue, 'Show what is due: who may act and how, the next card, or the Coup Round')
            [CompletionResult]::new('options', 'options', [CompletionResultType]::ParameterValue, 'List what the acting faction may do, where, and why not elsewhere')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'Record the card turned up from a physical deck')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Turn up the next card of a virtual deck')
            [CompletionResult]::new('act', 'act', [CompletionResultType]::ParameterValue, 'Act or pass with the faction whose turn it is')
            [CompletionResult]::new('pivotal', 'pivotal', [CompletionResultType]::ParameterValue, 'Play a faction''s Pivotal Event in place of the current card')
            [CompletionResult]::new('coup', 'coup', [CompletionResultType]::ParameterValue, 'Carry out the Coup Round up to the next choice')
            [CompletionResult]::new('turn', 'turn', [CompletionResultType]::ParameterValue, 'Take the turn of the non-player that is to act')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;fitl;help;new' {
            break
        }
        'pointman;fitl;help;show' {
            break
        }
        'pointman;fitl;help;map' {
            break
        }
        'pointman;fitl;help;adjust' {
            break
        }
        'pointman;fitl;help;card-info' {
            break
        }
        'pointman;fitl;help;next' {
            break
        }
        'pointman;fitl;help;options' {
            break
        }
        'pointman;fitl;help;card' {
            break
        }
        'pointman;fitl;help;draw' {
            break
        }
        'pointman;fitl;help;act' {
            break
        }
        'pointman;fitl;help;pivotal' {
            break
        }
        'pointman;fitl;help;coup' {
            break
        }
        'pointman;fitl;help;turn' {
            break
        }
        'pointman;fitl;help;help' {
            break
        }
        'pointman;fng' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('roster', 'roster', [CompletionResultType]::ParameterValue, 'Print the unit roster of a squad and the state of each figure')
            [CompletionResult]::new('squad', 'squad', [CompletionResultType]::ParameterValue, 'Raise a squad, headquarters, team or crew of any army list by dice')
            [CompletionResult]::new('test', 'test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('building', 'building', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above')
            [CompletionResult]::new('close-assault', 'close-assault', [CompletionResultType]::ParameterValue, 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge')
            [CompletionResult]::new('covering-fire', 'covering-fire', [CompletionResultType]::ParameterValue, 'Resolve covering fire when targets appear: In Sight with one more die, and the shot')
            [CompletionResult]::new('crew', 'crew', [CompletionResultType]::ParameterValue, 'Show who does what in a vehicle''s crew, with losses and moves')
            [CompletionResult]::new('flame', 'flame', [CompletionResultType]::ParameterValue, 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames')
            [CompletionResult]::new('grenade', 'grenade', [CompletionResultType]::ParameterValue, 'Throw, drop or launch a grenade: where it ends and everybody it touches')
            [CompletionResult]::new('group', 'group', [CompletionResultType]::ParameterValue, 'Show which figures may move together in one Activation')
            [CompletionResult]::new('in-sight-order', 'in-sight-order', [CompletionResultType]::ParameterValue, 'Roll or take In Sight results and tell who fires when')
            [CompletionResult]::new('main-gun', 'main-gun', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading')
            [CompletionResult]::new('medic', 'medic', [CompletionResultType]::ParameterValue, 'Treat an out of the fight soldier with a Medic, within three turns')
            [CompletionResult]::new('melee', 'melee', [CompletionResultType]::ParameterValue, 'Fight a round of melee: every figure in contact, pair by pair')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about')
            [CompletionResult]::new('recon-by-fire', 'recon-by-fire', [CompletionResultType]::ParameterValue, 'Fire at a place that may hide enemies: who is found, who is hit')
            [CompletionResult]::new('recovery', 'recovery', [CompletionResultType]::ParameterValue, 'Roll who recovers after the battle, and when they return')
            [CompletionResult]::new('reputation', 'reputation', [CompletionResultType]::ParameterValue, 'Count Reputation Points after a mission, or roll a recruit''s Rep')
            [CompletionResult]::new('shoot', 'shoot', [CompletionResultType]::ParameterValue, 'Shoot with one figure: hits, damage, ammunition and the checks that follow')
            [CompletionResult]::new('briefing', 'briefing', [CompletionResultType]::ParameterValue, 'Show the briefing of an FNG mission, or draw its table')
            [CompletionResult]::new('reveal', 'reveal', [CompletionResultType]::ParameterValue, 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad')
            [CompletionResult]::new('activation', 'activation', [CompletionResultType]::ParameterValue, 'Begin the next turn: Activation dice, weather, reinforcements and what is due')
            [CompletionResult]::new('contact', 'contact', [CompletionResultType]::ParameterValue, 'Check a feature or building for contact, once, when it comes into sight')
            [CompletionResult]::new('reinforce', 'reinforce', [CompletionResultType]::ParameterValue, 'Check for reinforcements by hand, outside a seven')
            [CompletionResult]::new('air-run', 'air-run', [CompletionResultType]::ParameterValue, 'Declare and fly a strafing, bombing or spotting run')
            [CompletionResult]::new('fire-mission', 'fire-mission', [CompletionResultType]::ParameterValue, 'Declare and fire mortars and artillery, and roll what their rounds do')
            [CompletionResult]::new('helicopter', 'helicopter', [CompletionResultType]::ParameterValue, 'Land, load, hover or fly off a helicopter, or resolve a hit on it')
            [CompletionResult]::new('radio', 'radio', [CompletionResultType]::ParameterValue, 'Call someone by radio: the air once a turn, then the call')
            [CompletionResult]::new('request', 'request', [CompletionResultType]::ParameterValue, 'Call for artillery, an air strike, a gunship or a medevac')
            [CompletionResult]::new('sniper', 'sniper', [CompletionResultType]::ParameterValue, 'Resolve a sniper''s shot from a card, and what follows a miss')
            [CompletionResult]::new('trap', 'trap', [CompletionResultType]::ParameterValue, 'Show the booby traps that are known, who is poisoned, flares that burn')
            [CompletionResult]::new('trap-place', 'trap-place', [CompletionResultType]::ParameterValue, 'Roll how many booby traps there are, or write one down in secret')
            [CompletionResult]::new('trap-trip', 'trap-trip', [CompletionResultType]::ParameterValue, 'Resolve three equal Activation dice: the kind of trap, and who set it off')
            [CompletionResult]::new('trap-spring', 'trap-spring', [CompletionResultType]::ParameterValue, 'Come upon a booby trap: find it, or set it off')
            [CompletionResult]::new('trap-disarm', 'trap-disarm', [CompletionResultType]::ParameterValue, 'Disarm a booby trap found the turn before')
            [CompletionResult]::new('trap-clear', 'trap-clear', [CompletionResultType]::ParameterValue, 'Clear a square inch of punji stakes, or destroy a viper')
            [CompletionResult]::new('trap-turn', 'trap-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn for booby traps: poison acts, flares burn down')
            [CompletionResult]::new('tunnel', 'tunnel', [CompletionResultType]::ParameterValue, 'Show the tunnels that are known: entrances, men below, and a complex as a map')
            [CompletionResult]::new('tunnel-place', 'tunnel-place', [CompletionResultType]::ParameterValue, 'Roll how many tunnel entrances there are, and place them in secret')
            [CompletionResult]::new('tunnel-spot', 'tunnel-spot', [CompletionResultType]::ParameterValue, 'Look for tunnel entrances within 6 in')
            [CompletionResult]::new('tunnel-move', 'tunnel-move', [CompletionResultType]::ParameterValue, 'Move VC or NVA through a tunnel: enter, stop, go on, come out')
            [CompletionResult]::new('tunnel-turn', 'tunnel-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn below ground: troops move on, smoke spreads')
            [CompletionResult]::new('tunnel-blast', 'tunnel-blast', [CompletionResultType]::ParameterValue, 'Resolve a bomb above a tunnel, or a charge at its entrance')
            [CompletionResult]::new('tunnel-smoke', 'tunnel-smoke', [CompletionResultType]::ParameterValue, 'Mark connected entrances within 24 in with a smoke grenade')
            [CompletionResult]::new('tunnel-enter', 'tunnel-enter', [CompletionResultType]::ParameterValue, 'Enter a tunnel: the size of the complex and its first sections')
            [CompletionResult]::new('tunnel-advance', 'tunnel-advance', [CompletionResultType]::ParameterValue, 'Advance through a tunnel: what waits there, and what is seen beyond')
            [CompletionResult]::new('tunnel-search', 'tunnel-search', [CompletionResultType]::ParameterValue, 'Take what lies there, or search a wall of a supply room')
            [CompletionResult]::new('tunnel-settle', 'tunnel-settle', [CompletionResultType]::ParameterValue, 'Remove enemies seen in a section: shot, captured or gone')
            [CompletionResult]::new('tunnel-shot', 'tunnel-shot', [CompletionResultType]::ParameterValue, 'Resolve a shot in or into an armory: it blows up on 1')
            [CompletionResult]::new('tunnel-leave', 'tunnel-leave', [CompletionResultType]::ParameterValue, 'Come out of a tunnel with what was found')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;fng;roster' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;squad' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'The force: us-marines, us-army-infantry, anzac-infantry, nva, local-vc, …')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The date, such as 1967-05-early; it decides on some weapons')
            [CompletionResult]::new('--unit', '--unit', [CompletionResultType]::ParameterName, 'squad, headquarters, half-squad, lmg-team, hmg-team, rpg-7-team, sapper-cell, sniper, crew, …')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--number', '--number', [CompletionResultType]::ParameterName, 'Its number among the squads of a platoon: the men of each get names of their own')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition whose figures the weapons have: 1 or 2')
            [CompletionResult]::new('--men', '--men', [CompletionResultType]::ParameterName, 'So many men are present')
            [CompletionResult]::new('--star', '--star', [CompletionResultType]::ParameterName, 'The name of the player''s own character, the Star')
            [CompletionResult]::new('--star-rep', '--star-rep', [CompletionResultType]::ParameterName, 'His Rep; 4 if not given')
            [CompletionResult]::new('--star-attribute', '--star-attribute', [CompletionResultType]::ParameterName, 'His Attributes: one at Rep 4, two at Rep 5')
            [CompletionResult]::new('--star-post', '--star-post', [CompletionResultType]::ParameterName, 'His post: nco, jr-nco, lmg-gunner, grenadier, rifleman; the squad leader if not given')
            [CompletionResult]::new('--names', '--names', [CompletionResultType]::ParameterName, 'Names for the men, in the order they are raised')
            [CompletionResult]::new('--mix', '--mix', [CompletionResultType]::ParameterName, 'What posts with several weapons carry')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon of a post, as POST=WEAPON')
            [CompletionResult]::new('--launchers', '--launchers', [CompletionResultType]::ParameterName, 'Launchers in the squad')
            [CompletionResult]::new('--laws', '--laws', [CompletionResultType]::ParameterName, 'LAWs in the squad; two if not given')
            [CompletionResult]::new('--heavy', '--heavy', [CompletionResultType]::ParameterName, 'The support weapon of a local squad')
            [CompletionResult]::new('--vehicle', '--vehicle', [CompletionResultType]::ParameterName, 'The vehicle of a crew')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of the lists, as KEY=VALUE')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--full', '--full', [CompletionResultType]::ParameterName, 'All men of the list are present')
            [CompletionResult]::new('--attributes', '--attributes', [CompletionResultType]::ParameterName, 'An Attribute for each other man, by die and card')
            [CompletionResult]::new('--months', '--months', [CompletionResultType]::ParameterName, 'Men have served some months already, by dice')
            [CompletionResult]::new('--satchel-charges', '--satchel-charges', [CompletionResultType]::ParameterName, 'A Main Force squad with satchel charges')
            [CompletionResult]::new('--green', '--green', [CompletionResultType]::ParameterName, 'A green local squad')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;test' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'The Rep of the figure')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'Modifiers and conditions that hold, such as in-cover')
            [CompletionResult]::new('--set', '--set', [CompletionResultType]::ParameterName, 'Numbers the check asks for, such as impact=3')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader who gives the Leader Die')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'Attributes of the figure, such as tough')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'The figures of the squad that take the check')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'Take it N times')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'List the checks by theme')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'Show the check as the rules print it')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;building' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--gun', '--gun', [CompletionResultType]::ParameterName, 'The vehicle whose main gun fires, such as m-48')
            [CompletionResult]::new('--apr', '--apr', [CompletionResultType]::ParameterName, 'The gun''s APR')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given')
            [CompletionResult]::new('--loader', '--loader', [CompletionResultType]::ParameterName, 'Rep of the loader: the gunner''s if not given')
            [CompletionResult]::new('--tubes-fired', '--tubes-fired', [CompletionResultType]::ParameterName, 'Tubes of an Ontos that have fired in this battle')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the target')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the target')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--behind', '--behind', [CompletionResultType]::ParameterName, 'A figure in the back blast of the weapon')
            [CompletionResult]::new('--dv', '--dv', [CompletionResultType]::ParameterName, 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel')
            [CompletionResult]::new('--inside', '--inside', [CompletionResultType]::ParameterName, 'A figure in the area aimed at')
            [CompletionResult]::new('--inside-left', '--inside-left', [CompletionResultType]::ParameterName, 'A figure in the area to the left')
            [CompletionResult]::new('--inside-right', '--inside-right', [CompletionResultType]::ParameterName, 'A figure in the area to the right')
            [CompletionResult]::new('--inside-above', '--inside-above', [CompletionResultType]::ParameterName, 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left')
            [CompletionResult]::new('--levels-above', '--levels-above', [CompletionResultType]::ParameterName, 'Levels above the one aimed at')
            [CompletionResult]::new('--levels-left', '--levels-left', [CompletionResultType]::ParameterName, 'Levels above the area to the left')
            [CompletionResult]::new('--levels-right', '--levels-right', [CompletionResultType]::ParameterName, 'Levels above the area to the right')
            [CompletionResult]::new('--areas', '--areas', [CompletionResultType]::ParameterName, 'Areas that stand on each level, the one aimed at first; those described if not given')
            [CompletionResult]::new('--to-edge', '--to-edge', [CompletionResultType]::ParameterName, 'Inches from the spot aimed at to the edge of its area')
            [CompletionResult]::new('--commander', '--commander', [CompletionResultType]::ParameterName, 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--no-loader', '--no-loader', [CompletionResultType]::ParameterName, 'Nobody is in the loader''s place')
            [CompletionResult]::new('--deployed', '--deployed', [CompletionResultType]::ParameterName, 'A deployed anti-tank gun: loads one line better')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'There is an area to the left, if nobody is named there')
            [CompletionResult]::new('--right', '--right', [CompletionResultType]::ParameterName, 'There is an area to the right, if nobody is named there')
            [CompletionResult]::new('--buttoned-up', '--buttoned-up', [CompletionResultType]::ParameterName, 'His hatch is closed')
            [CompletionResult]::new('--gunner-position', '--gunner-position', [CompletionResultType]::ParameterName, 'He looks from the gunner''s place')
            [CompletionResult]::new('--stealthy-target', '--stealthy-target', [CompletionResultType]::ParameterName, 'The target is Stealthy')
            [CompletionResult]::new('--sapper', '--sapper', [CompletionResultType]::ParameterName, 'The target is a sapper who is hidden, or it is night')
            [CompletionResult]::new('--hidden', '--hidden', [CompletionResultType]::ParameterName, 'The vehicle is hidden (edition 1)')
            [CompletionResult]::new('--with-leader', '--with-leader', [CompletionResultType]::ParameterName, 'A Leader is with the hidden vehicle (edition 1)')
            [CompletionResult]::new('--active', '--active', [CompletionResultType]::ParameterName, 'Its side is Active: it needs no check (edition 2)')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;close-assault' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'The vehicle fired at, such as pt-76')
            [CompletionResult]::new('--armor', '--armor', [CompletionResultType]::ParameterName, 'Its armor, front and side, when it is on no list: 4/2')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'The side faced: front, side, rear, top or bottom')
            [CompletionResult]::new('--crew', '--crew', [CompletionResultType]::ParameterName, 'Men aboard')
            [CompletionResult]::new('--disabling-hits', '--disabling-hits', [CompletionResultType]::ParameterName, 'Disabling hits a vessel has taken before')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--hull-down', '--hull-down', [CompletionResultType]::ParameterName, 'Only its turret can be seen')
            [CompletionResult]::new('--target-fast', '--target-fast', [CompletionResultType]::ParameterName, 'It moved more than half its speed this turn')
            [CompletionResult]::new('--target-cover', '--target-cover', [CompletionResultType]::ParameterName, 'It is in cover, for weapons that use Ranged To Hit')
            [CompletionResult]::new('--target-concealed', '--target-concealed', [CompletionResultType]::ParameterName, 'It is concealed, for weapons that use Ranged To Hit')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;covering-fire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--shots', '--shots', [CompletionResultType]::ParameterName, 'Dice of the Target Rating used')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the targets')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the targets')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--automatic', '--automatic', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'The shooter is fast moving')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'The weapon has its sniper scope or stock')
            [CompletionResult]::new('--return-fire', '--return-fire', [CompletionResultType]::ParameterName, 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep')
            [CompletionResult]::new('--in-sight-1', '--in-sight-1', [CompletionResultType]::ParameterName, 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'In a tunnel')
            [CompletionResult]::new('--hidden', '--hidden', [CompletionResultType]::ParameterName, 'The shooter is hidden: tells whether he stays so')
            [CompletionResult]::new('--watched', '--watched', [CompletionResultType]::ParameterName, 'A friend of the targets sees the hidden shooter and does not Duck Back')
            [CompletionResult]::new('--elsewhere', '--elsewhere', [CompletionResultType]::ParameterName, 'The targets appear outside the swath that is covered')
            [CompletionResult]::new('--moving', '--moving', [CompletionResultType]::ParameterName, 'The shooter is moving')
            [CompletionResult]::new('--with-leader', '--with-leader', [CompletionResultType]::ParameterName, 'A Leader is with the shooter')
            [CompletionResult]::new('--stealthy-target', '--stealthy-target', [CompletionResultType]::ParameterName, 'A target is Stealthy')
            [CompletionResult]::new('--sapper', '--sapper', [CompletionResultType]::ParameterName, 'A target is a sapper and is hidden, or it is night')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;crew' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--reps', '--reps', [CompletionResultType]::ParameterName, 'The Reps of 2 to 5 men: commander, driver, and as far as they have places of their own gunner, loader, radio operator')
            [CompletionResult]::new('--lost', '--lost', [CompletionResultType]::ParameterName, 'A man who is lost, by his place, in the order they are lost')
            [CompletionResult]::new('--move', '--move', [CompletionResultType]::ParameterName, 'A man who then moves to an empty place, as FROM:TO')
            [CompletionResult]::new('--slide', '--slide', [CompletionResultType]::ParameterName, 'A man who then moves to an empty place, as FROM:TO')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;flame' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure in the path, or with --tank in the circle; `apart` for one more than 3 in from the others')
            [CompletionResult]::new('--unlucky', '--unlucky', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1')
            [CompletionResult]::new('--dv', '--dv', [CompletionResultType]::ParameterName, 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel')
            [CompletionResult]::new('--inside', '--inside', [CompletionResultType]::ParameterName, 'A figure in the area aimed at')
            [CompletionResult]::new('--inside-left', '--inside-left', [CompletionResultType]::ParameterName, 'A figure in the area to the left')
            [CompletionResult]::new('--inside-right', '--inside-right', [CompletionResultType]::ParameterName, 'A figure in the area to the right')
            [CompletionResult]::new('--inside-above', '--inside-above', [CompletionResultType]::ParameterName, 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left')
            [CompletionResult]::new('--levels-above', '--levels-above', [CompletionResultType]::ParameterName, 'Levels above the one aimed at')
            [CompletionResult]::new('--levels-left', '--levels-left', [CompletionResultType]::ParameterName, 'Levels above the area to the left')
            [CompletionResult]::new('--levels-right', '--levels-right', [CompletionResultType]::ParameterName, 'Levels above the area to the right')
            [CompletionResult]::new('--areas', '--areas', [CompletionResultType]::ParameterName, 'Areas that stand on each level, the one aimed at first; those described if not given')
            [CompletionResult]::new('--to-edge', '--to-edge', [CompletionResultType]::ParameterName, 'Inches from the spot aimed at to the edge of its area')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the farthest target')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the farthest target')
            [CompletionResult]::new('--cross', '--cross', [CompletionResultType]::ParameterName, 'This figure crosses residual flame')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'Rep of the Leader who gives him a Leader Die')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--left', '--left', [CompletionResultType]::ParameterName, 'There is an area to the left, if nobody is named there')
            [CompletionResult]::new('--right', '--right', [CompletionResultType]::ParameterName, 'There is an area to the right, if nobody is named there')
            [CompletionResult]::new('--vehicle', '--vehicle', [CompletionResultType]::ParameterName, 'Of a vehicle: 18 in, and its first 1 is ignored')
            [CompletionResult]::new('--first-one-spent', '--first-one-spent', [CompletionResultType]::ParameterName, 'The first 1 of the vehicle has been rolled already')
            [CompletionResult]::new('--tank', '--tank', [CompletionResultType]::ParameterName, 'The operator was hit or caught in a blast: does the tank burst?')
            [CompletionResult]::new('--wants-to', '--wants-to', [CompletionResultType]::ParameterName, 'He has passed Wanting to Charge already')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;grenade' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure in the circle round the spot: cover,rep=3; `apart` for one more than 3 in from the others')
            [CompletionResult]::new('--other', '--other', [CompletionResultType]::ParameterName, 'A figure of the group next closest to the target, friend or enemy')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'A figure in the circle round the thrower, whom a fumble endangers')
            [CompletionResult]::new('--unlucky', '--unlucky', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the spot')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the spot')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--drop', '--drop', [CompletionResultType]::ParameterName, 'Dropped over a wall, through a window, rolled into a room: Bombs Away')
            [CompletionResult]::new('--bombs-away', '--bombs-away', [CompletionResultType]::ParameterName, 'Dropped over a wall, through a window, rolled into a room: Bombs Away')
            [CompletionResult]::new('--launch', '--launch', [CompletionResultType]::ParameterName, 'Launched from a rifle, for an anti-tank grenade that could be tossed')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Placed, for a charge')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'In a tunnel')
            [CompletionResult]::new('--no-throw-back', '--no-throw-back', [CompletionResultType]::ParameterName, 'Athletes do not try to throw it back')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;group' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure and where it stands, in inches from a corner of the table: Smith,x=3,y=10; with its unit: unit=1st, and a new one that a Leader has taken command for: under=3rd; `vehicle` for a vehicle')
            [CompletionResult]::new('--travel', '--travel', [CompletionResultType]::ParameterName, 'The direction of travel, which lets a Pointman be 8 in ahead: 0,1')
            [CompletionResult]::new('--out-of-sight', '--out-of-sight', [CompletionResultType]::ParameterName, 'Two figures that do not see each other, as Smith:Jones')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;in-sight-order' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--tester', '--tester', [CompletionResultType]::ParameterName, 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;main-gun' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--gun', '--gun', [CompletionResultType]::ParameterName, 'The vehicle whose main gun fires, such as m-48')
            [CompletionResult]::new('--apr', '--apr', [CompletionResultType]::ParameterName, 'The gun''s APR')
            [CompletionResult]::new('--round', '--round', [CompletionResultType]::ParameterName, 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given')
            [CompletionResult]::new('--loader', '--loader', [CompletionResultType]::ParameterName, 'Rep of the loader: the gunner''s if not given')
            [CompletionResult]::new('--tubes-fired', '--tubes-fired', [CompletionResultType]::ParameterName, 'Tubes of an Ontos that have fired in this battle')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the target')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the target')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'The vehicle fired at, such as pt-76')
            [CompletionResult]::new('--armor', '--armor', [CompletionResultType]::ParameterName, 'Its armor, front and side, when it is on no list: 4/2')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'The side faced: front, side, rear, top or bottom')
            [CompletionResult]::new('--crew', '--crew', [CompletionResultType]::ParameterName, 'Men aboard')
            [CompletionResult]::new('--disabling-hits', '--disabling-hits', [CompletionResultType]::ParameterName, 'Disabling hits a vessel has taken before')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure fired at by the main gun, in the circle of HE or the fan of canister: cover,rep=3; `apart` for one more than 3 in from the others')
            [CompletionResult]::new('--unlucky', '--unlucky', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1')
            [CompletionResult]::new('--commander', '--commander', [CompletionResultType]::ParameterName, 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5')
            [CompletionResult]::new('--behind', '--behind', [CompletionResultType]::ParameterName, 'A figure in the back blast of the weapon')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--no-loader', '--no-loader', [CompletionResultType]::ParameterName, 'Nobody is in the loader''s place')
            [CompletionResult]::new('--deployed', '--deployed', [CompletionResultType]::ParameterName, 'A deployed anti-tank gun: loads one line better')
            [CompletionResult]::new('--hull-down', '--hull-down', [CompletionResultType]::ParameterName, 'Only its turret can be seen')
            [CompletionResult]::new('--target-fast', '--target-fast', [CompletionResultType]::ParameterName, 'It moved more than half its speed this turn')
            [CompletionResult]::new('--target-cover', '--target-cover', [CompletionResultType]::ParameterName, 'It is in cover, for weapons that use Ranged To Hit')
            [CompletionResult]::new('--target-concealed', '--target-concealed', [CompletionResultType]::ParameterName, 'It is concealed, for weapons that use Ranged To Hit')
            [CompletionResult]::new('--buttoned-up', '--buttoned-up', [CompletionResultType]::ParameterName, 'His hatch is closed')
            [CompletionResult]::new('--gunner-position', '--gunner-position', [CompletionResultType]::ParameterName, 'He looks from the gunner''s place')
            [CompletionResult]::new('--stealthy-target', '--stealthy-target', [CompletionResultType]::ParameterName, 'The target is Stealthy')
            [CompletionResult]::new('--sapper', '--sapper', [CompletionResultType]::ParameterName, 'The target is a sapper who is hidden, or it is night')
            [CompletionResult]::new('--hidden', '--hidden', [CompletionResultType]::ParameterName, 'The vehicle is hidden (edition 1)')
            [CompletionResult]::new('--with-leader', '--with-leader', [CompletionResultType]::ParameterName, 'A Leader is with the hidden vehicle (edition 1)')
            [CompletionResult]::new('--active', '--active', [CompletionResultType]::ParameterName, 'Its side is Active: it needs no check (edition 2)')
            [CompletionResult]::new('--moving', '--moving', [CompletionResultType]::ParameterName, 'The firing vehicle is not stopped: only Hands of Fate can hit')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'The firing vehicle moved more than half its speed this turn')
            [CompletionResult]::new('--turret', '--turret', [CompletionResultType]::ParameterName, 'Aim at the turret')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'In a tunnel')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;medic' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--casualty', '--casualty', [CompletionResultType]::ParameterName, 'The soldier')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'The soldier')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'Turns since he was hit')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;melee' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--ours', '--ours', [CompletionResultType]::ParameterName, 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)')
            [CompletionResult]::new('--us', '--us', [CompletionResultType]::ParameterName, 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)')
            [CompletionResult]::new('--theirs', '--theirs', [CompletionResultType]::ParameterName, 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone')
            [CompletionResult]::new('--them', '--them', [CompletionResultType]::ParameterName, 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'Who is in contact with whom, by number: 1-1,1-2,2-2; everybody with everybody if not given')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;move' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--way', '--way', [CompletionResultType]::ParameterName, 'How he moves')
            [CompletionResult]::new('--figure', '--figure', [CompletionResultType]::ParameterName, 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep, for the roll of a Fast Move')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes, such as fast, slow, clumsy')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader who gives a Leader Die on a Fast Move')
            [CompletionResult]::new('--terrain', '--terrain', [CompletionResultType]::ParameterName, 'The ground: clear, woods, jungle, elephant-grass, flooded-rice-paddy, barbed-wire, …')
            [CompletionResult]::new('--vehicle', '--vehicle', [CompletionResultType]::ParameterName, 'A vehicle moves, such as m-48')
            [CompletionResult]::new('--moved', '--moved', [CompletionResultType]::ParameterName, 'It has moved so many inches and stopped')
            [CompletionResult]::new('--about', '--about', [CompletionResultType]::ParameterName, 'A watercraft at this speed turns about without stopping')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take the figure from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--trouble', '--trouble', [CompletionResultType]::ParameterName, 'He swims in slight trouble: 3 in')
            [CompletionResult]::new('--road', '--road', [CompletionResultType]::ParameterName, 'All of its move is on a road')
            [CompletionResult]::new('--water', '--water', [CompletionResultType]::ParameterName, 'It is afloat: a boat, or an amphibious vehicle')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;recon-by-fire' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others')
            [CompletionResult]::new('--enemy', '--enemy', [CompletionResultType]::ParameterName, 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others')
            [CompletionResult]::new('--unlucky', '--unlucky', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--automatic', '--automatic', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;recovery' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--casualty', '--casualty', [CompletionResultType]::ParameterName, 'One of them: Smith,rep=4,evacuated,sickly')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'One of them: Smith,rep=4,evacuated,sickly')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;reputation' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--points', '--points', [CompletionResultType]::ParameterName, 'Reputation Points he holds')
            [CompletionResult]::new('--months', '--months', [CompletionResultType]::ParameterName, 'Months served of this tour')
            [CompletionResult]::new('--event', '--event', [CompletionResultType]::ParameterName, 'What became of him, in the order it happened')
            [CompletionResult]::new('--recruit', '--recruit', [CompletionResultType]::ParameterName, 'Roll the Rep of a recruit of this force: us-marines, nva, local-vc, …')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--marine', '--marine', [CompletionResultType]::ParameterName, 'A Marine, whose tour is a month longer')
            [CompletionResult]::new('--save', '--save', [CompletionResultType]::ParameterName, 'He saves his points: he declines to rise, so as to buy an Attribute')
            [CompletionResult]::new('--buy', '--buy', [CompletionResultType]::ParameterName, 'He buys an Attribute with his points, after what became of him')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;shoot' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1')
            [CompletionResult]::new('--shooter', '--shooter', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5')
            [CompletionResult]::new('--rep', '--rep', [CompletionResultType]::ParameterName, 'His Rep')
            [CompletionResult]::new('--attribute', '--attribute', [CompletionResultType]::ParameterName, 'His Attributes')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The weapon, such as m-16, usa-m-60, combat-shotgun')
            [CompletionResult]::new('--class', '--class', [CompletionResultType]::ParameterName, 'A weapon on no list: the class it fits, such as semi-automatic-rifle')
            [CompletionResult]::new('--targets', '--targets', [CompletionResultType]::ParameterName, 'Its Target Rating, in place of the printed one')
            [CompletionResult]::new('--impact', '--impact', [CompletionResultType]::ParameterName, 'Its Impact, in place of the printed one')
            [CompletionResult]::new('--reach', '--reach', [CompletionResultType]::ParameterName, 'Its range in inches, in place of the printed one')
            [CompletionResult]::new('--shots', '--shots', [CompletionResultType]::ParameterName, 'Dice of the Target Rating used')
            [CompletionResult]::new('--in', '--in', [CompletionResultType]::ParameterName, 'Inches to the targets')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches to the targets')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--automatic', '--automatic', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--auto', '--auto', [CompletionResultType]::ParameterName, 'Full automatic: the second Target Rating')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'The shooter is fast moving')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'The weapon has its sniper scope or stock')
            [CompletionResult]::new('--return-fire', '--return-fire', [CompletionResultType]::ParameterName, 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep')
            [CompletionResult]::new('--in-sight-1', '--in-sight-1', [CompletionResultType]::ParameterName, 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'In a tunnel')
            [CompletionResult]::new('--hidden', '--hidden', [CompletionResultType]::ParameterName, 'The shooter is hidden: tells whether he stays so')
            [CompletionResult]::new('--watched', '--watched', [CompletionResultType]::ParameterName, 'A friend of the targets sees the hidden shooter and does not Duck Back')
            [CompletionResult]::new('--odds', '--odds', [CompletionResultType]::ParameterName, 'Show the exact odds of how everything ends, instead of rolling')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how the result came about')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;briefing' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Print a copy of the document sealed for this side, free-world or communist: without what the other side hides, the history and the dice')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write the table as an SVG picture to this file, or `-` for standard output')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too: the enemy, hidden cards, tunnels and traps')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;reveal' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--section', '--section', [CompletionResultType]::ParameterName, 'Turn the cards of the section with this number')
            [CompletionResult]::new('--marker', '--marker', [CompletionResultType]::ParameterName, 'Look at the marker with this number')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'The enemy squad enters')
            [CompletionResult]::new('--others', '--others', [CompletionResultType]::ParameterName, 'Shooting starts in the introductory encounter: where the others are')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;activation' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--own', '--own', [CompletionResultType]::ParameterName, 'The die of the player''s side, thrown at the table')
            [CompletionResult]::new('--enemy', '--enemy', [CompletionResultType]::ParameterName, 'The die of the other side')
            [CompletionResult]::new('--third', '--third', [CompletionResultType]::ParameterName, 'The third die, for booby traps')
            [CompletionResult]::new('--treated', '--treated', [CompletionResultType]::ParameterName, 'A poisoned man whom a medic has seen to')
            [CompletionResult]::new('--full-platoon', '--full-platoon', [CompletionResultType]::ParameterName, 'A side that has its full platoon on the table: own or enemy')
            [CompletionResult]::new('--part-platoon', '--part-platoon', [CompletionResultType]::ParameterName, 'A side that has less than a full platoon on the table')
            [CompletionResult]::new('--gone', '--gone', [CompletionResultType]::ParameterName, 'A vehicle that came and is gone again, such as m-557')
            [CompletionResult]::new('--mortar-carrier', '--mortar-carrier', [CompletionResultType]::ParameterName, 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of an unclear rule, such as sup-01=noted')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--shots', '--shots', [CompletionResultType]::ParameterName, 'Shots were fired in the turn just played: reinforcements are checked for from now on')
            [CompletionResult]::new('--no-vehicles', '--no-vehicles', [CompletionResultType]::ParameterName, 'Vehicles cannot come onto this ground')
            [CompletionResult]::new('--vehicles', '--vehicles', [CompletionResultType]::ParameterName, 'Vehicles can come after all')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;contact' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;reinforce' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Who checks: own or enemy')
            [CompletionResult]::new('--full-platoon', '--full-platoon', [CompletionResultType]::ParameterName, 'A side that has its full platoon on the table: own or enemy')
            [CompletionResult]::new('--part-platoon', '--part-platoon', [CompletionResultType]::ParameterName, 'A side that has less than a full platoon on the table')
            [CompletionResult]::new('--gone', '--gone', [CompletionResultType]::ParameterName, 'A vehicle that came and is gone again, such as m-557')
            [CompletionResult]::new('--mortar-carrier', '--mortar-carrier', [CompletionResultType]::ParameterName, 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of an unclear rule, such as sup-01=noted')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--arrive', '--arrive', [CompletionResultType]::ParameterName, 'They arrive: a card is drawn and read without comparing')
            [CompletionResult]::new('--no-vehicles', '--no-vehicles', [CompletionResultType]::ParameterName, 'Vehicles cannot come onto this ground')
            [CompletionResult]::new('--vehicles', '--vehicles', [CompletionResultType]::ParameterName, 'Vehicles can come after all')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;air-run' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--aircraft', '--aircraft', [CompletionResultType]::ParameterName, 'Which aircraft')
            [CompletionResult]::new('--declare', '--declare', [CompletionResultType]::ParameterName, 'Declare a run: guns, rockets, bombs, napalm, marking-rocket, spotting, strip, ring')
            [CompletionResult]::new('--course', '--course', [CompletionResultType]::ParameterName, 'Where it comes in and where it leaves')
            [CompletionResult]::new('--variant', '--variant', [CompletionResultType]::ParameterName, 'The variant that came, with --declare: a or b of an F-4, napalm or bomb of an A-1')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover')
            [CompletionResult]::new('--aboard', '--aboard', [CompletionResultType]::ParameterName, 'Who is aboard a helicopter, for its damage')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure it fires at, or in a blast: Phu,rep=3,cover; `left`, `center`, `right` of its path; `vehicle`')
            [CompletionResult]::new('--inches', '--inches', [CompletionResultType]::ParameterName, 'Inches it flies over the table')
            [CompletionResult]::new('--point', '--point', [CompletionResultType]::ParameterName, 'Where rockets, bombs or napalm are aimed')
            [CompletionResult]::new('--weapon', '--weapon', [CompletionResultType]::ParameterName, 'The personal weapon fired from a FAC')
            [CompletionResult]::new('--also', '--also', [CompletionResultType]::ParameterName, 'What a gunship fires in the same pass: rockets as well as fixed guns')
            [CompletionResult]::new('--effect', '--effect', [CompletionResultType]::ParameterName, 'Roll the effect of this blast on those in it')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--forward-observer', '--forward-observer', [CompletionResultType]::ParameterName, 'A Forward Observer on the ground brings it in')
            [CompletionResult]::new('--run', '--run', [CompletionResultType]::ParameterName, 'Fly the run that was declared the turn before')
            [CompletionResult]::new('--all-at-one', '--all-at-one', [CompletionResultType]::ParameterName, 'All dice at one target')
            [CompletionResult]::new('--off-table', '--off-table', [CompletionResultType]::ParameterName, 'That point lies off the table')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;fire-mission' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--declare', '--declare', [CompletionResultType]::ParameterName, 'Declare one: light-mortar, medium-mortar, artillery')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'What is aimed at; with --mission another target, which takes a turn')
            [CompletionResult]::new('--load', '--load', [CompletionResultType]::ParameterName, 'What is fired: he if not given, smoke, wp, illumination')
            [CompletionResult]::new('--crew-short', '--crew-short', [CompletionResultType]::ParameterName, 'Men short of a full crew')
            [CompletionResult]::new('--rounds', '--rounds', [CompletionResultType]::ParameterName, 'Rounds declared; as many as the rate of fire if not given')
            [CompletionResult]::new('--range', '--range', [CompletionResultType]::ParameterName, 'Inches from the tube to the target')
            [CompletionResult]::new('--friends', '--friends', [CompletionResultType]::ParameterName, 'Inches from the target to the nearest friend')
            [CompletionResult]::new('--final-protective', '--final-protective', [CompletionResultType]::ParameterName, 'Final protective fire, with the enemy so many inches from your men')
            [CompletionResult]::new('--operator', '--operator', [CompletionResultType]::ParameterName, 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard')
            [CompletionResult]::new('--group-rep', '--group-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader in whose group he acts, when his own is below the Activation die')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Whose: own if not given, or enemy')
            [CompletionResult]::new('--mission', '--mission', [CompletionResultType]::ParameterName, 'Fire this mission: a spotting round until one is seen, then rounds that count')
            [CompletionResult]::new('--fire', '--fire', [CompletionResultType]::ParameterName, 'Rounds fired now: one if not given')
            [CompletionResult]::new('--effect', '--effect', [CompletionResultType]::ParameterName, 'Roll the effect of this blast on those in it')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'A figure in the circle: Phu,rep=3,cover; `vehicle` for a vehicle')
            [CompletionResult]::new('--smoke-grenade', '--smoke-grenade', [CompletionResultType]::ParameterName, 'A smoke grenade that somebody threw lies here: a cloud, and no Fire Mission')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--direct', '--direct', [CompletionResultType]::ParameterName, 'The crew sees its target: no spotting round')
            [CompletionResult]::new('--off-table', '--off-table', [CompletionResultType]::ParameterName, 'The tube stands off the table')
            [CompletionResult]::new('--card', '--card', [CompletionResultType]::ParameterName, 'A card lets the side call it (sup-01)')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'He calls from a tunnel')
            [CompletionResult]::new('--unseen', '--unseen', [CompletionResultType]::ParameterName, 'The spotter did not see the last spotting round: another')
            [CompletionResult]::new('--reaction', '--reaction', [CompletionResultType]::ParameterName, 'Fired in reaction: for tubes on the table')
            [CompletionResult]::new('--cancel', '--cancel', [CompletionResultType]::ParameterName, 'End the mission')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;helicopter' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--aircraft', '--aircraft', [CompletionResultType]::ParameterName, 'Which; the only one if not given')
            [CompletionResult]::new('--model', '--model', [CompletionResultType]::ParameterName, 'What comes with send: a Slick if not given')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Whose: own if not given, or enemy')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover')
            [CompletionResult]::new('--aboard', '--aboard', [CompletionResultType]::ParameterName, 'Who is aboard a helicopter, for its damage')
            [CompletionResult]::new('--men', '--men', [CompletionResultType]::ParameterName, 'Men who get in or out')
            [CompletionResult]::new('--litters', '--litters', [CompletionResultType]::ParameterName, 'Casualties who are loaded')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'A casualty who is loaded, by name')
            [CompletionResult]::new('--inches', '--inches', [CompletionResultType]::ParameterName, 'Inches a light observation helicopter moves')
            [CompletionResult]::new('--point', '--point', [CompletionResultType]::ParameterName, 'Where a flare hangs')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--hot', '--hot', [CompletionResultType]::ParameterName, 'An enemy is within 12 in of the LZ')
            [CompletionResult]::new('--small-lz', '--small-lz', [CompletionResultType]::ParameterName, 'The LZ is too small')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;radio' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--operator', '--operator', [CompletionResultType]::ParameterName, 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard')
            [CompletionResult]::new('--group-rep', '--group-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader in whose group he acts, when his own is below the Activation die')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Whose: own if not given, or enemy')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Whom: fac for what flies, battalion, company, …')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'He calls from a tunnel')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;request' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--operator', '--operator', [CompletionResultType]::ParameterName, 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard')
            [CompletionResult]::new('--group-rep', '--group-rep', [CompletionResultType]::ParameterName, 'The Rep of the Leader in whose group he acts, when his own is below the Activation die')
            [CompletionResult]::new('--side', '--side', [CompletionResultType]::ParameterName, 'Whose: own if not given, or enemy')
            [CompletionResult]::new('--leader-rep', '--leader-rep', [CompletionResultType]::ParameterName, 'Rep of the Leader who asks; by the mission if not given')
            [CompletionResult]::new('--target', '--target', [CompletionResultType]::ParameterName, 'What the guns are to fire at')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--tunnel', '--tunnel', [CompletionResultType]::ParameterName, 'He calls from a tunnel')
            [CompletionResult]::new('--forward-observer', '--forward-observer', [CompletionResultType]::ParameterName, 'A Forward Observer asks')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;sniper' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--sniper', '--sniper', [CompletionResultType]::ParameterName, 'Which; the only one if not given')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'The enemy figure nearest his card: Smith,rep=4,cover')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--all-ducked-back', '--all-ducked-back', [CompletionResultType]::ParameterName, 'After a miss: everyone who could see him Ducked Back')
            [CompletionResult]::new('--seen', '--seen', [CompletionResultType]::ParameterName, 'After a miss: someone who can see him did not Duck Back')
            [CompletionResult]::new('--gone', '--gone', [CompletionResultType]::ParameterName, 'He is out of it')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is kept from the player, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;trap-place' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--kind', '--kind', [CompletionResultType]::ParameterName, 'The kind: tripwire, punji, landmine, viper, cdm, trip-flare')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Where it is, in words')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'A reading of the rules: sup-31=written|markers, sup-32=other-side|all, sup-34=after-halving|before-halving')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--free-world', '--free-world', [CompletionResultType]::ParameterName, 'Set by the Free World: a CDM or a trip flare')
            [CompletionResult]::new('--anti-vehicle', '--anti-vehicle', [CompletionResultType]::ParameterName, 'A landmine for vehicles')
            [CompletionResult]::new('--dummy', '--dummy', [CompletionResultType]::ParameterName, 'A marker with nothing behind it, for sup-31=markers')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap-trip' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--among', '--among', [CompletionResultType]::ParameterName, 'A figure on the table that may have set it off')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--night', '--night', [CompletionResultType]::ParameterName, 'It is night, whatever the mission says')
            [CompletionResult]::new('--day', '--day', [CompletionResultType]::ParameterName, 'It is day, whatever the mission says')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap-spring' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who comes upon it: Smith,rep=4,pointman')
            [CompletionResult]::new('--trap', '--trap', [CompletionResultType]::ParameterName, 'The number of the trap; the one three equal dice brought if not given')
            [CompletionResult]::new('--behind', '--behind', [CompletionResultType]::ParameterName, 'One in the 2 in back blast of a CDM')
            [CompletionResult]::new('--vehicle', '--vehicle', [CompletionResultType]::ParameterName, 'The vehicle that sets it off, such as m-113')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'Another whom a blast would touch, or in the zone of a CDM')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--fire', '--fire', [CompletionResultType]::ParameterName, 'A CDM is fired: nobody can find it first')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'In a tunnel at more than half speed')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap-disarm' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who, placed upon it: Smith,rep=4')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'Another whom a blast would touch, or in the zone of a CDM')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--wire-cutters', '--wire-cutters', [CompletionResultType]::ParameterName, 'He uses wire cutters')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap-clear' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who: Smith,rep=4')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--shot', '--shot', [CompletionResultType]::ParameterName, 'A viper was killed by gunfire; otherwise he fights it hand to hand')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;trap-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--treated', '--treated', [CompletionResultType]::ParameterName, 'A poisoned man whom a medic has seen to')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('--system', '--system', [CompletionResultType]::ParameterName, 'The tunnel system whose map is drawn; the first that was entered if not given')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write the map as an SVG picture to this file, or `-` for standard output')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret, too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'pointman;fng;tunnel-place' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--place', '--place', [CompletionResultType]::ParameterName, 'Where an entrance is, in words')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Where it is on the table: inches from its left and upper edges')
            [CompletionResult]::new('--system', '--system', [CompletionResultType]::ParameterName, 'The tunnel system: entrances of the same one connect; 1 if not given')
            [CompletionResult]::new('--scatter', '--scatter', [CompletionResultType]::ParameterName, 'Put all that are left on random spots of a table so large')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--known', '--known', [CompletionResultType]::ParameterName, 'The Free World knows it already')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-spot' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who: Smith,rep=4,pointman')
            [CompletionResult]::new('--at', '--at', [CompletionResultType]::ParameterName, 'Where he stands: every entrance within 6 in')
            [CompletionResult]::new('--entrance', '--entrance', [CompletionResultType]::ParameterName, 'The entrance he is within 6 in of')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--seen', '--seen', [CompletionResultType]::ParameterName, 'He saw somebody come out of it: it is known at once')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-move' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--into', '--into', [CompletionResultType]::ParameterName, 'They go in by this entrance')
            [CompletionResult]::new('--toward', '--toward', [CompletionResultType]::ParameterName, 'And make for this one')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'How many they are')
            [CompletionResult]::new('--length', '--length', [CompletionResultType]::ParameterName, 'Inches between the entrances, if the table does not tell')
            [CompletionResult]::new('--inside', '--inside', [CompletionResultType]::ParameterName, 'Inches they are in already')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'All of them are Fast')
            [CompletionResult]::new('--slow', '--slow', [CompletionResultType]::ParameterName, 'One of them is Slow')
            [CompletionResult]::new('--halt', '--halt', [CompletionResultType]::ParameterName, 'They stop')
            [CompletionResult]::new('--go-on', '--go-on', [CompletionResultType]::ParameterName, 'They go on')
            [CompletionResult]::new('--back', '--back', [CompletionResultType]::ParameterName, 'They turn back to the entrance they came in by')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'They come out')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-turn' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-blast' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--bomb', '--bomb', [CompletionResultType]::ParameterName, 'A bomb of so many pounds, 500 or 750, whose circle covers a tunnel')
            [CompletionResult]::new('--charge', '--charge', [CompletionResultType]::ParameterName, 'A charge at the entrance: satchel, demo-charge, or the inches of its blast circle')
            [CompletionResult]::new('--entrance', '--entrance', [CompletionResultType]::ParameterName, 'The entrance the charge is at, or one end of the tunnel under the bomb')
            [CompletionResult]::new('--toward', '--toward', [CompletionResultType]::ParameterName, 'The other end of the tunnel under the bomb')
            [CompletionResult]::new('--inches', '--inches', [CompletionResultType]::ParameterName, 'Inches from the first entrance to the middle of the circle')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-smoke' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-enter' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'Who: Smith,rep=4,pointman')
            [CompletionResult]::new('--light', '--light', [CompletionResultType]::ParameterName, 'What he sees by: none, candle, torch, flashlight, red-filter')
            [CompletionResult]::new('--heading', '--heading', [CompletionResultType]::ParameterName, 'Where the first section leads: north is up on the map; toward the next entrance if not given')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-advance' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Where he goes: an opening, such as 5.1, or a section that is laid, such as 4, also back; the only way on if not given')
            [CompletionResult]::new('--light', '--light', [CompletionResultType]::ParameterName, 'What he sees by from now on')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'Another whom a blast would touch, or in the zone of a CDM')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'At more than half speed: -1 Rep when looking for traps')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-search' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--wall', '--wall', [CompletionResultType]::ParameterName, 'A wall of a supply room, as he saw it coming in: ahead, left, right')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-settle' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'How many of them; all that are seen if not given')
            [CompletionResult]::new('--system', '--system', [CompletionResultType]::ParameterName, 'The tunnel system; the first that was entered if not given')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-shot' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--system', '--system', [CompletionResultType]::ParameterName, 'The tunnel system; the first that was entered if not given')
            [CompletionResult]::new('--clear', '--clear', [CompletionResultType]::ParameterName, 'A man in a section beside the armory, or in one that falls in only in part, who stands clear of the 8 in circle and of what falls')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'Another whom a blast would touch, or in the zone of a CDM')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;tunnel-leave' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'Whether to use colour')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write the next document to this file')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game')
            [CompletionResult]::new('--rolls', '--rolls', [CompletionResultType]::ParameterName, 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)')
            [CompletionResult]::new('--dice', '--dice', [CompletionResultType]::ParameterName, 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled')
            [CompletionResult]::new('--entrance', '--entrance', [CompletionResultType]::ParameterName, 'By which entrance; the nearest if not given')
            [CompletionResult]::new('--with', '--with', [CompletionResultType]::ParameterName, 'A man of his section who is out of the fight or dead, whom he brings along')
            [CompletionResult]::new('--near', '--near', [CompletionResultType]::ParameterName, 'Another whom a blast would touch, or in the zone of a CDM')
            [CompletionResult]::new('--squad', '--squad', [CompletionResultType]::ParameterName, 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input')
            [CompletionResult]::new('--edition', '--edition', [CompletionResultType]::ParameterName, 'The edition of the rules: that of the mission')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'Print JSON instead of words')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Do not show the report')
            [CompletionResult]::new('-i', '-i', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--in-place', '--in-place', [CompletionResultType]::ParameterName, 'Write the next document over the one read')
            [CompletionResult]::new('--secrets', '--secrets', [CompletionResultType]::ParameterName, 'Show what is secret too')
            [CompletionResult]::new('--fast', '--fast', [CompletionResultType]::ParameterName, 'At more than half speed: -1 Rep when looking for traps')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'pointman;fng;help' {
            [CompletionResult]::new('roster', 'roster', [CompletionResultType]::ParameterValue, 'Print the unit roster of a squad and the state of each figure')
            [CompletionResult]::new('squad', 'squad', [CompletionResultType]::ParameterValue, 'Raise a squad, headquarters, team or crew of any army list by dice')
            [CompletionResult]::new('test', 'test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('building', 'building', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above')
            [CompletionResult]::new('close-assault', 'close-assault', [CompletionResultType]::ParameterValue, 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge')
            [CompletionResult]::new('covering-fire', 'covering-fire', [CompletionResultType]::ParameterValue, 'Resolve covering fire when targets appear: In Sight with one more die, and the shot')
            [CompletionResult]::new('crew', 'crew', [CompletionResultType]::ParameterValue, 'Show who does what in a vehicle''s crew, with losses and moves')
            [CompletionResult]::new('flame', 'flame', [CompletionResultType]::ParameterValue, 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames')
            [CompletionResult]::new('grenade', 'grenade', [CompletionResultType]::ParameterValue, 'Throw, drop or launch a grenade: where it ends and everybody it touches')
            [CompletionResult]::new('group', 'group', [CompletionResultType]::ParameterValue, 'Show which figures may move together in one Activation')
            [CompletionResult]::new('in-sight-order', 'in-sight-order', [CompletionResultType]::ParameterValue, 'Roll or take In Sight results and tell who fires when')
            [CompletionResult]::new('main-gun', 'main-gun', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading')
            [CompletionResult]::new('medic', 'medic', [CompletionResultType]::ParameterValue, 'Treat an out of the fight soldier with a Medic, within three turns')
            [CompletionResult]::new('melee', 'melee', [CompletionResultType]::ParameterValue, 'Fight a round of melee: every figure in contact, pair by pair')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about')
            [CompletionResult]::new('recon-by-fire', 'recon-by-fire', [CompletionResultType]::ParameterValue, 'Fire at a place that may hide enemies: who is found, who is hit')
            [CompletionResult]::new('recovery', 'recovery', [CompletionResultType]::ParameterValue, 'Roll who recovers after the battle, and when they return')
            [CompletionResult]::new('reputation', 'reputation', [CompletionResultType]::ParameterValue, 'Count Reputation Points after a mission, or roll a recruit''s Rep')
            [CompletionResult]::new('shoot', 'shoot', [CompletionResultType]::ParameterValue, 'Shoot with one figure: hits, damage, ammunition and the checks that follow')
            [CompletionResult]::new('briefing', 'briefing', [CompletionResultType]::ParameterValue, 'Show the briefing of an FNG mission, or draw its table')
            [CompletionResult]::new('reveal', 'reveal', [CompletionResultType]::ParameterValue, 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad')
            [CompletionResult]::new('activation', 'activation', [CompletionResultType]::ParameterValue, 'Begin the next turn: Activation dice, weather, reinforcements and what is due')
            [CompletionResult]::new('contact', 'contact', [CompletionResultType]::ParameterValue, 'Check a feature or building for contact, once, when it comes into sight')
            [CompletionResult]::new('reinforce', 'reinforce', [CompletionResultType]::ParameterValue, 'Check for reinforcements by hand, outside a seven')
            [CompletionResult]::new('air-run', 'air-run', [CompletionResultType]::ParameterValue, 'Declare and fly a strafing, bombing or spotting run')
            [CompletionResult]::new('fire-mission', 'fire-mission', [CompletionResultType]::ParameterValue, 'Declare and fire mortars and artillery, and roll what their rounds do')
            [CompletionResult]::new('helicopter', 'helicopter', [CompletionResultType]::ParameterValue, 'Land, load, hover or fly off a helicopter, or resolve a hit on it')
            [CompletionResult]::new('radio', 'radio', [CompletionResultType]::ParameterValue, 'Call someone by radio: the air once a turn, then the call')
            [CompletionResult]::new('request', 'request', [CompletionResultType]::ParameterValue, 'Call for artillery, an air strike, a gunship or a medevac')
            [CompletionResult]::new('sniper', 'sniper', [CompletionResultType]::ParameterValue, 'Resolve a sniper''s shot from a card, and what follows a miss')
            [CompletionResult]::new('trap', 'trap', [CompletionResultType]::ParameterValue, 'Show the booby traps that are known, who is poisoned, flares that burn')
            [CompletionResult]::new('trap-place', 'trap-place', [CompletionResultType]::ParameterValue, 'Roll how many booby traps there are, or write one down in secret')
            [CompletionResult]::new('trap-trip', 'trap-trip', [CompletionResultType]::ParameterValue, 'Resolve three equal Activation dice: the kind of trap, and who set it off')
            [CompletionResult]::new('trap-spring', 'trap-spring', [CompletionResultType]::ParameterValue, 'Come upon a booby trap: find it, or set it off')
            [CompletionResult]::new('trap-disarm', 'trap-disarm', [CompletionResultType]::ParameterValue, 'Disarm a booby trap found the turn before')
            [CompletionResult]::new('trap-clear', 'trap-clear', [CompletionResultType]::ParameterValue, 'Clear a square inch of punji stakes, or destroy a viper')
            [CompletionResult]::new('trap-turn', 'trap-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn for booby traps: poison acts, flares burn down')
            [CompletionResult]::new('tunnel', 'tunnel', [CompletionResultType]::ParameterValue, 'Show the tunnels that are known: entrances, men below, and a complex as a map')
            [CompletionResult]::new('tunnel-place', 'tunnel-place', [CompletionResultType]::ParameterValue, 'Roll how many tunnel entrances there are, and place them in secret')
            [CompletionResult]::new('tunnel-spot', 'tunnel-spot', [CompletionResultType]::ParameterValue, 'Look for tunnel entrances within 6 in')
            [CompletionResult]::new('tunnel-move', 'tunnel-move', [CompletionResultType]::ParameterValue, 'Move VC or NVA through a tunnel: enter, stop, go on, come out')
            [CompletionResult]::new('tunnel-turn', 'tunnel-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn below ground: troops move on, smoke spreads')
            [CompletionResult]::new('tunnel-blast', 'tunnel-blast', [CompletionResultType]::ParameterValue, 'Resolve a bomb above a tunnel, or a charge at its entrance')
            [CompletionResult]::new('tunnel-smoke', 'tunnel-smoke', [CompletionResultType]::ParameterValue, 'Mark connected entrances within 24 in with a smoke grenade')
            [CompletionResult]::new('tunnel-enter', 'tunnel-enter', [CompletionResultType]::ParameterValue, 'Enter a tunnel: the size of the complex and its first sections')
            [CompletionResult]::new('tunnel-advance', 'tunnel-advance', [CompletionResultType]::ParameterValue, 'Advance through a tunnel: what waits there, and what is seen beyond')
            [CompletionResult]::new('tunnel-search', 'tunnel-search', [CompletionResultType]::ParameterValue, 'Take what lies there, or search a wall of a supply room')
            [CompletionResult]::new('tunnel-settle', 'tunnel-settle', [CompletionResultType]::ParameterValue, 'Remove enemies seen in a section: shot, captured or gone')
            [CompletionResult]::new('tunnel-shot', 'tunnel-shot', [CompletionResultType]::ParameterValue, 'Resolve a shot in or into an armory: it blows up on 1')
            [CompletionResult]::new('tunnel-leave', 'tunnel-leave', [CompletionResultType]::ParameterValue, 'Come out of a tunnel with what was found')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;fng;help;roster' {
            break
        }
        'pointman;fng;help;squad' {
            break
        }
        'pointman;fng;help;test' {
            break
        }
        'pointman;fng;help;building' {
            break
        }
        'pointman;fng;help;close-assault' {
            break
        }
        'pointman;fng;help;covering-fire' {
            break
        }
        'pointman;fng;help;crew' {
            break
        }
        'pointman;fng;help;flame' {
            break
        }
        'pointman;fng;help;grenade' {
            break
        }
        'pointman;fng;help;group' {
            break
        }
        'pointman;fng;help;in-sight-order' {
            break
        }
        'pointman;fng;help;main-gun' {
            break
        }
        'pointman;fng;help;medic' {
            break
        }
        'pointman;fng;help;melee' {
            break
        }
        'pointman;fng;help;move' {
            break
        }
        'pointman;fng;help;recon-by-fire' {
            break
        }
        'pointman;fng;help;recovery' {
            break
        }
        'pointman;fng;help;reputation' {
            break
        }
        'pointman;fng;help;shoot' {
            break
        }
        'pointman;fng;help;briefing' {
            break
        }
        'pointman;fng;help;reveal' {
            break
        }
        'pointman;fng;help;activation' {
            break
        }
        'pointman;fng;help;contact' {
            break
        }
        'pointman;fng;help;reinforce' {
            break
        }
        'pointman;fng;help;air-run' {
            break
        }
        'pointman;fng;help;fire-mission' {
            break
        }
        'pointman;fng;help;helicopter' {
            break
        }
        'pointman;fng;help;radio' {
            break
        }
        'pointman;fng;help;request' {
            break
        }
        'pointman;fng;help;sniper' {
            break
        }
        'pointman;fng;help;trap' {
            break
        }
        'pointman;fng;help;trap-place' {
            break
        }
        'pointman;fng;help;trap-trip' {
            break
        }
        'pointman;fng;help;trap-spring' {
            break
        }
        'pointman;fng;help;trap-disarm' {
            break
        }
        'pointman;fng;help;trap-clear' {
            break
        }
        'pointman;fng;help;trap-turn' {
            break
        }
        'pointman;fng;help;tunnel' {
            break
        }
        'pointman;fng;help;tunnel-place' {
            break
        }
        'pointman;fng;help;tunnel-spot' {
            break
        }
        'pointman;fng;help;tunnel-move' {
            break
        }
        'pointman;fng;help;tunnel-turn' {
            break
        }
        'pointman;fng;help;tunnel-blast' {
            break
        }
        'pointman;fng;help;tunnel-smoke' {
            break
        }
        'pointman;fng;help;tunnel-enter' {
            break
        }
        'pointman;fng;help;tunnel-advance' {
            break
        }
        'pointman;fng;help;tunnel-search' {
            break
        }
        'pointman;fng;help;tunnel-settle' {
            break
        }
        'pointman;fng;help;tunnel-shot' {
            break
        }
        'pointman;fng;help;tunnel-leave' {
            break
        }
        'pointman;fng;help;help' {
            break
        }
        'pointman;help' {
            [CompletionResult]::new('trung-turn', 'trung-turn', [CompletionResultType]::ParameterValue, 'Take the turn of the non-player that is to act')
            [CompletionResult]::new('simulate', 'simulate', [CompletionResultType]::ParameterValue, 'Play many games of non-players and count the results')
            [CompletionResult]::new('fng-test', 'fng-test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('generate-mission', 'generate-mission', [CompletionResultType]::ParameterValue, 'Prepare a game: missions, momentum, board and set-up')
            [CompletionResult]::new('campaign-buy', 'campaign-buy', [CompletionResultType]::ParameterValue, 'Buy an asset with Operational Momentum before or during a game')
            [CompletionResult]::new('campaign-length', 'campaign-length', [CompletionResultType]::ParameterValue, 'Roll whether the game goes on, at the end of turn 5, 6 or 7')
            [CompletionResult]::new('campaign-advance', 'campaign-advance', [CompletionResultType]::ParameterValue, 'Resolve everything after a game and begin the next turn of the campaign')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Show the exact odds of an FNG check or of dice')
            [CompletionResult]::new('roll', 'roll', [CompletionResultType]::ParameterValue, 'Roll dice')
            [CompletionResult]::new('validate', 'validate', [CompletionResultType]::ParameterValue, 'Check documents and list every fault')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the JSON Schema of a kind of document')
            [CompletionResult]::new('log', 'log', [CompletionResultType]::ParameterValue, 'Show the steps of a document')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Undo the last steps of a document')
            [CompletionResult]::new('redo', 'redo', [CompletionResultType]::ParameterValue, 'Redo steps that were undone')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Replay the history of a document from its start')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set fields of a document to match the table')
            [CompletionResult]::new('play', 'play', [CompletionResultType]::ParameterValue, 'Play at the table, guided: questions with their legal answers')
            [CompletionResult]::new('run', 'run', [CompletionResultType]::ParameterValue, 'Run a script')
            [CompletionResult]::new('repl', 'repl', [CompletionResultType]::ParameterValue, 'Open a prompt where every command is a function')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('campaign', 'campaign', [CompletionResultType]::ParameterValue, 'Begin, show and finish campaigns')
            [CompletionResult]::new('fitl', 'fitl', [CompletionResultType]::ParameterValue, 'Play Fire in the Lake')
            [CompletionResult]::new('fng', 'fng', [CompletionResultType]::ParameterValue, 'Play FNG: shots, grenades, melee and support, each in one command')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'pointman;help;trung-turn' {
            break
        }
        'pointman;help;simulate' {
            break
        }
        'pointman;help;fng-test' {
            break
        }
        'pointman;help;generate-mission' {
            break
        }
        'pointman;help;campaign-buy' {
            break
        }
        'pointman;help;campaign-length' {
            break
        }
        'pointman;help;campaign-advance' {
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
        'pointman;help;redo' {
            break
        }
        'pointman;help;replay' {
            break
        }
        'pointman;help;adjust' {
            break
        }
        'pointman;help;play' {
            break
        }
        'pointman;help;run' {
            break
        }
        'pointman;help;repl' {
            break
        }
        'pointman;help;completions' {
            break
        }
        'pointman;help;campaign' {
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a campaign')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the logs of a campaign and the state of its turn')
            [CompletionResult]::new('chronicle', 'chronicle', [CompletionResultType]::ParameterValue, 'Write the story of an FNG campaign as Markdown')
            [CompletionResult]::new('mission', 'mission', [CompletionResultType]::ParameterValue, 'Take the Mission of an FNG campaign out as a document, to play the evening from')
            [CompletionResult]::new('report-template', 'report-template', [CompletionResultType]::ParameterValue, 'Print a report of the current game to fill in')
            [CompletionResult]::new('finish', 'finish', [CompletionResultType]::ParameterValue, 'End an open-ended campaign and name its winner')
            [CompletionResult]::new('buy', 'buy', [CompletionResultType]::ParameterValue, 'Buy an asset with Operational Momentum before or during a game')
            [CompletionResult]::new('length', 'length', [CompletionResultType]::ParameterValue, 'Roll whether the game goes on, at the end of turn 5, 6 or 7')
            [CompletionResult]::new('advance', 'advance', [CompletionResultType]::ParameterValue, 'Resolve everything after a game and begin the next turn of the campaign')
            break
        }
        'pointman;help;campaign;new' {
            break
        }
        'pointman;help;campaign;show' {
            break
        }
        'pointman;help;campaign;chronicle' {
            break
        }
        'pointman;help;campaign;mission' {
            break
        }
        'pointman;help;campaign;report-template' {
            break
        }
        'pointman;help;campaign;finish' {
            break
        }
        'pointman;help;campaign;buy' {
            break
        }
        'pointman;help;campaign;length' {
            break
        }
        'pointman;help;campaign;advance' {
            break
        }
        'pointman;help;fitl' {
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a game of Fire in the Lake')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show the board, the tracks, the cards, a space or a faction')
            [CompletionResult]::new('map', 'map', [CompletionResultType]::ParameterValue, 'Draw the map: in the terminal, or as an SVG or PNG picture')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Set the game to match the table')
            [CompletionResult]::new('card-info', 'card-info', [CompletionResultType]::ParameterValue, 'Show what a card says, in short')
            [CompletionResult]::new('next', 'next', [CompletionResultType]::ParameterValue, 'Show what is due: who may act and how, the next card, or the Coup Round')
            [CompletionResult]::new('options', 'options', [CompletionResultType]::ParameterValue, 'List what the acting faction may do, where, and why not elsewhere')
            [CompletionResult]::new('card', 'card', [CompletionResultType]::ParameterValue, 'Record the card turned up from a physical deck')
            [CompletionResult]::new('draw', 'draw', [CompletionResultType]::ParameterValue, 'Turn up the next card of a virtual deck')
            [CompletionResult]::new('act', 'act', [CompletionResultType]::ParameterValue, 'Act or pass with the faction whose turn it is')
            [CompletionResult]::new('pivotal', 'pivotal', [CompletionResultType]::ParameterValue, 'Play a faction''s Pivotal Event in place of the current card')
            [CompletionResult]::new('coup', 'coup', [CompletionResultType]::ParameterValue, 'Carry out the Coup Round up to the next choice')
            [CompletionResult]::new('turn', 'turn', [CompletionResultType]::ParameterValue, 'Take the turn of the non-player that is to act')
            break
        }
        'pointman;help;fitl;new' {
            break
        }
        'pointman;help;fitl;show' {
            break
        }
        'pointman;help;fitl;map' {
            break
        }
        'pointman;help;fitl;adjust' {
            break
        }
        'pointman;help;fitl;card-info' {
            break
        }
        'pointman;help;fitl;next' {
            break
        }
        'pointman;help;fitl;options' {
            break
        }
        'pointman;help;fitl;card' {
            break
        }
        'pointman;help;fitl;draw' {
            break
        }
        'pointman;help;fitl;act' {
            break
        }
        'pointman;help;fitl;pivotal' {
            break
        }
        'pointman;help;fitl;coup' {
            break
        }
        'pointman;help;fitl;turn' {
            break
        }
        'pointman;help;fng' {
            [CompletionResult]::new('roster', 'roster', [CompletionResultType]::ParameterValue, 'Print the unit roster of a squad and the state of each figure')
            [CompletionResult]::new('squad', 'squad', [CompletionResultType]::ParameterValue, 'Raise a squad, headquarters, team or crew of any army list by dice')
            [CompletionResult]::new('test', 'test', [CompletionResultType]::ParameterValue, 'Take a check of FNG, or show its table')
            [CompletionResult]::new('building', 'building', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above')
            [CompletionResult]::new('close-assault', 'close-assault', [CompletionResultType]::ParameterValue, 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge')
            [CompletionResult]::new('covering-fire', 'covering-fire', [CompletionResultType]::ParameterValue, 'Resolve covering fire when targets appear: In Sight with one more die, and the shot')
            [CompletionResult]::new('crew', 'crew', [CompletionResultType]::ParameterValue, 'Show who does what in a vehicle''s crew, with losses and moves')
            [CompletionResult]::new('flame', 'flame', [CompletionResultType]::ParameterValue, 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames')
            [CompletionResult]::new('grenade', 'grenade', [CompletionResultType]::ParameterValue, 'Throw, drop or launch a grenade: where it ends and everybody it touches')
            [CompletionResult]::new('group', 'group', [CompletionResultType]::ParameterValue, 'Show which figures may move together in one Activation')
            [CompletionResult]::new('in-sight-order', 'in-sight-order', [CompletionResultType]::ParameterValue, 'Roll or take In Sight results and tell who fires when')
            [CompletionResult]::new('main-gun', 'main-gun', [CompletionResultType]::ParameterValue, 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading')
            [CompletionResult]::new('medic', 'medic', [CompletionResultType]::ParameterValue, 'Treat an out of the fight soldier with a Medic, within three turns')
            [CompletionResult]::new('melee', 'melee', [CompletionResultType]::ParameterValue, 'Fight a round of melee: every figure in contact, pair by pair')
            [CompletionResult]::new('move', 'move', [CompletionResultType]::ParameterValue, 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about')
            [CompletionResult]::new('recon-by-fire', 'recon-by-fire', [CompletionResultType]::ParameterValue, 'Fire at a place that may hide enemies: who is found, who is hit')
            [CompletionResult]::new('recovery', 'recovery', [CompletionResultType]::ParameterValue, 'Roll who recovers after the battle, and when they return')
            [CompletionResult]::new('reputation', 'reputation', [CompletionResultType]::ParameterValue, 'Count Reputation Points after a mission, or roll a recruit''s Rep')
            [CompletionResult]::new('shoot', 'shoot', [CompletionResultType]::ParameterValue, 'Shoot with one figure: hits, damage, ammunition and the checks that follow')
            [CompletionResult]::new('briefing', 'briefing', [CompletionResultType]::ParameterValue, 'Show the briefing of an FNG mission, or draw its table')
            [CompletionResult]::new('reveal', 'reveal', [CompletionResultType]::ParameterValue, 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad')
            [CompletionResult]::new('activation', 'activation', [CompletionResultType]::ParameterValue, 'Begin the next turn: Activation dice, weather, reinforcements and what is due')
            [CompletionResult]::new('contact', 'contact', [CompletionResultType]::ParameterValue, 'Check a feature or building for contact, once, when it comes into sight')
            [CompletionResult]::new('reinforce', 'reinforce', [CompletionResultType]::ParameterValue, 'Check for reinforcements by hand, outside a seven')
            [CompletionResult]::new('air-run', 'air-run', [CompletionResultType]::ParameterValue, 'Declare and fly a strafing, bombing or spotting run')
            [CompletionResult]::new('fire-mission', 'fire-mission', [CompletionResultType]::ParameterValue, 'Declare and fire mortars and artillery, and roll what their rounds do')
            [CompletionResult]::new('helicopter', 'helicopter', [CompletionResultType]::ParameterValue, 'Land, load, hover or fly off a helicopter, or resolve a hit on it')
            [CompletionResult]::new('radio', 'radio', [CompletionResultType]::ParameterValue, 'Call someone by radio: the air once a turn, then the call')
            [CompletionResult]::new('request', 'request', [CompletionResultType]::ParameterValue, 'Call for artillery, an air strike, a gunship or a medevac')
            [CompletionResult]::new('sniper', 'sniper', [CompletionResultType]::ParameterValue, 'Resolve a sniper''s shot from a card, and what follows a miss')
            [CompletionResult]::new('trap', 'trap', [CompletionResultType]::ParameterValue, 'Show the booby traps that are known, who is poisoned, flares that burn')
            [CompletionResult]::new('trap-place', 'trap-place', [CompletionResultType]::ParameterValue, 'Roll how many booby traps there are, or write one down in secret')
            [CompletionResult]::new('trap-trip', 'trap-trip', [CompletionResultType]::ParameterValue, 'Resolve three equal Activation dice: the kind of trap, and who set it off')
            [CompletionResult]::new('trap-spring', 'trap-spring', [CompletionResultType]::ParameterValue, 'Come upon a booby trap: find it, or set it off')
            [CompletionResult]::new('trap-disarm', 'trap-disarm', [CompletionResultType]::ParameterValue, 'Disarm a booby trap found the turn before')
            [CompletionResult]::new('trap-clear', 'trap-clear', [CompletionResultType]::ParameterValue, 'Clear a square inch of punji stakes, or destroy a viper')
            [CompletionResult]::new('trap-turn', 'trap-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn for booby traps: poison acts, flares burn down')
            [CompletionResult]::new('tunnel', 'tunnel', [CompletionResultType]::ParameterValue, 'Show the tunnels that are known: entrances, men below, and a complex as a map')
            [CompletionResult]::new('tunnel-place', 'tunnel-place', [CompletionResultType]::ParameterValue, 'Roll how many tunnel entrances there are, and place them in secret')
            [CompletionResult]::new('tunnel-spot', 'tunnel-spot', [CompletionResultType]::ParameterValue, 'Look for tunnel entrances within 6 in')
            [CompletionResult]::new('tunnel-move', 'tunnel-move', [CompletionResultType]::ParameterValue, 'Move VC or NVA through a tunnel: enter, stop, go on, come out')
            [CompletionResult]::new('tunnel-turn', 'tunnel-turn', [CompletionResultType]::ParameterValue, 'Begin the next turn below ground: troops move on, smoke spreads')
            [CompletionResult]::new('tunnel-blast', 'tunnel-blast', [CompletionResultType]::ParameterValue, 'Resolve a bomb above a tunnel, or a charge at its entrance')
            [CompletionResult]::new('tunnel-smoke', 'tunnel-smoke', [CompletionResultType]::ParameterValue, 'Mark connected entrances within 24 in with a smoke grenade')
            [CompletionResult]::new('tunnel-enter', 'tunnel-enter', [CompletionResultType]::ParameterValue, 'Enter a tunnel: the size of the complex and its first sections')
            [CompletionResult]::new('tunnel-advance', 'tunnel-advance', [CompletionResultType]::ParameterValue, 'Advance through a tunnel: what waits there, and what is seen beyond')
            [CompletionResult]::new('tunnel-search', 'tunnel-search', [CompletionResultType]::ParameterValue, 'Take what lies there, or search a wall of a supply room')
            [CompletionResult]::new('tunnel-settle', 'tunnel-settle', [CompletionResultType]::ParameterValue, 'Remove enemies seen in a section: shot, captured or gone')
            [CompletionResult]::new('tunnel-shot', 'tunnel-shot', [CompletionResultType]::ParameterValue, 'Resolve a shot in or into an armory: it blows up on 1')
            [CompletionResult]::new('tunnel-leave', 'tunnel-leave', [CompletionResultType]::ParameterValue, 'Come out of a tunnel with what was found')
            break
        }
        'pointman;help;fng;roster' {
            break
        }
        'pointman;help;fng;squad' {
            break
        }
        'pointman;help;fng;test' {
            break
        }
        'pointman;help;fng;building' {
            break
        }
        'pointman;help;fng;close-assault' {
            break
        }
        'pointman;help;fng;covering-fire' {
            break
        }
        'pointman;help;fng;crew' {
            break
        }
        'pointman;help;fng;flame' {
            break
        }
        'pointman;help;fng;grenade' {
            break
        }
        'pointman;help;fng;group' {
            break
        }
        'pointman;help;fng;in-sight-order' {
            break
        }
        'pointman;help;fng;main-gun' {
            break
        }
        'pointman;help;fng;medic' {
            break
        }
        'pointman;help;fng;melee' {
            break
        }
        'pointman;help;fng;move' {
            break
        }
        'pointman;help;fng;recon-by-fire' {
            break
        }
        'pointman;help;fng;recovery' {
            break
        }
        'pointman;help;fng;reputation' {
            break
        }
        'pointman;help;fng;shoot' {
            break
        }
        'pointman;help;fng;briefing' {
            break
        }
        'pointman;help;fng;reveal' {
            break
        }
        'pointman;help;fng;activation' {
            break
        }
        'pointman;help;fng;contact' {
            break
        }
        'pointman;help;fng;reinforce' {
            break
        }
        'pointman;help;fng;air-run' {
            break
        }
        'pointman;help;fng;fire-mission' {
            break
        }
        'pointman;help;fng;helicopter' {
            break
        }
        'pointman;help;fng;radio' {
            break
        }
        'pointman;help;fng;request' {
            break
        }
        'pointman;help;fng;sniper' {
            break
        }
        'pointman;help;fng;trap' {
            break
        }
        'pointman;help;fng;trap-place' {
            break
        }
        'pointman;help;fng;trap-trip' {
            break
        }
        'pointman;help;fng;trap-spring' {
            break
        }
        'pointman;help;fng;trap-disarm' {
            break
        }
        'pointman;help;fng;trap-clear' {
            break
        }
        'pointman;help;fng;trap-turn' {
            break
        }
        'pointman;help;fng;tunnel' {
            break
        }
        'pointman;help;fng;tunnel-place' {
            break
        }
        'pointman;help;fng;tunnel-spot' {
            break
        }
        'pointman;help;fng;tunnel-move' {
            break
        }
        'pointman;help;fng;tunnel-turn' {
            break
        }
        'pointman;help;fng;tunnel-blast' {
            break
        }
        'pointman;help;fng;tunnel-smoke' {
            break
        }
        'pointman;help;fng;tunnel-enter' {
            break
        }
        'pointman;help;fng;tunnel-advance' {
            break
        }
        'pointman;help;fng;tunnel-search' {
            break
        }
        'pointman;help;fng;tunnel-settle' {
            break
        }
        'pointman;help;fng;tunnel-shot' {
            break
        }
        'pointman;help;fng;tunnel-leave' {
            break
        }
        'pointman;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
