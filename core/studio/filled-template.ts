import type { Localised } from '#core/i18n/localised.ts';

/** A text for a response, filled for one case: its title in all languages, its text in that of the sender. */
export type FilledTemplate = { code: string; title: Localised; text: string };

/** A response as it goes out. */
export type ResponsePreview = {
  recipient: string;
  /** Where replies go; null: to the address that sends. */
  replyTo: string | null;
  subject: string;
  /** With the foot of all mails. */
  text: string;
};
