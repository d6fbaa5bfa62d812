/** Why somebody's data is erased. */
export const erasureReasons = ['wish', 'mistake', 'order'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

/** What is stored about a person with an e-mail address. */
export type HeldData = {
  email: string;
  /** Number of rows of each kind of data, by its name in the export; kinds without rows are absent. */
  counts: Record<string, number>;
  /** What the person has sent, the latest first. */
  submissions: { id: string; kind: string; received: string }[];
  /** Saved views that name the person. `clerk`: to whom they belong. */
  views: { name: string; clerk: string }[];
  /** True when the address also belongs to somebody who may sign in to the studio. */
  hasAccess: boolean;
  /** True while an erasure waits for its confirmation. */
  isRequested: boolean;
};

/** An erasure that waits for a second person. */
export type ErasureRequest = {
  id: string;
  email: string;
  reason: ErasureReason;
  /** For the second person; empty without one. */
  note: string;
  person: string;
  /** ISO times. */
  requested: string;
  expires: string;
  /** True when the reader requested it and so cannot confirm it. */
  isOwn: boolean;
  /** ISO time from which the reader may confirm it, as one of the two is new; null: no such wait. */
  confirmableFrom: string | null;
  /** False where there is no admin but the one who requested it. */
  hasOther: boolean;
  /** True when it was confirmed, and not all could be removed: it can be confirmed again. */
  isInterrupted: boolean;
};

/** How long data is stored, days, by the name of the period; when expired data was last removed. */
export type RetentionState = { periods: Record<string, number>; lastRun: string | null };
