import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Form } from '#core/forms/form.ts';
import { CONFIRM_DAYS } from '#core/forms/newsletter-step.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { Tables } from '#server/db/tables.ts';
import { createSecret, digestOf } from '#server/forms/secrets.ts';

const DAY_MS = 86_400_000;
const VERSION_DIGITS = 12;

export type SignUpRows = {
  locale: LocaleCode;
  /** In lower case. */
  email: string;
  /** ISO times. */
  received: string;
  expires: string;
  wording: string;
  wordingVersion: string;
  tokenDigest: string;
};

type AgreedForm = Pick<Form, 'title' | 'intro' | 'fields' | 'submit'>;

type SignUp = Pick<SignUpRows, 'locale' | 'email' | 'received'> & { form: AgreedForm };

/** A sign-up with the address at which it is confirmed. */
export function prepareSignUp(
  { form, locale, email, received }: SignUp,
  siteUrl: string,
): { rows: SignUpRows; url: string } {
  const secret = createSecret();
  const wording = wordingOf(form);
  const rows = {
    locale,
    email,
    received,
    expires: new Date(Date.parse(received) + CONFIRM_DAYS * DAY_MS).toISOString(),
    wording,
    wordingVersion: digestOf(wording).slice(0, VERSION_DIGITS),
    tokenDigest: digestOf(secret),
  };
  return { rows, url: siteUrl + pathToForm(locale, 'newsletter', secret) };
}

/** What a person reads who signs up: title, introduction, consents and the text of the button, each in a line. */
function wordingOf({ title, intro, fields, submit }: AgreedForm): string {
  const consents = fields.filter(({ type }) => type === 'acceptance').map(({ label }) => label);
  return [title, intro, ...consents, submit].join('\n');
}

/** Stores a request. Whoever is subscribed stays so: the request changes nothing before it is confirmed. */
export async function insertSignUp(
  transaction: Transaction<Tables>,
  submissionId: string,
  { email, locale, received, ...request }: SignUpRows,
): Promise<void> {
  await transaction
    .insertInto('newsletter_subscriber')
    .values({ id: createSubscriberId(), email, locale, state: 'requested', since: received })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom('newsletter_subscriber')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('newsletter_event')
    .values({
      id: randomUUID(),
      subscriber_id: id,
      submission_id: submissionId,
      at: received,
      action: 'requested',
      wording: request.wording,
      wording_version: request.wordingVersion,
      token_digest: request.tokenDigest,
      expires: request.expires,
      used: null,
    })
    .execute();
}

const ID_BYTES = 16;

function createSubscriberId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}
