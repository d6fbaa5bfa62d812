/** The most documents of an archive that are made while it is sent. */
export const MAX_MADE_FILES = 500;

/** The most files of an archive, with those that only have to be read. */
export const MAX_STORED_FILES = 3000;
