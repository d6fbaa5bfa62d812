/** How the browser reaches the site's own search. */
export type SearchAccess = {
  /** A key that may search and nothing else. */
  key: string;
  /** What the names of the collections begin with, before the language. */
  prefix: string;
};
