//! Where the rules of the campaign are silent or contradict themselves: the readings a campaign may choose
//! between.

use pointman_core::readings;

readings! {
    "camp-32" rp_loss: RpLoss, "What loses Reputation Points" {
        Both "both" "Running away, and being out of the fight",
        RunningAway "running-away" "Running away only",
    }
    "camp-33" uncovering: Uncovering, "What uncovers the enemy's Support" {
        Contact "contact" "Contact with the enemy",
        Support "support" "Nothing: only the Support itself decides",
    }
    "camp-35" cidg: CidgReplacements, "How a CIDG squad is replaced" {
        Us "us" "As a US squad",
        Other "other" "As other squads",
    }
    "camp-37" cap: ReplacementCap, "Whether replacements may exceed paper strength" {
        PaperStrength "paper-strength" "They stop at it",
        NoCap "no-cap" "They may",
    }
    "camp-40" barred: BarredVeteran, "Whether a soldier barred from a tour re-ups at Rep 5" {
        ReUps "re-ups" "Yes, as anyone does at Rep 5",
        GoesHome "goes-home" "No: the tour ends",
    }
    "camp-41" monthly: Monthly, "Who has a tour and its monthly rolls" {
        UsAndAnzac "us-and-anzac" "US Army, Marines and ANZAC",
        All "all" "Every force, as the US Army",
    }
    "camp-42" rises: Rises, "What raises Rep" {
        Both "both" "Reputation Points and monthly rolls",
        Points "points" "Reputation Points only",
        Rolls "rolls" "Monthly rolls only",
    }
    "char-05" arrivals: Arrivals, "The Rep of a soldier new in country" {
        StartingRep "starting-rep" "By the roll for new arrivals",
        ArmyList "army-list" "By the army list",
    }
    "char-06" free_world: FreeWorldTours, "The tours of other Free World forces" {
        UsAndAnzac "us-and-anzac" "US Army, Marines and ANZAC only",
        All "all" "Every Free World force, as the US Army",
    }
    "char-07" second_tour: SecondTour, "What a second tour begins with" {
        KillsAnew "kills-anew" "No kills",
        KillsKept "kills-kept" "The kills of the first",
    }
    "char-10" grunts: GruntsByPoints, "How far Reputation Points raise a Grunt" {
        Rep6 "rep-6" "To Rep 6",
        Rep5 "rep-5" "To Rep 5",
    }
    "char-12" saving: Saving, "Whether a soldier may decline to advance" {
        May "may" "Yes, to save for an Attribute",
        Forced "forced" "No: each advances as soon as possible",
    }
    "char-20" junior_nco: JuniorNcoLeads, "What a Junior NCO who replaces a lost Leader becomes" {
        Stays "stays" "Still a Junior NCO",
        Leader "leader" "The Leader",
    }
    "monthly-rep-1" doubles: Doubles, "Whether doubles still change Rep once" {
        NoChange "no-change" "They fix it as it is",
        Applies "applies" "The roll applies, then Rep is fixed",
    }
    "monthly-rep-2" lock: Lock, "What a fixed Rep is protected from" {
        Everything "everything" "Monthly rolls and Reputation Points",
        RollsOnly "rolls-only" "Monthly rolls only",
    }
}
