/** The browser's access to the site's own search. */
export type SearchAccess = {
  /** A key that may only search. */
  key: string;
  /** Prefix of the collection names, before the language. */
  prefix: string;
};
