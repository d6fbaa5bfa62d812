/** The element of a document that holds the id of the tag manager as JSON; there is none without a tag manager. */
export const TAG_MANAGER_ELEMENT = 'tag-manager';
