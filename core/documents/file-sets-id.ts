/** Anchor of the form for all files of a category, on the page of downloads; apart, because every page has the code of blocks. */
export const FILE_SETS_ID = 'files';
