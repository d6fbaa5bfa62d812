/** Key in the address of a comparison that holds the ids of its variants. */
export const COMPARED_PARAM = 'variants';

/** Key in the address of a project list whose value, the id of a variant, is added to the list. */
export const ADDED_PARAM = 'add';
