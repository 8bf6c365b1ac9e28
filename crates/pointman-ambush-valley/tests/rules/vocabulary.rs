//! The words of the campaign: in order, and read as people type them.

use pointman_ambush_valley::*;

#[test]
fn the_steps_follow_each_other_and_the_last_is_followed_by_the_first() {
    assert_eq!(Step::ReceiveMission.next(), Step::IssueOrders);
    assert_eq!(Step::ExecuteOperation.next(), Step::AssessOperation);
    assert_eq!(Step::Replacements.next(), Step::ReceiveMission);
    assert_eq!(Step::Finished.next(), Step::Finished);
}

#[test]
fn names_can_be_shortened() {
    assert_eq!("over".parse(), Ok(MissionId::OverRun));
    assert_eq!("free".parse(), Ok(CampaignType::FreeForm));
    assert_eq!("D10".parse(), Ok(Die::D10));
}
