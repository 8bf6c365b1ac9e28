//! How far a move goes over ground of several kinds [Movement, Terrain Features And Scenery].
//!
//! The rules say what part of a whole move each kind of ground leaves. Over several kinds each part of the
//! way uses up its share of the move: 4 in of woods, where a man goes 4 in, are all of it.

use pointman_core::error::Error;

/// A part of the way.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
pub struct Stretch {
    /// The ground.
    pub ground: String,
    /// Inches of it that are gone.
    pub inches: f64,
    /// The whole of it; none for as far as the move goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<f64>,
}

/// Inches gone over `way`, each ground with its length, the last one without if it goes on; `whole` gives the
/// inches of a move that is all on one ground, `stops` whether a move ends as it comes to one, which is
/// crossed in a later one and left in another [Terrain Features And Scenery].
///
/// ```
/// use pointman_fng::squads::mixed_ground::over;
/// let whole = |ground: &str| Ok(if ground == "woods" { 4.0 } else { 8.0 });
/// let gone = over(&[("woods".to_owned(), Some(2.0)), ("clear".to_owned(), None)], whole, |_| Ok(false))?;
/// assert_eq!(gone.iter().map(|part| part.inches).collect::<Vec<_>>(), [2.0, 4.0]);
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// Those of `whole` for ground that the move comes to.
pub fn over(
    way: &[(String, Option<f64>)],
    whole: impl Fn(&str) -> Result<f64, Error>,
    stops: impl Fn(&str) -> Result<bool, Error>,
) -> Result<Vec<Stretch>, Error> {
    let mut left = 1.0_f64;
    let mut gone = Vec::new();
    for (index, (ground, length)) in way.iter().enumerate() {
        if left <= f64::EPSILON {
            break;
        }
        let (all, stops) = (whole(ground)?, stops(ground)?);
        if stops && index > 0 {
            gone.push(Stretch { ground: ground.clone(), inches: 0.0, of: *length });
            break;
        }
        let inches = length.map_or(all * left, |length| length.min(all * left));
        left -= if all > 0.0 { inches / all } else { left };
        gone.push(Stretch { ground: ground.clone(), inches, of: *length });
        if stops {
            break;
        }
    }
    Ok(gone)
}

/// `woods:3,clear` as a way.
///
/// # Errors
/// [`Error::Usage`] for a length that is none.
pub fn way(text: &str) -> Result<Vec<(String, Option<f64>)>, Error> {
    let part = |part: &str| match part.trim().split_once(':') {
        None => Ok((part.trim().to_owned(), None)),
        Some((ground, length)) => match length.trim().parse::<f64>() {
            Ok(inches) if inches > 0.0 && inches.is_finite() => Ok((ground.trim().to_owned(), Some(inches))),
            _ => Err(Error::Usage(format!("`{part}`: write GROUND:INCHES, such as woods:3"))),
        },
    };
    text.split(',').map(part).collect()
}
