import type { NewsletterState } from '#core/forms/newsletter-step.ts';
import type { MailStatus } from '#core/studio/queued-mail.ts';

/**
 * Tables of what visitors send (`migrations/0006-forms.sql`, `0008-copies.sql`, `0019-claim-states.sql`,
 * `0021-newsletter.sql`). Times are ISO text in UTC, days ISO dates.
 */
export type FormTables = {
  site_secret: { name: string; value: string };
  form_submission: {
    id: string;
    form_id: number;
    kind: string;
    locale: string;
    received: string;
    /** In lower case; empty when the form has no such field. */
    email: string;
    /** JSON: label and value of every field, as they were shown. */
    fields: string;
  };
  submission_key: {
    form_id: number;
    key_digest: string;
    data_digest: string;
    submission_id: string;
    /** The response to the sender, encrypted (`forms/sealed-outcome.ts`). */
    answer: string;
    created: string;
  };
  captcha_verdict: {
    token_digest: string;
    score: number;
    verified: string;
    /** Time at which a submission was accepted with it. */
    used: string | null;
  };
  outgoing_mail: OutgoingMailTable;
  mail_attachment: {
    mail_id: string;
    position: number;
    file_name: string;
    mime_type: string;
    content: Uint8Array;
    /** Name of a file in the private folder of claims, which then is the content. */
    file: string | null;
  };
  copied_document: {
    submission_id: string;
    token_digest: string;
    locale: string;
    received: string;
    file_name: string;
    content: Uint8Array;
  };
  mail_recipient: { recipient_digest: string; day: string; mails: number };
  warranty_registration: {
    submission_id: string;
    reference: string;
    token_digest: string;
    locale: string;
    registered: string;
    installed: string;
    ends: string;
  };
  warranty_item: {
    submission_id: string;
    position: number;
    sku: string;
    quantity: number;
    term_years: number;
    ends: string;
  };
  warranty_claim: {
    submission_id: string;
    case_number: string;
    token_digest: string;
    locale: string;
    status: string;
    sku: string;
    received: string;
    updated: string;
    /** In hundredths of the currency; null while nobody knows. */
    cost_cents: number | null;
    cost_currency: string | null;
  };
  claim_state: {
    submission_id: string;
    position: number;
    status: string;
    since: string;
    /** What the claimant was told. */
    reason: string | null;
  };
  claim_photo: { submission_id: string; position: number; file: string; size_bytes: number };
  newsletter_subscriber: {
    id: string;
    email: string;
    locale: string;
    state: NewsletterState;
    since: string;
  };
  newsletter_event: {
    id: string;
    subscriber_id: string;
    submission_id: string | null;
    at: string;
    action: NewsletterState;
    wording: string | null;
    wording_version: string | null;
    token_digest: string | null;
    expires: string | null;
    used: string | null;
  };
};

type OutgoingMailTable = {
  id: string;
  submission_id: string | null;
  message_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Once it is sent, secrets in addresses are masked in both bodies. */
  text_body: string;
  html_body: string;
  status: MailStatus;
  attempts: number;
  created: string;
  next_attempt: string;
  last_error: string | null;
  sent: string | null;
  /** When the operator was told that it could not be delivered. */
  reported: string | null;
  /** The Message-ID that it responds to. */
  in_reply_to: string | null;
  /** Address of the headers of RFC 8058; none once it is sent. */
  unsubscribe_url: string | null;
};
