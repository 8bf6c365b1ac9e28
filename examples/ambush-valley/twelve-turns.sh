#!/bin/sh
# A campaign of twelve turns, played by a script from a fixed seed: a US platoon against the VC around Song Be.
# Leaves the campaign in the file named as argument (song-be.json if none).
set -eu
pointman=${POINTMAN:-pointman}
campaign=${1:-song-be.json}
report=$campaign.report

$pointman campaign new --game ambush-valley --name 'Song Be' --turns 12 --seed 1968 --quiet -o "$campaign"

# Each line is a turn: whether the objective was achieved, who was wounded, and how they were left.
while read -r result man condition; do
    $pointman generate-mission --from "$campaign" -i --quiet
    $pointman campaign-length "$campaign" -i --quiet --force us
    wounded='{ "figure": "'$man'", "outcome": "wia", "wound": "serious", "condition": "'$condition'" }'
    $pointman campaign report-template "$campaign" |
        sed -e "s/\"objectives_$result\": 0/\"objectives_$result\": 1/" \
            -e "s/\"figures\": \[\]/\"figures\": [$wounded]/" \
            -e 's/\(engaged_hostile\|inflicted_casualty\|engaged_by_hostile\)": null/\1": true/' > "$report"
    $pointman campaign-advance "$campaign" --report "$report" -i --quiet
done <<TURNS
achieved squad-1-a-3 evacuated
achieved squad-1-b-2 accompanied
failed squad-2-a-1 straggler
achieved squad-2-b-4 evacuated
failed squad-3-a-5 accompanied
achieved squad-3-b-3 evacuated
achieved squad-1-a-4 straggler
failed squad-1-b-5 evacuated
achieved hq-4 accompanied
failed squad-2-a-3 evacuated
achieved squad-3-a-2 straggler
achieved squad-3-b-1 accompanied
TURNS

rm -f "$report"
$pointman campaign show "$campaign"

# The history runs again to the same bytes; and three steps a turn back is the start.
$pointman replay "$campaign" --verify --quiet
$pointman replay "$campaign" --quiet -o "$campaign.again"
cmp "$campaign" "$campaign.again"
$pointman undo "$campaign" 36 --quiet -o "$campaign.start"
$pointman campaign show "$campaign.start" | tail -1
rm "$campaign.again" "$campaign.start"
