/** Who sees a preview: a person of the studio, or everybody with a link. */
export type PassKind = 'person' | 'link';

/** How long a link may work, hours. */
export const LINK_HOURS = { min: 1, max: 168 };

/** The public site under a change set. */
export type Preview = {
  /** ISO time at which it was made; null: there is none. */
  builtAt: string | null;
  /** False: the change set was changed since. */
  isCurrent: boolean;
  links: PreviewLink[];
};

/** A link to a preview for people without an account, without its secret. */
export type PreviewLink = {
  id: string;
  /** Who has made it. */
  person: string;
  /** ISO times. */
  createdAt: string;
  expiresAt: string;
};

/** A public page whose own record a change set adds, changes or removes; null where there is none. */
export type ChangedPage = {
  locale: string;
  title: string;
  before: string | null;
  after: string | null;
};
