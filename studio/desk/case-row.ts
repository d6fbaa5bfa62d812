import type { CaseState } from '#core/studio/case-states.ts';

/** A case as the API lists it. */
export type CaseRow = {
  id: string;
  kind: string;
  locale: string;
  received: string;
  sender: string;
  email: string;
  reference: string | null;
  state: CaseState;
  assigneeId: string | null;
  assignee: string | null;
  due: string | null;
  revision: number;
};

/** All about a case. */
export type CaseDetails = CaseRow & {
  fields: { name: string; label: string; value: string }[];
  notes: { id: string; at: string; person: string; body: string }[];
  mails: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    status: string;
    created: string;
  }[];
  history: { at: string; person: string; action: string; before: unknown; after: unknown }[];
  claimState: string | null;
  photos: number;
};
