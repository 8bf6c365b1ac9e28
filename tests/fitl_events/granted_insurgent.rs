//! Texts that grant NVA or VC Operations and Special Activities, or any faction one of its choice.
