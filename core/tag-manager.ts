/** The element of a document that contains the id of the tag manager as JSON; absent without a tag manager. */
export const TAG_MANAGER_ELEMENT = 'tag-manager';
