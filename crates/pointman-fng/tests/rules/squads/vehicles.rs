//! Vehicles: found by their names, and as the sheets print them.

use pointman_fng::squads::vehicles::{CatchesFire, HitSide, Speed, VehicleType};

#[test]
fn a_pt_76_has_front_4_side_and_rear_2_top_and_bottom_1() {
    let armor = VehicleType::find("pt-76").unwrap().armor;
    assert_eq!(
        [HitSide::Front, HitSide::Side, HitSide::Rear, HitSide::Top, HitSide::Bottom]
            .map(|side| armor.of(side)),
        [4, 2, 2, 1, 1]
    );
}

#[test]
fn an_m_48a3_moves_18_in_on_roads_and_12_off_them() {
    let speed = VehicleType::find("m-48a3").unwrap().speed;
    assert_eq!(speed, Speed { road: Some(18), cross_country: Some(12), water: None });
    assert_eq!(
        VehicleType::find("monitor").unwrap().speed,
        Speed { road: None, cross_country: None, water: Some(7) }
    );
    assert!(
        VehicleType::all()
            .iter()
            .all(|vehicle| vehicle.speed.road.is_some() || vehicle.speed.water.is_some())
    );
}

#[test]
fn the_m_48_catches_fire_and_the_m_48a3_does_not() {
    assert_eq!(VehicleType::find("m-48").unwrap().catches_fire, Some(CatchesFire::OneDie));
    assert_eq!(VehicleType::find("m-48a3").unwrap().catches_fire, None);
    assert_eq!(VehicleType::find("m-41").unwrap().catches_fire, Some(CatchesFire::TwoDice));
}

#[test]
fn an_unknown_vehicle_is_answered_with_the_nearest() {
    assert_eq!(
        VehicleType::find("t-54").unwrap_err().to_string(),
        "there is no vehicle `t-54`; did you mean t-55?"
    );
}
