import type { CaseRow, EnteredField } from '#core/studio/case.ts';

/** A registered product. Days are ISO dates. */
export type RegisteredItem = { sku: string; quantity: number; years: number; ends: string };

/** A registration as the list of the studio shows it. */
export type RegistrationRow = Omit<CaseRow, 'newsletter'> & {
  /** ISO days. */
  registered: string;
  installed: string;
  /** Day on which the last of its warranties ends. */
  ends: string;
  items: RegisteredItem[];
};

/** All about a registration that its case does not say. */
export type RegistrationDetails = {
  registered: string;
  installed: string;
  items: (RegisteredItem & { title: string | null })[];
  /** What can be corrected beside products and day. */
  fields: EnteredField[];
};
