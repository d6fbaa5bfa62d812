/** Screens on which the sections of long pages are folded at first. */
export const FOLDS = '(width < 700px)';
