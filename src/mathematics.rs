//! The functions of C's mathematical library that the program's libraries call, by the Rust crate `libm`.
//!
//! They give the same whatever C library a Linux machine has, within a unit in the last place; and the
//! system's `libm.so` need not be loaded, which would add a quarter to what a look-up takes beyond a program
//! that does nothing. The names are C's: the linker takes these for them.
#![expect(unsafe_code, reason = "a symbol is exported under the name that C gives the same function")]

macro_rules! exported {
    ($($number:ident: $($name:ident($($argument:ident),+)),+;)+) => { $($(
        #[unsafe(no_mangle)]
        extern "C" fn $name($($argument: $number),+) -> $number {
            libm::$name($($argument),+)
        }
    )+)+ };
}

exported! {
    f32: acosf(x), cosf(x), powf(x, y);
    f64: acos(x), asin(x), atan(x), atan2(y, x), cos(x), cosh(x), exp(x), hypot(x, y), log(x), log10(x), log1p(x), pow(x, y),
        sin(x), sinh(x), tan(x), tanh(x);
}

#[cfg(test)]
mod tests {
    use std::f64::consts::{E, FRAC_PI_2, FRAC_PI_4, LN_2, PI};
    use std::hint::black_box;

    /// What `function` gives, called at run time.
    fn at<T>(function: impl Fn(T) -> T, x: T) -> T {
        function(black_box(x))
    }

    #[test]
    fn each_function_gives_what_it_is_known_to_give() {
        let known = [
            (at(f64::acos, 0.0), FRAC_PI_2),
            (at(f64::asin, 1.0), FRAC_PI_2),
            (at(f64::atan, 1.0), FRAC_PI_4),
            (at(|y| f64::atan2(y, -1.0), 0.0), PI),
            (at(f64::cos, PI), -1.0),
            (at(f64::cosh, LN_2), 1.25),
            (at(f64::exp, 1.0), E),
            (at(|x| f64::hypot(x, 4.0), 3.0), 5.0),
            (at(f64::ln, E), 1.0),
            (at(f64::log10, 1000.0), 3.0),
            (at(f64::ln_1p, 1.0), LN_2),
            (at(|x| f64::powf(x, 0.5), 2.0), std::f64::consts::SQRT_2),
            (at(f64::sin, FRAC_PI_2), 1.0),
            (at(f64::sinh, LN_2), 0.75),
            (at(f64::tan, FRAC_PI_4), 1.0),
            (at(f64::tanh, LN_2), 0.6),
            (f64::from(at(f32::acos, 1.0)), 0.0),
            (f64::from(at(f32::cos, 0.0)), 1.0),
            (f64::from(at(|x| f32::powf(x, 3.0), 2.0)), 8.0),
        ];
        for (index, (given, expected)) in known.into_iter().enumerate() {
            assert!(
                (given - expected).abs() <= 4.0 * f64::EPSILON,
                "function {index}: {given}, not {expected}"
            );
        }
    }
}
