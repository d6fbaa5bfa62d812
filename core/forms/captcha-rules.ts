/** Minimum accepted score of a captcha. */
export const MIN_SCORE = 0.5;

/** Shortest time in which a person can read and fill in a form, milliseconds. */
export const FASTEST_MS = 2_000;
