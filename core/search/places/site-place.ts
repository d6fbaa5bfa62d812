/** The kinds of places, in the order in which their groups are shown. */
export const placeKinds = [
  'document',
  'category',
  'application',
  'page',
  'question',
  'guide',
  'article',
  'term',
  'case-study',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** Something with an address that visitors look for by its name, in one language. */
export type SitePlace = {
  kind: PlaceKind;
  href: string;
  title: string;
  /** Other names for it; each is found as a whole, and a part of it counts less. */
  keywords: string[];
  /** A sentence about it: the excerpt of its row. */
  summary: string;
  /** Its text, without markup. */
  body: string;
};

/** A place as a search shows it: `<mark>` surrounds words of the search, all else is plain text. */
export type PlaceRow = {
  href: string;
  title: string;
  excerpt: string;
  /** How well it fits the text: from 0 to 3, if the text is its name. */
  score: number;
};

/** The places of one kind that a search found. */
export type PlaceGroup = {
  kind: PlaceKind;
  /** The best ones first. */
  rows: PlaceRow[];
  /** All that were found. */
  total: number;
  /** Address of the page that lists the rest; null when there is no rest, or no such page. */
  seeAll: string | null;
};
