/** Scores of a captcha below this are refused; this itself passes. */
export const MIN_SCORE = 0.5;

/** Nobody reads and fills in a form faster, milliseconds. */
export const FASTEST_MS = 2_000;
