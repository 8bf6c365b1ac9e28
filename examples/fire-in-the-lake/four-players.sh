#!/bin/sh
# A game of the short scenario among four people, from a fixed seed: told in words and in JSON, through a whole Coup Round, to its end.
# Leaves the game in the file named as argument (four-players.json if none), and prints the board, the log and the proof that it replays.
set -eu
pointman=${POINTMAN:-pointman}
game=${1:-four-players.json}

# What a faction does, and the next card of the deck.
act() { $pointman fitl act "$game" -qi --faction "$1" "$2"; }
draw() { $pointman fitl draw "$game" -qi; }

$pointman fitl new --scenario short --players us,arvn,nva,vc --seed 40 -qo "$game"

# 34 SA-2s: the NVA takes its Capability, and the US trains with an Operation and a Special Activity.
act nva "event shaded"
act us "train saigon place 4 arvn_troops; binh-dinh place 2 arvn_police; pacify binh-dinh levels 1;
    special advise pleiku-darlac force activate us_irregulars_u remove"

# 14 M-48 Patton.
draw
act arvn "train saigon place 3 arvn_police; qui-nhon place 3 arvn_troops;
    special govern binh-dinh patronage, can-tho patronage"
act vc "terror binh-tuy"

# 67 Amphib Landing: the US hands its Sweep in as JSON.
draw
$pointman fitl act "$game" -qi --faction us --action - <<'JSON'
{"op":"sweep","steps":[
  {"space":{"space":"quang-duc-long-khanh","movers":[{"piece":"us_troops","count":2,"from":"saigon"}]}},
  {"space":{"space":"binh-tuy-binh-thuan"}},
  {"activate":{"space":"quang-duc-long-khanh","guerrillas":[{"piece":"vc_guerrillas_u","count":1}]}},
  {"activate":{"space":"binh-tuy-binh-thuan"}},
  {"special":{"name":"air-strike","steps":[{"remove":{"space":"binh-tuy-binh-thuan","count":2}},{"degrade":{}}]}}
]}
JSON
act nva "attack quang-duc guerrillas"

# 77 Detente, in Monsoon.
draw
act arvn pass
act vc "terror binh-dinh; tay-ninh; special tax kien-phong, kien-giang-an-xuyen"

# 127 Nguyen Cao Ky: the first Coup Round. Each faction answers what its phase asks, in words or as JSON.
draw
$pointman fitl coup "$game" -qi
$pointman fitl coup "$game" -qi "us-pacify binh-dinh terror 1 levels 1, can-tho levels 1"
$pointman fitl coup "$game" -qi '{"arvn-pacify":[{"space":"qui-nhon","levels":1}]}'
$pointman fitl coup "$game" -qi "vc-agitate tay-ninh terror 1, kien-phong levels 1, kien-giang levels 1"
$pointman fitl coup "$game" -qi "arvn-redeploy 2t quang-tri to hue, 2t saigon to pleiku, 1p saigon to binh-tuy, 2p saigon to khanh-hoa"
$pointman fitl coup "$game" -qi --choices-file - <<'JSON'
{"nva-redeploy":[{"piece":"nva_troops","count":5,"from":"southern-laos","to":"quang-tri-thua-thien"}]}
JSON
$pointman fitl coup "$game" -qi "us-commitment 3t kontum to available, 3t da-nang to available, 2t available to quang-tin"
$pointman fitl coup "$game" -qi "vc-shift hue"

# 108 Draft Dodgers: the VC gives the NVA 2 Resources in between.
draw
act vc "rally tay-ninh place 3; kien-phong base; kien-hoa place 1; transfer vc nva 2; special tax kien-giang"
act nva "rally improve-trail"

# 27 Phoenix Program.
draw
act us "assault binh-tuy; quang-duc; special air-lift saigon: 3t from can-tho"
act arvn "sweep kien-hoa: 4t from saigon"

# 50 Uncle Ho: an Infiltrate in the middle of a March.
draw
$pointman fitl act "$game" -qi --faction nva --action - <<'JSON'
{"op":"march","steps":[
  {"to":"quang-tri-thua-thien","pieces":[{"count":6,"piece":"nva_troops","from":"north-vietnam"}]},
  {"special":{"name":"infiltrate","steps":[{"build":{"space":"quang-tri-thua-thien","troops":4,"replacing":[{"piece":"nva_guerrillas_u","count":2}]}}]}},
  {"to":"loc-hue-da-nang","pieces":[{"count":1,"piece":"nva_guerrillas_u","from":"quang-tri-thua-thien"}]}
]}
JSON
act vc "attack binh-tuy guerrillas remove 1 us_troops 1 arvn_police"

# 12 Capt Buck Adams, in Monsoon: ARVN governs for its victory.
draw
act us pass
act arvn "train qui-nhon place 2 arvn_police; kontum place 2 arvn_troops taking 1t saigon;
    special govern binh-dinh patronage, can-tho patronage"

# 130 Failed Attempt: ARVN cubes desert, and then somebody wins.
draw
$pointman fitl coup "$game" -qi
$pointman fitl coup "$game" -qi "coup-card hue 1t, kontum 1t, qui-nhon 2t, saigon 1p, can-tho 1t 1p, binh-dinh 1p, kien-hoa 2t"

$pointman fitl show "$game"
$pointman log "$game"
$pointman replay "$game" --verify
