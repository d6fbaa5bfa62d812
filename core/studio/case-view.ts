/** A combination of filters that a person has saved, as the list's address has them. */
export type CaseView = {
  id: string;
  name: string;
  filter: Record<string, string>;
  /** How many messages it finds now. */
  count: number;
};

/** So many may a person have: each is counted when the list opens. */
export const MAX_VIEWS = 20;
