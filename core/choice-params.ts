/** Key in the address of a comparison that holds the ids of its variants. */
export const COMPARED_PARAM = 'variants';

/** Key in the address of a comparison or a project list whose value, the id of a variant, is added to it. */
export const ADDED_PARAM = 'add';

/**
 * Cookies of browsers without scripts, for the visit: what is compared and listed, so that a page elsewhere adds to it.
 * Only the comparison and the project list receive them.
 */
export const COMPARED_COOKIE = 'compared';
export const LISTED_COOKIE = 'listed';
