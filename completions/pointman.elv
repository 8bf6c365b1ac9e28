
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
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand trung-turn 'Take the turn of the non-player that is to act'
            cand simulate 'Play many games of non-players and count the results'
            cand fng-test 'Take a check of FNG, or show its table'
            cand generate-mission 'Prepare a game: missions, momentum, board and set-up'
            cand campaign-buy 'Buy an asset with Operational Momentum before or during a game'
            cand campaign-length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand campaign-advance 'Resolve everything after a game and begin the next turn of the campaign'
            cand odds 'Show the exact odds of an FNG check or of dice'
            cand roll 'Roll dice'
            cand validate 'Check documents and list every fault'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Show the steps of a document'
            cand undo 'Undo the last steps of a document'
            cand redo 'Redo steps that were undone'
            cand replay 'Replay the history of a document from its start'
            cand adjust 'Set fields of a document to match the table'
            cand play 'Play at the table, guided: questions with their legal answers'
            cand run 'Run a script'
            cand repl 'Open a prompt where every command is a function'
            cand completions 'Print the completion script of a shell'
            cand campaign 'Begin, show and finish campaigns'
            cand fitl 'Play Fire in the Lake'
            cand fng 'Play FNG: shots, grenades, melee and support, each in one command'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;trung-turn'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --forecast 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is'
            cand --choices 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person''s NVA remove: `lose 1t from hue`'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show why: the conditions, the rows of the tables with the spaces left, the rolls'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;simulate'= {
            cand --color 'Whether to use colour'
            cand --scenario 'The scenario: short, medium or full'
            cand --edition 'The edition of the rules: first or second'
            cand --from 'Play on from this game, with non-players in place of people'
            cand --deck 'How the cards lie that nobody has seen: dealt anew in each game within their piles, or as-is'
            cand --games 'How many games'
            cand --first 'The number of the first game: a run can be played in pieces'
            cand --seed 'The seed of the run; game K depends on it and on K alone'
            cand --threads 'How many threads; all cores if not given. The games are the same for any number'
            cand --merge 'Sum the JSON Lines of several pieces of one run'
            cand --format 'The output: table, json, or a line per game as jsonl or csv'
            cand --svg 'Draw histograms as an SVG picture into this file, or `-` for standard output'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --period-events 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
            cand --check 'Check the laws of the game after every effect'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng-test'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --count 'Take it N times'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --explain 'Show how the result came about'
            cand --list 'List the checks by theme'
            cand --table 'Show the check as the rules print it'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;generate-mission'= {
            cand --color 'Whether to use colour'
            cand --game 'The game, for a mission that stands alone'
            cand --from 'The campaign whose turn is prepared'
            cand --versus 'Whom the player meets: regular or irregular (Ambush Valley), or the force of the other player (FNG)'
            cand --option 'A reading of the rules, as KEY=VALUE'
            cand --terrain 'Items of terrain (Ambush Valley, about 9 to 11), or open, broken or rugged (FNG)'
            cand --orders 'The players'' choices for Ambush Valley or a campaign as JSON: a file, or `-`; the options below add to it'
            cand --force 'The player''s army list'
            cand --corps 'The Corps area: i, ii, iii, iv'
            cand --leader-rep 'The Rep of the squad Leader; that of the Leader of --squad if not given'
            cand --date 'The turn of the calendar, such as 1967-05-early'
            cand --enemy 'The enemy''s army list in solo play; drawn from those of the Corps area if not given'
            cand --mission 'The mission, instead of a Mission check'
            cand --table 'The table in feet, west to east by north to south'
            cand --near-edge 'The player''s edge of the table: north, east, south, west'
            cand --target 'What a Large Action is about: village, base, convoy, landing-zone'
            cand --posture 'Activity and posture of VC or NVA: roll, or such as low-avoidance'
            cand --time 'The time of day agreed on: predawn, am, pm, evening, night'
            cand --weather 'The weather agreed on: clear, overcast, rain, heavy-rain'
            cand --squad 'A squad of the player: its men take a barrage'
            cand --vehicle 'A vehicle of the player: it takes a barrage'
            cand --in-cover 'A man of the squad who sets up in cover: Rep +1 under a barrage'
            cand --regular 'A regular force, as NAME:NATION or NATION; once or twice'
            cand --insurgent 'The VC force'
            cand --through 'Stop after this step: receive-mission, issue-orders, reconnoiter, initiate-plan'
            cand --source 'Where the scenario comes from: generated, designed, published'
            cand --scenario 'The name of a designed or published scenario'
            cand --teams 'Teams assigned, as FORCE:TEAM,TEAM,…; all that are fit if not given'
            cand --absent 'Figures that stay behind, as FORCE:FIGURE,…'
            cand --buy 'An asset bought now, as FORCE:ASSET or FORCE:own-squad:TEAM,TEAM'
            cand --momentum-modifier 'What the scenario adds to a roll for momentum, as FORCE:N'
            cand --highest-die 'The die a force throws for objectives, edges and set-up, as FORCE:d10'
            cand --objective 'An objective, as QUADRANT:TERRAIN, in the order they are chosen'
            cand --hot-spot 'Where insurgents may appear'
            cand --edge 'The edge a force takes if its die is high, as FORCE:EDGE'
            cand --extra 'Which comes if one may, as FORCE:lieutenant or FORCE:medic'
            cand --no-fog-card 'A force that draws no first Fog of War card'
            cand --plan-b 'A force that takes the card of Plan B'
            cand --point-man 'Designated Point Men, as FORCE:FIGURE,…'
            cand --unit 'A VC unit that takes part, as FORCE:local-force:NAME or FORCE:main-force:NAME'
            cand --scouts 'Kit Carson Scouts that take part, as FORCE:DIE:NAME'
            cand --side 'Show this force''s secrets, and not the other''s'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --solo 'Nobody plays the enemy: as if --versus were not given'
            cand --carried 'The last Mission check carries +1 to this one'
            cand --urban 'The table holds a built-up urban area'
            cand --no-urban 'The table holds no built-up urban area'
            cand --communist-ground 'VC or NVA hold the ground: tunnels and booby traps'
            cand --riverine 'A riverine operation'
            cand --introductory 'The introductory encounter'
            cand --secrets 'Show what is secret too'
            cand --schema 'Print the JSON Schema of `--orders`, and prepare nothing'
            cand --explain 'Show how each result came about: tables, rows, and what was weighed'
            cand -i 'Write the next campaign over the one read'
            cand --in-place 'Write the next campaign over the one read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign-buy'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --force 'The force that buys'
            cand --asset 'The asset'
            cand --teams 'The teams it brings, for own-fireteam and own-squad'
            cand --game-turn 'The game turn that is beginning; 0 before the first'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign-length'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --turn 'The turn that is ending; the next one that needs a roll if not given'
            cand --force 'The force with Initiative, which rolls'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign-advance'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --report 'What the players saw happen, as JSON: a file, or `-`'
            cand --through 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements'
            cand --new-men 'Names for new men, in the order they come'
            cand --attribute 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them'
            cand --buy 'Who buys an Attribute for 8 Reputation Points'
            cand --save 'Who does not advance, to save for an Attribute'
            cand --re-up 'A Star who signs on again if his tour ends'
            cand --go-home 'A Star who goes home if his tour ends'
            cand --leader 'Who takes over where several may'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show how each result came about: tables, rows, and what was weighed'
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
            cand --squad 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;roll'= {
            cand --color 'Whether to use colour'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;validate'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;schema'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;log'= {
            cand --color 'Whether to use colour'
            cand --side 'Show this force''s secrets too: of missions that are secret nothing is told without it'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --secrets 'Show what is secret of FNG missions too'
            cand --explain 'Tell what the rules weighed in each step too'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;undo'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --forget 'Keep nothing to redo: the document is the bytes it was then'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;redo'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
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
            cand --json 'Print JSON instead of words'
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
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;play'= {
            cand --color 'Whether to use colour'
            cand --map 'Keep a picture of the map fresh: .png or .svg'
            cand --dice 'Roll for the player, or ask for each die'
            cand --seed 'Roll a new game from this seed, and what you let the program throw'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;run'= {
            cand --color 'Whether to use colour'
            cand -e 'Run this code'
            cand --code 'Run this code'
            cand --allow-path 'Let the script use files below this folder too, besides the working directory; may be given again'
            cand --max-operations 'Stop the script after N steps, those of the commands it calls included; 0 for no limit'
            cand --time-limit 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time'
            cand --seed 'Roll from this seed: the commands of the script share its dice'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;repl'= {
            cand --color 'Whether to use colour'
            cand --allow-path 'Let the script use files below this folder too, besides the working directory; may be given again'
            cand --max-operations 'Stop the script after N steps, those of the commands it calls included; 0 for no limit'
            cand --time-limit 'Stop the script, or a line at the prompt, after so many seconds; 0 for any time'
            cand --seed 'Roll from this seed: the commands of the script share its dice'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;completions'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand chronicle 'Write the story of an FNG campaign as Markdown'
            cand mission 'Take the Mission of an FNG campaign out as a document, to play the evening from'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
            cand buy 'Buy an asset with Operational Momentum before or during a game'
            cand length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand advance 'Resolve everything after a game and begin the next turn of the campaign'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;campaign;new'= {
            cand --color 'Whether to use colour'
            cand --game 'The game'
            cand --setup 'What is agreed, as JSON: a file, or `-`; the options below add to it'
            cand --name 'The name of the campaign'
            cand --turns 'How many turns it has; 6 if not given, or as many as its pack has scenarios'
            cand --regular 'A regular force, as NAME:NATION or NATION; once or twice'
            cand --insurgent 'The VC force'
            cand --co-op 'All players are on one side; says who runs the other'
            cand --option 'A reading of the rules, as KEY=VALUE'
            cand --force 'The army list of the squad: us-marines, us-army-infantry, anzac-infantry, nva, …'
            cand --enemy 'The army list of the enemy; the usual one of the Corps area if not given'
            cand --corps 'The Corps area: i, ii, iii, iv'
            cand --date 'The turn it begins, such as 1967-05-early'
            cand --squad 'The squad, as a document; raised by dice if not given'
            cand --star 'The name of the player''s own character, the Star'
            cand --star-rep 'His Rep; 4 if not given'
            cand --star-attribute 'His Attributes: one at Rep 4, two at Rep 5'
            cand --names 'Names for the other men, in the order they are raised'
            cand --paper-strength 'The paper strength of the squad; that of its list if not given'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --open-ended 'Go on until the players end it'
            cand --full 'All men of the list are present'
            cand --months 'Men have served some months already, by dice'
            cand --communist-ground 'The ground is held by VC or NVA: tunnels and booby traps'
            cand --schema 'Print the JSON Schema of the set-up, and make nothing'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign;show'= {
            cand --color 'Whether to use colour'
            cand --side 'Show this force only, with its secrets'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;chronicle'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;mission'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;report-template'= {
            cand --color 'Whether to use colour'
            cand --mission 'The Mission of an FNG campaign as it was played: what it knows is filled in'
            cand --game 'The game whose schema is printed, when no campaign is named'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --schema 'Print the JSON Schema of reports instead'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign;finish'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;buy'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --force 'The force that buys'
            cand --asset 'The asset'
            cand --teams 'The teams it brings, for own-fireteam and own-squad'
            cand --game-turn 'The game turn that is beginning; 0 before the first'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;campaign;length'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --turn 'The turn that is ending; the next one that needs a roll if not given'
            cand --force 'The force with Initiative, which rolls'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign;advance'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --report 'What the players saw happen, as JSON: a file, or `-`'
            cand --through 'Stop after this step: assess-operation, casualty-status, campaign-vp, combat-development, replacements'
            cand --new-men 'Names for new men, in the order they come'
            cand --attribute 'The Attribute a Star gets next, as NAME:ATTRIBUTE; several in the order he gets them'
            cand --buy 'Who buys an Attribute for 8 Reputation Points'
            cand --save 'Who does not advance, to save for an Attribute'
            cand --re-up 'A Star who signs on again if his tour ends'
            cand --go-home 'A Star who goes home if his tour ends'
            cand --leader 'Who takes over where several may'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show how each result came about: tables, rows, and what was weighed'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;campaign;help'= {
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand chronicle 'Write the story of an FNG campaign as Markdown'
            cand mission 'Take the Mission of an FNG campaign out as a document, to play the evening from'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
            cand buy 'Buy an asset with Operational Momentum before or during a game'
            cand length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand advance 'Resolve everything after a game and begin the next turn of the campaign'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;campaign;help;new'= {
        }
        &'pointman;campaign;help;show'= {
        }
        &'pointman;campaign;help;chronicle'= {
        }
        &'pointman;campaign;help;mission'= {
        }
        &'pointman;campaign;help;report-template'= {
        }
        &'pointman;campaign;help;finish'= {
        }
        &'pointman;campaign;help;buy'= {
        }
        &'pointman;campaign;help;length'= {
        }
        &'pointman;campaign;help;advance'= {
        }
        &'pointman;campaign;help;help'= {
        }
        &'pointman;fitl'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand adjust 'Set the game to match the table'
            cand card-info 'Show what a card says, in short'
            cand next 'Show what is due: who may act and how, the next card, or the Coup Round'
            cand options 'List what the acting faction may do, where, and why not elsewhere'
            cand card 'Record the card turned up from a physical deck'
            cand draw 'Turn up the next card of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup Round up to the next choice'
            cand turn 'Take the turn of the non-player that is to act'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fitl;new'= {
            cand --color 'Whether to use colour'
            cand --scenario 'The scenario: short, medium or full'
            cand --players 'The factions people play: us, arvn, nva, vc, all or none'
            cand --shared 'The sides whose two factions one person plays: coin, insurgent or none; if not given, only a pair alone against non-players'
            cand --one-person 'The factions one person plays, any two or more: us,nva; again for a second person, or none'
            cand --edition 'The edition of the rules: first or second'
            cand --deck 'Whether the deck is virtual, or physical and on the table'
            cand --human-wins 'When a lone person may win against non-players: early, or final for after the last Coup Round'
            cand --option 'How a rule is read that can be read in two ways, as KEY=VALUE: `--help` lists all'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --period-events 'Deal each pile from the Events of its years, with Capabilities in effect from the start'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;show'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;map'= {
            cand --color 'Whether to use colour'
            cand --svg 'Write the map as an SVG picture to this file, or `-` for standard output'
            cand --png 'Write the map as a PNG picture to this file, or `-` for standard output'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;adjust'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;card-info'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;next'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;options'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;card'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;draw'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;act'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --action 'The action as JSON: a file, or `-` for standard input'
            cand --faction 'The faction that acts; refused if it is not offered an action'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show how non-players decided what the action leaves to them'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;pivotal'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fitl;coup'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --choices 'What is chosen, as JSON: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show how non-players decided: the steps, the rows of the tables, and what was weighed'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;turn'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --forecast 'Take the turn N times with other dice, and tell how often what came of it; the game stays as it is'
            cand --choices 'What people choose if the Event the non-player executes asks them: `name value, value; name value`; after its Patrol, cubes that M-48 Patton lets a person''s NVA remove: `lose 1t from hue`'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --explain 'Show why: the conditions, the rows of the tables with the spaces left, the rolls'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fitl;help'= {
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand adjust 'Set the game to match the table'
            cand card-info 'Show what a card says, in short'
            cand next 'Show what is due: who may act and how, the next card, or the Coup Round'
            cand options 'List what the acting faction may do, where, and why not elsewhere'
            cand card 'Record the card turned up from a physical deck'
            cand draw 'Turn up the next card of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup Round up to the next choice'
            cand turn 'Take the turn of the non-player that is to act'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fitl;help;new'= {
        }
        &'pointman;fitl;help;show'= {
        }
        &'pointman;fitl;help;map'= {
        }
        &'pointman;fitl;help;adjust'= {
        }
        &'pointman;fitl;help;card-info'= {
        }
        &'pointman;fitl;help;next'= {
        }
        &'pointman;fitl;help;options'= {
        }
        &'pointman;fitl;help;card'= {
        }
        &'pointman;fitl;help;draw'= {
        }
        &'pointman;fitl;help;act'= {
        }
        &'pointman;fitl;help;pivotal'= {
        }
        &'pointman;fitl;help;coup'= {
        }
        &'pointman;fitl;help;turn'= {
        }
        &'pointman;fitl;help;help'= {
        }
        &'pointman;fng'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
            cand roster 'Print the unit roster of a squad and the state of each figure'
            cand squad 'Raise a squad, headquarters, team or crew of any army list by dice'
            cand test 'Take a check of FNG, or show its table'
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
            cand covering-fire 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
            cand crew 'Show who does what in a vehicle''s crew, with losses and moves'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Show which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'Treat an out of the fight soldier with a Medic, within three turns'
            cand melee 'Fight a round of melee: every figure in contact, pair by pair'
            cand move 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Roll who recovers after the battle, and when they return'
            cand reputation 'Count Reputation Points after a mission, or roll a recruit''s Rep'
            cand shoot 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
            cand briefing 'Show the briefing of an FNG mission, or draw its table'
            cand reveal 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
            cand activation 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
            cand contact 'Check a feature or building for contact, once, when it comes into sight'
            cand reinforce 'Check for reinforcements by hand, outside a seven'
            cand air-run 'Declare and fly a strafing, bombing or spotting run'
            cand fire-mission 'Declare and fire mortars and artillery, and roll what their rounds do'
            cand helicopter 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
            cand radio 'Call someone by radio: the air once a turn, then the call'
            cand request 'Call for artillery, an air strike, a gunship or a medevac'
            cand sniper 'Resolve a sniper''s shot from a card, and what follows a miss'
            cand trap 'Show the booby traps that are known, who is poisoned, flares that burn'
            cand trap-place 'Roll how many booby traps there are, or write one down in secret'
            cand trap-trip 'Resolve three equal Activation dice: the kind of trap, and who set it off'
            cand trap-spring 'Come upon a booby trap: find it, or set it off'
            cand trap-disarm 'Disarm a booby trap found the turn before'
            cand trap-clear 'Clear a square inch of punji stakes, or destroy a viper'
            cand trap-turn 'Begin the next turn for booby traps: poison acts, flares burn down'
            cand tunnel 'Show the tunnels that are known: entrances, men below, and a complex as a map'
            cand tunnel-place 'Roll how many tunnel entrances there are, and place them in secret'
            cand tunnel-spot 'Look for tunnel entrances within 6 in'
            cand tunnel-move 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
            cand tunnel-turn 'Begin the next turn below ground: troops move on, smoke spreads'
            cand tunnel-blast 'Resolve a bomb above a tunnel, or a charge at its entrance'
            cand tunnel-smoke 'Mark connected entrances within 24 in with a smoke grenade'
            cand tunnel-enter 'Enter a tunnel: the size of the complex and its first sections'
            cand tunnel-advance 'Advance through a tunnel: what waits there, and what is seen beyond'
            cand tunnel-search 'Take what lies there, or search a wall of a supply room'
            cand tunnel-settle 'Remove enemies seen in a section: shot, captured or gone'
            cand tunnel-shot 'Resolve a shot in or into an armory: it blows up on 1'
            cand tunnel-leave 'Come out of a tunnel with what was found'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng;roster'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;squad'= {
            cand --color 'Whether to use colour'
            cand --force 'The force: us-marines, us-army-infantry, anzac-infantry, nva, local-vc, …'
            cand --date 'The date, such as 1967-05-early; it decides on some weapons'
            cand --unit 'squad, headquarters, half-squad, lmg-team, hmg-team, rpg-7-team, sapper-cell, sniper, crew, …'
            cand --name 'What it is called'
            cand --number 'Its number among the squads of a platoon: the men of each get names of their own'
            cand --edition 'The edition whose figures the weapons have: 1 or 2'
            cand --men 'So many men are present'
            cand --star 'The name of the player''s own character, the Star'
            cand --star-rep 'His Rep; 4 if not given'
            cand --star-attribute 'His Attributes: one at Rep 4, two at Rep 5'
            cand --star-post 'His post: nco, jr-nco, lmg-gunner, grenadier, rifleman; the squad leader if not given'
            cand --names 'Names for the men, in the order they are raised'
            cand --mix 'What posts with several weapons carry'
            cand --weapon 'The weapon of a post, as POST=WEAPON'
            cand --launchers 'Launchers in the squad'
            cand --laws 'LAWs in the squad; two if not given'
            cand --heavy 'The support weapon of a local squad'
            cand --vehicle 'The vehicle of a crew'
            cand --option 'A reading of the lists, as KEY=VALUE'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --full 'All men of the list are present'
            cand --attributes 'An Attribute for each other man, by die and card'
            cand --months 'Men have served some months already, by dice'
            cand --satchel-charges 'A Main Force squad with satchel charges'
            cand --green 'A green local squad'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;test'= {
            cand --color 'Whether to use colour'
            cand --rep 'The Rep of the figure'
            cand --edition 'The edition of the rules'
            cand --with 'Modifiers and conditions that hold, such as in-cover'
            cand --set 'Numbers the check asks for, such as impact=3'
            cand --leader-rep 'The Rep of the Leader who gives the Leader Die'
            cand --attribute 'Attributes of the figure, such as tough'
            cand --squad 'Take Rep, Attributes, weapon and state from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --figure 'The figures of the squad that take the check'
            cand --count 'Take it N times'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --explain 'Show how the result came about'
            cand --list 'List the checks by theme'
            cand --table 'Show the check as the rules print it'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;building'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --gun 'The vehicle whose main gun fires, such as m-48'
            cand --apr 'The gun''s APR'
            cand --round 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given'
            cand --loader 'Rep of the loader: the gunner''s if not given'
            cand --tubes-fired 'Tubes of an Ontos that have fired in this battle'
            cand --in 'Inches to the target'
            cand --range 'Inches to the target'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --behind 'A figure in the back blast of the weapon'
            cand --dv 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel'
            cand --inside 'A figure in the area aimed at'
            cand --inside-left 'A figure in the area to the left'
            cand --inside-right 'A figure in the area to the right'
            cand --inside-above 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left'
            cand --levels-above 'Levels above the one aimed at'
            cand --levels-left 'Levels above the area to the left'
            cand --levels-right 'Levels above the area to the right'
            cand --areas 'Areas that stand on each level, the one aimed at first; those described if not given'
            cand --to-edge 'Inches from the spot aimed at to the edge of its area'
            cand --commander 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --no-loader 'Nobody is in the loader''s place'
            cand --deployed 'A deployed anti-tank gun: loads one line better'
            cand --left 'There is an area to the left, if nobody is named there'
            cand --right 'There is an area to the right, if nobody is named there'
            cand --buttoned-up 'His hatch is closed'
            cand --gunner-position 'He looks from the gunner''s place'
            cand --stealthy-target 'The target is Stealthy'
            cand --sapper 'The target is a sapper who is hidden, or it is night'
            cand --hidden 'The vehicle is hidden (edition 1)'
            cand --with-leader 'A Leader is with the hidden vehicle (edition 1)'
            cand --active 'Its side is Active: it needs no check (edition 2)'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;close-assault'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --target 'The vehicle fired at, such as pt-76'
            cand --armor 'Its armor, front and side, when it is on no list: 4/2'
            cand --side 'The side faced: front, side, rear, top or bottom'
            cand --crew 'Men aboard'
            cand --disabling-hits 'Disabling hits a vessel has taken before'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --hull-down 'Only its turret can be seen'
            cand --target-fast 'It moved more than half its speed this turn'
            cand --target-cover 'It is in cover, for weapons that use Ranged To Hit'
            cand --target-concealed 'It is concealed, for weapons that use Ranged To Hit'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;covering-fire'= {
            cand --color 'Whether to use colour'
            cand --at 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him'
            cand --near 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --shots 'Dice of the Target Rating used'
            cand --in 'Inches to the targets'
            cand --range 'Inches to the targets'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --fast 'The shooter is fast moving'
            cand --scope 'The weapon has its sniper scope or stock'
            cand --return-fire 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
            cand --in-sight-1 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
            cand --tunnel 'In a tunnel'
            cand --hidden 'The shooter is hidden: tells whether he stays so'
            cand --watched 'A friend of the targets sees the hidden shooter and does not Duck Back'
            cand --elsewhere 'The targets appear outside the swath that is covered'
            cand --moving 'The shooter is moving'
            cand --with-leader 'A Leader is with the shooter'
            cand --stealthy-target 'A target is Stealthy'
            cand --sapper 'A target is a sapper and is hidden, or it is night'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;crew'= {
            cand --color 'Whether to use colour'
            cand --reps 'The Reps of 2 to 5 men: commander, driver, and as far as they have places of their own gunner, loader, radio operator'
            cand --lost 'A man who is lost, by his place, in the order they are lost'
            cand --move 'A man who then moves to an empty place, as FROM:TO'
            cand --slide 'A man who then moves to an empty place, as FROM:TO'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;flame'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure in the path, or with --tank in the circle; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --dv 'Defense Value, or what it is built of: hootch, frame, sandbags, several-sandbags, masonry, masonry-with-sandbags, concrete, bunker, steel'
            cand --inside 'A figure in the area aimed at'
            cand --inside-left 'A figure in the area to the left'
            cand --inside-right 'A figure in the area to the right'
            cand --inside-above 'A figure in an area above, with its level from 1, and left or right if it is beside the stack aimed at: Phu,level=2,left'
            cand --levels-above 'Levels above the one aimed at'
            cand --levels-left 'Levels above the area to the left'
            cand --levels-right 'Levels above the area to the right'
            cand --areas 'Areas that stand on each level, the one aimed at first; those described if not given'
            cand --to-edge 'Inches from the spot aimed at to the edge of its area'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --in 'Inches to the farthest target'
            cand --range 'Inches to the farthest target'
            cand --cross 'This figure crosses residual flame'
            cand --leader-rep 'Rep of the Leader who gives him a Leader Die'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --left 'There is an area to the left, if nobody is named there'
            cand --right 'There is an area to the right, if nobody is named there'
            cand --vehicle 'Of a vehicle: 18 in, and its first 1 is ignored'
            cand --first-one-spent 'The first 1 of the vehicle has been rolled already'
            cand --tank 'The operator was hit or caught in a blast: does the tank burst?'
            cand --wants-to 'He has passed Wanting to Charge already'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;grenade'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure in the circle round the spot: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --other 'A figure of the group next closest to the target, friend or enemy'
            cand --near 'A figure in the circle round the thrower, whom a fumble endangers'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --in 'Inches to the spot'
            cand --range 'Inches to the spot'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --drop 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
            cand --bombs-away 'Dropped over a wall, through a window, rolled into a room: Bombs Away'
            cand --launch 'Launched from a rifle, for an anti-tank grenade that could be tossed'
            cand --place 'Placed, for a charge'
            cand --tunnel 'In a tunnel'
            cand --no-throw-back 'Athletes do not try to throw it back'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;group'= {
            cand --color 'Whether to use colour'
            cand --at 'A figure and where it stands, in inches from a corner of the table: Smith,x=3,y=10; with its unit: unit=1st, and a new one that a Leader has taken command for: under=3rd; `vehicle` for a vehicle'
            cand --travel 'The direction of travel, which lets a Pointman be 8 in ahead: 0,1'
            cand --out-of-sight 'Two figures that do not see each other, as Smith:Jones'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;in-sight-order'= {
            cand --color 'Whether to use colour'
            cand --tester 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu'
            cand --at 'A figure that checks: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader, covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;main-gun'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --gun 'The vehicle whose main gun fires, such as m-48'
            cand --apr 'The gun''s APR'
            cand --round 'What is loaded: ap, he or canister; AP at vehicles and HE at figures if not given'
            cand --loader 'Rep of the loader: the gunner''s if not given'
            cand --tubes-fired 'Tubes of an Ontos that have fired in this battle'
            cand --in 'Inches to the target'
            cand --range 'Inches to the target'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --target 'The vehicle fired at, such as pt-76'
            cand --armor 'Its armor, front and side, when it is on no list: 4/2'
            cand --side 'The side faced: front, side, rear, top or bottom'
            cand --crew 'Men aboard'
            cand --disabling-hits 'Disabling hits a vessel has taken before'
            cand --at 'A figure fired at by the main gun, in the circle of HE or the fan of canister: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --commander 'The vehicle''s commander, who must pass In Sight before the gunner fires: rep=4 or shortsighted,rep=5'
            cand --behind 'A figure in the back blast of the weapon'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --no-loader 'Nobody is in the loader''s place'
            cand --deployed 'A deployed anti-tank gun: loads one line better'
            cand --hull-down 'Only its turret can be seen'
            cand --target-fast 'It moved more than half its speed this turn'
            cand --target-cover 'It is in cover, for weapons that use Ranged To Hit'
            cand --target-concealed 'It is concealed, for weapons that use Ranged To Hit'
            cand --buttoned-up 'His hatch is closed'
            cand --gunner-position 'He looks from the gunner''s place'
            cand --stealthy-target 'The target is Stealthy'
            cand --sapper 'The target is a sapper who is hidden, or it is night'
            cand --hidden 'The vehicle is hidden (edition 1)'
            cand --with-leader 'A Leader is with the hidden vehicle (edition 1)'
            cand --active 'Its side is Active: it needs no check (edition 2)'
            cand --moving 'The firing vehicle is not stopped: only Hands of Fate can hit'
            cand --fast 'The firing vehicle moved more than half its speed this turn'
            cand --turret 'Aim at the turret'
            cand --tunnel 'In a tunnel'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;medic'= {
            cand --color 'Whether to use colour'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --casualty 'The soldier'
            cand --at 'The soldier'
            cand --turns 'Turns since he was hit'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;melee'= {
            cand --color 'Whether to use colour'
            cand --ours 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)'
            cand --us 'One of ours: Barnes,rep=4,weapon=bayonet; weapon is knife, bayonet, none, or any other (Impact 0)'
            cand --theirs 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone'
            cand --them 'One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone'
            cand --contact 'Who is in contact with whom, by number: 1-1,1-2,2-2; everybody with everybody if not given'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;move'= {
            cand --color 'Whether to use colour'
            cand --way 'How he moves'
            cand --figure 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast'
            cand --by 'Who moves, in words: a name of the squad, Attributes, his Rep, such as Smith or fast,rep=5 for the Attribute Fast'
            cand --rep 'His Rep, for the roll of a Fast Move'
            cand --attribute 'His Attributes, such as fast, slow, clumsy'
            cand --leader-rep 'The Rep of the Leader who gives a Leader Die on a Fast Move'
            cand --terrain 'The ground: clear, woods, jungle, elephant-grass, flooded-rice-paddy, barbed-wire, …'
            cand --vehicle 'A vehicle moves, such as m-48'
            cand --moved 'It has moved so many inches and stopped'
            cand --about 'A watercraft at this speed turns about without stopping'
            cand --edition 'The edition of the rules'
            cand --squad 'Take the figure from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --trouble 'He swims in slight trouble: 3 in'
            cand --road 'All of its move is on a road'
            cand --water 'It is afloat: a boat, or an amphibious vehicle'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;recon-by-fire'= {
            cand --color 'Whether to use colour'
            cand --at 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --enemy 'An enemy in the area, in the order hits go to them: cover,rep=3; `apart` for one more than 3 in from the others'
            cand --unlucky 'An Unlucky figure within 3 in of those who may be hit, or of number N, who may take a hit instead: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;recovery'= {
            cand --color 'Whether to use colour'
            cand --casualty 'One of them: Smith,rep=4,evacuated,sickly'
            cand --at 'One of them: Smith,rep=4,evacuated,sickly'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;reputation'= {
            cand --color 'Whether to use colour'
            cand --rep 'His Rep'
            cand --points 'Reputation Points he holds'
            cand --months 'Months served of this tour'
            cand --event 'What became of him, in the order it happened'
            cand --recruit 'Roll the Rep of a recruit of this force: us-marines, nva, local-vc, …'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --marine 'A Marine, whose tour is a month longer'
            cand --save 'He saves his points: he declines to rise, so as to buy an Attribute'
            cand --buy 'He buys an Attribute with his points, after what became of him'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;shoot'= {
            cand --color 'Whether to use colour'
            cand --at 'A target, in the order named: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a man with nothing about him'
            cand --near 'An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1'
            cand --shooter 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --by 'Who acts, in words: a name of the squad, Attributes, fast, … such as Smith or crack-shot,rep=5'
            cand --rep 'His Rep'
            cand --attribute 'His Attributes'
            cand --weapon 'The weapon, such as m-16, usa-m-60, combat-shotgun'
            cand --class 'A weapon on no list: the class it fits, such as semi-automatic-rifle'
            cand --targets 'Its Target Rating, in place of the printed one'
            cand --impact 'Its Impact, in place of the printed one'
            cand --reach 'Its range in inches, in place of the printed one'
            cand --shots 'Dice of the Target Rating used'
            cand --in 'Inches to the targets'
            cand --range 'Inches to the targets'
            cand --edition 'The edition of the rules'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --automatic 'Full automatic: the second Target Rating'
            cand --auto 'Full automatic: the second Target Rating'
            cand --fast 'The shooter is fast moving'
            cand --scope 'The weapon has its sniper scope or stock'
            cand --return-fire 'Fire granted by Received Fire with 1 pass, in cover: -1 Rep'
            cand --in-sight-1 'Edition 2: fire granted by In Sight with 1 pass: -1 Rep'
            cand --tunnel 'In a tunnel'
            cand --hidden 'The shooter is hidden: tells whether he stays so'
            cand --watched 'A friend of the targets sees the hidden shooter and does not Duck Back'
            cand --odds 'Show the exact odds of how everything ends, instead of rolling'
            cand --explain 'Show how the result came about'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;briefing'= {
            cand --color 'Whether to use colour'
            cand --side 'Print a copy of the document sealed for this side, free-world or communist: without what the other side hides, the history and the dice'
            cand --svg 'Write the table as an SVG picture to this file, or `-` for standard output'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --secrets 'Show what is secret too: the enemy, hidden cards, tunnels and traps'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;reveal'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --section 'Turn the cards of the section with this number'
            cand --marker 'Look at the marker with this number'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --squad 'The enemy squad enters'
            cand --others 'Shooting starts in the introductory encounter: where the others are'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;activation'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --own 'The die of the player''s side, thrown at the table'
            cand --enemy 'The die of the other side'
            cand --third 'The third die, for booby traps'
            cand --treated 'A poisoned man whom a medic has seen to'
            cand --full-platoon 'A side that has its full platoon on the table: own or enemy'
            cand --part-platoon 'A side that has less than a full platoon on the table'
            cand --gone 'A vehicle that came and is gone again, such as m-557'
            cand --mortar-carrier 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125'
            cand --option 'A reading of an unclear rule, such as sup-01=noted'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --shots 'Shots were fired in the turn just played: reinforcements are checked for from now on'
            cand --no-vehicles 'Vehicles cannot come onto this ground'
            cand --vehicles 'Vehicles can come after all'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;contact'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;reinforce'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --side 'Who checks: own or enemy'
            cand --full-platoon 'A side that has its full platoon on the table: own or enemy'
            cand --part-platoon 'A side that has less than a full platoon on the table'
            cand --gone 'A vehicle that came and is gone again, such as m-557'
            cand --mortar-carrier 'The mortar carrier that an Odd Ball is: m-106 if not given, or m-125'
            cand --option 'A reading of an unclear rule, such as sup-01=noted'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --arrive 'They arrive: a card is drawn and read without comparing'
            cand --no-vehicles 'Vehicles cannot come onto this ground'
            cand --vehicles 'Vehicles can come after all'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;air-run'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --aircraft 'Which aircraft'
            cand --declare 'Declare a run: guns, rockets, bombs, napalm, marking-rocket, spotting, strip, ring'
            cand --course 'Where it comes in and where it leaves'
            cand --variant 'The variant that came, with --declare: a or b of an F-4, napalm or bomb of an A-1'
            cand --by 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover'
            cand --aboard 'Who is aboard a helicopter, for its damage'
            cand --at 'A figure it fires at, or in a blast: Phu,rep=3,cover; `left`, `center`, `right` of its path; `vehicle`'
            cand --inches 'Inches it flies over the table'
            cand --point 'Where rockets, bombs or napalm are aimed'
            cand --weapon 'The personal weapon fired from a FAC'
            cand --also 'What a gunship fires in the same pass: rockets as well as fixed guns'
            cand --effect 'Roll the effect of this blast on those in it'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --forward-observer 'A Forward Observer on the ground brings it in'
            cand --run 'Fly the run that was declared the turn before'
            cand --all-at-one 'All dice at one target'
            cand --off-table 'That point lies off the table'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;fire-mission'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --declare 'Declare one: light-mortar, medium-mortar, artillery'
            cand --target 'What is aimed at; with --mission another target, which takes a turn'
            cand --load 'What is fired: he if not given, smoke, wp, illumination'
            cand --crew-short 'Men short of a full crew'
            cand --rounds 'Rounds declared; as many as the rate of fire if not given'
            cand --range 'Inches from the tube to the target'
            cand --friends 'Inches from the target to the nearest friend'
            cand --final-protective 'Final protective fire, with the enemy so many inches from your men'
            cand --operator 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard'
            cand --group-rep 'The Rep of the Leader in whose group he acts, when his own is below the Activation die'
            cand --side 'Whose: own if not given, or enemy'
            cand --mission 'Fire this mission: a spotting round until one is seen, then rounds that count'
            cand --fire 'Rounds fired now: one if not given'
            cand --effect 'Roll the effect of this blast on those in it'
            cand --at 'A figure in the circle: Phu,rep=3,cover; `vehicle` for a vehicle'
            cand --smoke-grenade 'A smoke grenade that somebody threw lies here: a cloud, and no Fire Mission'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --direct 'The crew sees its target: no spotting round'
            cand --off-table 'The tube stands off the table'
            cand --card 'A card lets the side call it (sup-01)'
            cand --tunnel 'He calls from a tunnel'
            cand --unseen 'The spotter did not see the last spotting round: another'
            cand --reaction 'Fired in reaction: for tubes on the table'
            cand --cancel 'End the mission'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;helicopter'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --aircraft 'Which; the only one if not given'
            cand --model 'What comes with send: a Slick if not given'
            cand --side 'Whose: own if not given, or enemy'
            cand --by 'An enemy who may fire at it: Ivan,rep=4,weapon=ak-47; `duck` if he would rather Duck Back, `in-range` of a hover'
            cand --aboard 'Who is aboard a helicopter, for its damage'
            cand --men 'Men who get in or out'
            cand --litters 'Casualties who are loaded'
            cand --name 'A casualty who is loaded, by name'
            cand --inches 'Inches a light observation helicopter moves'
            cand --point 'Where a flare hangs'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --hot 'An enemy is within 12 in of the LZ'
            cand --small-lz 'The LZ is too small'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;radio'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --operator 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard'
            cand --group-rep 'The Rep of the Leader in whose group he acts, when his own is below the Activation die'
            cand --side 'Whose: own if not given, or enemy'
            cand --to 'Whom: fac for what flies, battalion, company, …'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --tunnel 'He calls from a tunnel'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;request'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --operator 'Who calls, with Rep and Attributes: Jones,rep=4,rto-wizard'
            cand --group-rep 'The Rep of the Leader in whose group he acts, when his own is below the Activation die'
            cand --side 'Whose: own if not given, or enemy'
            cand --leader-rep 'Rep of the Leader who asks; by the mission if not given'
            cand --target 'What the guns are to fire at'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --tunnel 'He calls from a tunnel'
            cand --forward-observer 'A Forward Observer asks'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;sniper'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --sniper 'Which; the only one if not given'
            cand --at 'The enemy figure nearest his card: Smith,rep=4,cover'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign, besides those of the mission: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --all-ducked-back 'After a miss: everyone who could see him Ducked Back'
            cand --seen 'After a miss: someone who can see him did not Duck Back'
            cand --gone 'He is out of it'
            cand --secrets 'Show what is kept from the player, too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap'= {
            cand --color 'Whether to use colour'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --secrets 'Show what is secret, too'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;trap-place'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --kind 'The kind: tripwire, punji, landmine, viper, cdm, trip-flare'
            cand --at 'Where it is, in words'
            cand --option 'A reading of the rules: sup-31=written|markers, sup-32=other-side|all, sup-34=after-halving|before-halving'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --free-world 'Set by the Free World: a CDM or a trip flare'
            cand --anti-vehicle 'A landmine for vehicles'
            cand --dummy 'A marker with nothing behind it, for sup-31=markers'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap-trip'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --among 'A figure on the table that may have set it off'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --night 'It is night, whatever the mission says'
            cand --day 'It is day, whatever the mission says'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap-spring'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --by 'Who comes upon it: Smith,rep=4,pointman'
            cand --trap 'The number of the trap; the one three equal dice brought if not given'
            cand --behind 'One in the 2 in back blast of a CDM'
            cand --vehicle 'The vehicle that sets it off, such as m-113'
            cand --near 'Another whom a blast would touch, or in the zone of a CDM'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --fire 'A CDM is fired: nobody can find it first'
            cand --fast 'In a tunnel at more than half speed'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap-disarm'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --by 'Who, placed upon it: Smith,rep=4'
            cand --near 'Another whom a blast would touch, or in the zone of a CDM'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --wire-cutters 'He uses wire cutters'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap-clear'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --by 'Who: Smith,rep=4'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --shot 'A viper was killed by gunfire; otherwise he fights it hand to hand'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;trap-turn'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --treated 'A poisoned man whom a medic has seen to'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel'= {
            cand --color 'Whether to use colour'
            cand --system 'The tunnel system whose map is drawn; the first that was entered if not given'
            cand --svg 'Write the map as an SVG picture to this file, or `-` for standard output'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand --secrets 'Show what is secret, too'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'pointman;fng;tunnel-place'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --place 'Where an entrance is, in words'
            cand --at 'Where it is on the table: inches from its left and upper edges'
            cand --system 'The tunnel system: entrances of the same one connect; 1 if not given'
            cand --scatter 'Put all that are left on random spots of a table so large'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --known 'The Free World knows it already'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-spot'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --by 'Who: Smith,rep=4,pointman'
            cand --at 'Where he stands: every entrance within 6 in'
            cand --entrance 'The entrance he is within 6 in of'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --seen 'He saw somebody come out of it: it is known at once'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-move'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --into 'They go in by this entrance'
            cand --toward 'And make for this one'
            cand --count 'How many they are'
            cand --length 'Inches between the entrances, if the table does not tell'
            cand --inside 'Inches they are in already'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --fast 'All of them are Fast'
            cand --slow 'One of them is Slow'
            cand --halt 'They stop'
            cand --go-on 'They go on'
            cand --back 'They turn back to the entrance they came in by'
            cand --out 'They come out'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-turn'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-blast'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --bomb 'A bomb of so many pounds, 500 or 750, whose circle covers a tunnel'
            cand --charge 'A charge at the entrance: satchel, demo-charge, or the inches of its blast circle'
            cand --entrance 'The entrance the charge is at, or one end of the tunnel under the bomb'
            cand --toward 'The other end of the tunnel under the bomb'
            cand --inches 'Inches from the first entrance to the middle of the circle'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-smoke'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-enter'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --by 'Who: Smith,rep=4,pointman'
            cand --light 'What he sees by: none, candle, torch, flashlight, red-filter'
            cand --heading 'Where the first section leads: north is up on the map; toward the next entrance if not given'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-advance'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --to 'Where he goes: an opening, such as 5.1, or a section that is laid, such as 4, also back; the only way on if not given'
            cand --light 'What he sees by from now on'
            cand --near 'Another whom a blast would touch, or in the zone of a CDM'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --fast 'At more than half speed: -1 Rep when looking for traps'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-search'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --wall 'A wall of a supply room, as he saw it coming in: ahead, left, right'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-settle'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --count 'How many of them; all that are seen if not given'
            cand --system 'The tunnel system; the first that was entered if not given'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-shot'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --system 'The tunnel system; the first that was entered if not given'
            cand --clear 'A man in a section beside the armory, or in one that falls in only in part, who stands clear of the 8 in circle and of what falls'
            cand --near 'Another whom a blast would touch, or in the zone of a CDM'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;tunnel-leave'= {
            cand --color 'Whether to use colour'
            cand -o 'Write the next document to this file'
            cand --output 'Write the next document to this file'
            cand --seed 'Roll from this seed: the same seed gives the same dice. With --rolls or --dice ask: the seed of the rest of a new game'
            cand --rolls 'Use these dice, in the order they are asked for; cards by their names (`H,K,4,2`)'
            cand --dice 'Let Pointman roll, or ask you for each throw: all its dice in one line, `?` for help, `r` to have it rolled'
            cand --entrance 'By which entrance; the nearest if not given'
            cand --with 'A man of his section who is out of the fight or dead, whom he brings along'
            cand --near 'Another whom a blast would touch, or in the zone of a CDM'
            cand --squad 'Take figures that are named from this squad, or from that of an FNG campaign: a file, or `-` for standard input'
            cand --edition 'The edition of the rules: that of the mission'
            cand --json 'Print JSON instead of words'
            cand -q 'Do not show the report'
            cand --quiet 'Do not show the report'
            cand -i 'Write the next document over the one read'
            cand --in-place 'Write the next document over the one read'
            cand --secrets 'Show what is secret too'
            cand --fast 'At more than half speed: -1 Rep when looking for traps'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
        }
        &'pointman;fng;help'= {
            cand roster 'Print the unit roster of a squad and the state of each figure'
            cand squad 'Raise a squad, headquarters, team or crew of any army list by dice'
            cand test 'Take a check of FNG, or show its table'
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
            cand covering-fire 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
            cand crew 'Show who does what in a vehicle''s crew, with losses and moves'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Show which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'Treat an out of the fight soldier with a Medic, within three turns'
            cand melee 'Fight a round of melee: every figure in contact, pair by pair'
            cand move 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Roll who recovers after the battle, and when they return'
            cand reputation 'Count Reputation Points after a mission, or roll a recruit''s Rep'
            cand shoot 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
            cand briefing 'Show the briefing of an FNG mission, or draw its table'
            cand reveal 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
            cand activation 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
            cand contact 'Check a feature or building for contact, once, when it comes into sight'
            cand reinforce 'Check for reinforcements by hand, outside a seven'
            cand air-run 'Declare and fly a strafing, bombing or spotting run'
            cand fire-mission 'Declare and fire mortars and artillery, and roll what their rounds do'
            cand helicopter 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
            cand radio 'Call someone by radio: the air once a turn, then the call'
            cand request 'Call for artillery, an air strike, a gunship or a medevac'
            cand sniper 'Resolve a sniper''s shot from a card, and what follows a miss'
            cand trap 'Show the booby traps that are known, who is poisoned, flares that burn'
            cand trap-place 'Roll how many booby traps there are, or write one down in secret'
            cand trap-trip 'Resolve three equal Activation dice: the kind of trap, and who set it off'
            cand trap-spring 'Come upon a booby trap: find it, or set it off'
            cand trap-disarm 'Disarm a booby trap found the turn before'
            cand trap-clear 'Clear a square inch of punji stakes, or destroy a viper'
            cand trap-turn 'Begin the next turn for booby traps: poison acts, flares burn down'
            cand tunnel 'Show the tunnels that are known: entrances, men below, and a complex as a map'
            cand tunnel-place 'Roll how many tunnel entrances there are, and place them in secret'
            cand tunnel-spot 'Look for tunnel entrances within 6 in'
            cand tunnel-move 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
            cand tunnel-turn 'Begin the next turn below ground: troops move on, smoke spreads'
            cand tunnel-blast 'Resolve a bomb above a tunnel, or a charge at its entrance'
            cand tunnel-smoke 'Mark connected entrances within 24 in with a smoke grenade'
            cand tunnel-enter 'Enter a tunnel: the size of the complex and its first sections'
            cand tunnel-advance 'Advance through a tunnel: what waits there, and what is seen beyond'
            cand tunnel-search 'Take what lies there, or search a wall of a supply room'
            cand tunnel-settle 'Remove enemies seen in a section: shot, captured or gone'
            cand tunnel-shot 'Resolve a shot in or into an armory: it blows up on 1'
            cand tunnel-leave 'Come out of a tunnel with what was found'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;fng;help;roster'= {
        }
        &'pointman;fng;help;squad'= {
        }
        &'pointman;fng;help;test'= {
        }
        &'pointman;fng;help;building'= {
        }
        &'pointman;fng;help;close-assault'= {
        }
        &'pointman;fng;help;covering-fire'= {
        }
        &'pointman;fng;help;crew'= {
        }
        &'pointman;fng;help;flame'= {
        }
        &'pointman;fng;help;grenade'= {
        }
        &'pointman;fng;help;group'= {
        }
        &'pointman;fng;help;in-sight-order'= {
        }
        &'pointman;fng;help;main-gun'= {
        }
        &'pointman;fng;help;medic'= {
        }
        &'pointman;fng;help;melee'= {
        }
        &'pointman;fng;help;move'= {
        }
        &'pointman;fng;help;recon-by-fire'= {
        }
        &'pointman;fng;help;recovery'= {
        }
        &'pointman;fng;help;reputation'= {
        }
        &'pointman;fng;help;shoot'= {
        }
        &'pointman;fng;help;briefing'= {
        }
        &'pointman;fng;help;reveal'= {
        }
        &'pointman;fng;help;activation'= {
        }
        &'pointman;fng;help;contact'= {
        }
        &'pointman;fng;help;reinforce'= {
        }
        &'pointman;fng;help;air-run'= {
        }
        &'pointman;fng;help;fire-mission'= {
        }
        &'pointman;fng;help;helicopter'= {
        }
        &'pointman;fng;help;radio'= {
        }
        &'pointman;fng;help;request'= {
        }
        &'pointman;fng;help;sniper'= {
        }
        &'pointman;fng;help;trap'= {
        }
        &'pointman;fng;help;trap-place'= {
        }
        &'pointman;fng;help;trap-trip'= {
        }
        &'pointman;fng;help;trap-spring'= {
        }
        &'pointman;fng;help;trap-disarm'= {
        }
        &'pointman;fng;help;trap-clear'= {
        }
        &'pointman;fng;help;trap-turn'= {
        }
        &'pointman;fng;help;tunnel'= {
        }
        &'pointman;fng;help;tunnel-place'= {
        }
        &'pointman;fng;help;tunnel-spot'= {
        }
        &'pointman;fng;help;tunnel-move'= {
        }
        &'pointman;fng;help;tunnel-turn'= {
        }
        &'pointman;fng;help;tunnel-blast'= {
        }
        &'pointman;fng;help;tunnel-smoke'= {
        }
        &'pointman;fng;help;tunnel-enter'= {
        }
        &'pointman;fng;help;tunnel-advance'= {
        }
        &'pointman;fng;help;tunnel-search'= {
        }
        &'pointman;fng;help;tunnel-settle'= {
        }
        &'pointman;fng;help;tunnel-shot'= {
        }
        &'pointman;fng;help;tunnel-leave'= {
        }
        &'pointman;fng;help;help'= {
        }
        &'pointman;help'= {
            cand trung-turn 'Take the turn of the non-player that is to act'
            cand simulate 'Play many games of non-players and count the results'
            cand fng-test 'Take a check of FNG, or show its table'
            cand generate-mission 'Prepare a game: missions, momentum, board and set-up'
            cand campaign-buy 'Buy an asset with Operational Momentum before or during a game'
            cand campaign-length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand campaign-advance 'Resolve everything after a game and begin the next turn of the campaign'
            cand odds 'Show the exact odds of an FNG check or of dice'
            cand roll 'Roll dice'
            cand validate 'Check documents and list every fault'
            cand schema 'Print the JSON Schema of a kind of document'
            cand log 'Show the steps of a document'
            cand undo 'Undo the last steps of a document'
            cand redo 'Redo steps that were undone'
            cand replay 'Replay the history of a document from its start'
            cand adjust 'Set fields of a document to match the table'
            cand play 'Play at the table, guided: questions with their legal answers'
            cand run 'Run a script'
            cand repl 'Open a prompt where every command is a function'
            cand completions 'Print the completion script of a shell'
            cand campaign 'Begin, show and finish campaigns'
            cand fitl 'Play Fire in the Lake'
            cand fng 'Play FNG: shots, grenades, melee and support, each in one command'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'pointman;help;trung-turn'= {
        }
        &'pointman;help;simulate'= {
        }
        &'pointman;help;fng-test'= {
        }
        &'pointman;help;generate-mission'= {
        }
        &'pointman;help;campaign-buy'= {
        }
        &'pointman;help;campaign-length'= {
        }
        &'pointman;help;campaign-advance'= {
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
        &'pointman;help;redo'= {
        }
        &'pointman;help;replay'= {
        }
        &'pointman;help;adjust'= {
        }
        &'pointman;help;play'= {
        }
        &'pointman;help;run'= {
        }
        &'pointman;help;repl'= {
        }
        &'pointman;help;completions'= {
        }
        &'pointman;help;campaign'= {
            cand new 'Begin a campaign'
            cand show 'Show the logs of a campaign and the state of its turn'
            cand chronicle 'Write the story of an FNG campaign as Markdown'
            cand mission 'Take the Mission of an FNG campaign out as a document, to play the evening from'
            cand report-template 'Print a report of the current game to fill in'
            cand finish 'End an open-ended campaign and name its winner'
            cand buy 'Buy an asset with Operational Momentum before or during a game'
            cand length 'Roll whether the game goes on, at the end of turn 5, 6 or 7'
            cand advance 'Resolve everything after a game and begin the next turn of the campaign'
        }
        &'pointman;help;campaign;new'= {
        }
        &'pointman;help;campaign;show'= {
        }
        &'pointman;help;campaign;chronicle'= {
        }
        &'pointman;help;campaign;mission'= {
        }
        &'pointman;help;campaign;report-template'= {
        }
        &'pointman;help;campaign;finish'= {
        }
        &'pointman;help;campaign;buy'= {
        }
        &'pointman;help;campaign;length'= {
        }
        &'pointman;help;campaign;advance'= {
        }
        &'pointman;help;fitl'= {
            cand new 'Begin a game of Fire in the Lake'
            cand show 'Show the board, the tracks, the cards, a space or a faction'
            cand map 'Draw the map: in the terminal, or as an SVG or PNG picture'
            cand adjust 'Set the game to match the table'
            cand card-info 'Show what a card says, in short'
            cand next 'Show what is due: who may act and how, the next card, or the Coup Round'
            cand options 'List what the acting faction may do, where, and why not elsewhere'
            cand card 'Record the card turned up from a physical deck'
            cand draw 'Turn up the next card of a virtual deck'
            cand act 'Act or pass with the faction whose turn it is'
            cand pivotal 'Play a faction''s Pivotal Event in place of the current card'
            cand coup 'Carry out the Coup Round up to the next choice'
            cand turn 'Take the turn of the non-player that is to act'
        }
        &'pointman;help;fitl;new'= {
        }
        &'pointman;help;fitl;show'= {
        }
        &'pointman;help;fitl;map'= {
        }
        &'pointman;help;fitl;adjust'= {
        }
        &'pointman;help;fitl;card-info'= {
        }
        &'pointman;help;fitl;next'= {
        }
        &'pointman;help;fitl;options'= {
        }
        &'pointman;help;fitl;card'= {
        }
        &'pointman;help;fitl;draw'= {
        }
        &'pointman;help;fitl;act'= {
        }
        &'pointman;help;fitl;pivotal'= {
        }
        &'pointman;help;fitl;coup'= {
        }
        &'pointman;help;fitl;turn'= {
        }
        &'pointman;help;fng'= {
            cand roster 'Print the unit roster of a squad and the state of each figure'
            cand squad 'Raise a squad, headquarters, team or crew of any army list by dice'
            cand test 'Take a check of FNG, or show its table'
            cand building 'Fire a gun or anti-tank weapon at a building: the spot, the area, those inside, the areas above'
            cand close-assault 'Attack a vehicle with a satchel charge or Molotov cocktail after a charge'
            cand covering-fire 'Resolve covering fire when targets appear: In Sight with one more die, and the shot'
            cand crew 'Show who does what in a vehicle''s crew, with losses and moves'
            cand flame 'A flamethrower fires at figures or a building, its tank bursts, or a figure crosses the flames'
            cand grenade 'Throw, drop or launch a grenade: where it ends and everybody it touches'
            cand group 'Show which figures may move together in one Activation'
            cand in-sight-order 'Roll or take In Sight results and tell who fires when'
            cand main-gun 'Fire a gun or anti-tank weapon: hit, location, penetration, crew, fire, loading'
            cand medic 'Treat an out of the fight soldier with a Medic, within three turns'
            cand melee 'Fight a round of melee: every figure in contact, pair by pair'
            cand move 'Show how far a figure goes on foot, or a vehicle that has stopped or turns about'
            cand recon-by-fire 'Fire at a place that may hide enemies: who is found, who is hit'
            cand recovery 'Roll who recovers after the battle, and when they return'
            cand reputation 'Count Reputation Points after a mission, or roll a recruit''s Rep'
            cand shoot 'Shoot with one figure: hits, damage, ammunition and the checks that follow'
            cand briefing 'Show the briefing of an FNG mission, or draw its table'
            cand reveal 'Reveal what comes into sight in an FNG mission: cards, a marker, the enemy squad'
            cand activation 'Begin the next turn: Activation dice, weather, reinforcements and what is due'
            cand contact 'Check a feature or building for contact, once, when it comes into sight'
            cand reinforce 'Check for reinforcements by hand, outside a seven'
            cand air-run 'Declare and fly a strafing, bombing or spotting run'
            cand fire-mission 'Declare and fire mortars and artillery, and roll what their rounds do'
            cand helicopter 'Land, load, hover or fly off a helicopter, or resolve a hit on it'
            cand radio 'Call someone by radio: the air once a turn, then the call'
            cand request 'Call for artillery, an air strike, a gunship or a medevac'
            cand sniper 'Resolve a sniper''s shot from a card, and what follows a miss'
            cand trap 'Show the booby traps that are known, who is poisoned, flares that burn'
            cand trap-place 'Roll how many booby traps there are, or write one down in secret'
            cand trap-trip 'Resolve three equal Activation dice: the kind of trap, and who set it off'
            cand trap-spring 'Come upon a booby trap: find it, or set it off'
            cand trap-disarm 'Disarm a booby trap found the turn before'
            cand trap-clear 'Clear a square inch of punji stakes, or destroy a viper'
            cand trap-turn 'Begin the next turn for booby traps: poison acts, flares burn down'
            cand tunnel 'Show the tunnels that are known: entrances, men below, and a complex as a map'
            cand tunnel-place 'Roll how many tunnel entrances there are, and place them in secret'
            cand tunnel-spot 'Look for tunnel entrances within 6 in'
            cand tunnel-move 'Move VC or NVA through a tunnel: enter, stop, go on, come out'
            cand tunnel-turn 'Begin the next turn below ground: troops move on, smoke spreads'
            cand tunnel-blast 'Resolve a bomb above a tunnel, or a charge at its entrance'
            cand tunnel-smoke 'Mark connected entrances within 24 in with a smoke grenade'
            cand tunnel-enter 'Enter a tunnel: the size of the complex and its first sections'
            cand tunnel-advance 'Advance through a tunnel: what waits there, and what is seen beyond'
            cand tunnel-search 'Take what lies there, or search a wall of a supply room'
            cand tunnel-settle 'Remove enemies seen in a section: shot, captured or gone'
            cand tunnel-shot 'Resolve a shot in or into an armory: it blows up on 1'
            cand tunnel-leave 'Come out of a tunnel with what was found'
        }
        &'pointman;help;fng;roster'= {
        }
        &'pointman;help;fng;squad'= {
        }
        &'pointman;help;fng;test'= {
        }
        &'pointman;help;fng;building'= {
        }
        &'pointman;help;fng;close-assault'= {
        }
        &'pointman;help;fng;covering-fire'= {
        }
        &'pointman;help;fng;crew'= {
        }
        &'pointman;help;fng;flame'= {
        }
        &'pointman;help;fng;grenade'= {
        }
        &'pointman;help;fng;group'= {
        }
        &'pointman;help;fng;in-sight-order'= {
        }
        &'pointman;help;fng;main-gun'= {
        }
        &'pointman;help;fng;medic'= {
        }
        &'pointman;help;fng;melee'= {
        }
        &'pointman;help;fng;move'= {
        }
        &'pointman;help;fng;recon-by-fire'= {
        }
        &'pointman;help;fng;recovery'= {
        }
        &'pointman;help;fng;reputation'= {
        }
        &'pointman;help;fng;shoot'= {
        }
        &'pointman;help;fng;briefing'= {
        }
        &'pointman;help;fng;reveal'= {
        }
        &'pointman;help;fng;activation'= {
        }
        &'pointman;help;fng;contact'= {
        }
        &'pointman;help;fng;reinforce'= {
        }
        &'pointman;help;fng;air-run'= {
        }
        &'pointman;help;fng;fire-mission'= {
        }
        &'pointman;help;fng;helicopter'= {
        }
        &'pointman;help;fng;radio'= {
        }
        &'pointman;help;fng;request'= {
        }
        &'pointman;help;fng;sniper'= {
        }
        &'pointman;help;fng;trap'= {
        }
        &'pointman;help;fng;trap-place'= {
        }
        &'pointman;help;fng;trap-trip'= {
        }
        &'pointman;help;fng;trap-spring'= {
        }
        &'pointman;help;fng;trap-disarm'= {
        }
        &'pointman;help;fng;trap-clear'= {
        }
        &'pointman;help;fng;trap-turn'= {
        }
        &'pointman;help;fng;tunnel'= {
        }
        &'pointman;help;fng;tunnel-place'= {
        }
        &'pointman;help;fng;tunnel-spot'= {
        }
        &'pointman;help;fng;tunnel-move'= {
        }
        &'pointman;help;fng;tunnel-turn'= {
        }
        &'pointman;help;fng;tunnel-blast'= {
        }
        &'pointman;help;fng;tunnel-smoke'= {
        }
        &'pointman;help;fng;tunnel-enter'= {
        }
        &'pointman;help;fng;tunnel-advance'= {
        }
        &'pointman;help;fng;tunnel-search'= {
        }
        &'pointman;help;fng;tunnel-settle'= {
        }
        &'pointman;help;fng;tunnel-shot'= {
        }
        &'pointman;help;fng;tunnel-leave'= {
        }
        &'pointman;help;help'= {
        }
    ]
    $completions[$command]
}
