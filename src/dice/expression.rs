//! Dice expressions such as `3d6`, `2d6kh1`, `d66` and `4d10>=7`.
