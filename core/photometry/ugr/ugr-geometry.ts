/** H: height of the luminaires above the eye of a seated observer (CIE 190:2010, 4.2). */
export const EYE_TO_LUMINAIRE_M = 2;
/** Distance between luminaires over H in published tables. */
export const SPACING = 0.25;
/** Limits beyond which a luminaire does not count (CIE 117:1995, 4.5). */
export const MAX_GAMMA_DEG = 85;
export const MAX_ASIDE = 3;
