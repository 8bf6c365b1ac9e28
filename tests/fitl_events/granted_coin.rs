//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment.
