import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { companyDay } from '#core/forms/company-day.ts';
import type { FormTexts } from '#core/forms/form-messages.ts';
import type { NewsletterState, NewsletterStep } from '#core/forms/newsletter-step.ts';
import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { Database } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import {
  createUnsubscribeToken,
  readUnsubscribeToken,
} from '#server/forms/newsletter/unsubscribe-token.ts';
import { digestOf } from '#server/forms/secrets.ts';
import { buildMail } from '#server/forms/write-mails.ts';

type LinkDependencies = {
  database: Database;
  /** The key of the tokens that unsubscribe, the same in every process. */
  getKey(): Promise<string>;
  getTexts(locale: LocaleCode): Promise<FormTexts>;
  getCompanyName(locale: LocaleCode): Promise<string>;
  siteUrl: string;
  /** Domain of Message-IDs, after the @. */
  mailDomain: string;
  onMail(): void;
  now(): number;
};

/** The links of the newsletter: one that confirms a sign-up, once, and one that unsubscribes, always. */
export function createNewsletterLinks(options: LinkDependencies) {
  const dependencies = { ...options, getKey: readOnce(options.getKey) };
  const { database, getKey, onMail, now } = dependencies;
  const toIso = () => new Date(now()).toISOString();

  /** What a link does or has done; null when it does nothing (any more). Changes nothing. */
  async function find(secret: string): Promise<NewsletterStep | null> {
    const subscriberId = readUnsubscribeToken(await getKey(), secret);
    if (subscriberId !== null) {
      const subscriber = await findSubscriber(database.read, subscriberId);
      if (!subscriber) return null;
      return subscriber.state === 'unsubscribed' ? 'unsubscribed' : 'to-unsubscribe';
    }
    const request = await findRequest(database.read, secret);
    if (!request) return null;
    if (request.used === null) return request.expires > toIso() ? 'to-confirm' : null;
    return request.state === 'confirmed' ? 'confirmed' : null;
  }

  return {
    find,

    /** Does what the link says. Returns what it has done, also when it had done so before; null as `find`. */
    async follow(secret: string): Promise<NewsletterStep | null> {
      const step = await find(secret);
      if (step === 'to-unsubscribe') {
        const subscriberId = readUnsubscribeToken(await getKey(), secret) ?? '';
        await unsubscribe(database, subscriberId, toIso());
      }
      if (step === 'to-confirm' && (await confirm(dependencies, secret))) onMail();
      return step === 'to-confirm' || step === 'to-unsubscribe' ? find(secret) : step;
    },
  };
}

/** Reads the key once; a failure is forgotten. */
function readOnce(getKey: () => Promise<string>): () => Promise<string> {
  let key: Promise<string> | null = null;
  return () => {
    key ??= getKey();
    key.catch(() => {
      key = null;
    });
    return key;
  };
}

function findSubscriber(read: Kysely<Tables>, id: string) {
  return read
    .selectFrom('newsletter_subscriber')
    .select(['id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function findRequest(read: Kysely<Tables>, secret: string) {
  const row = await read
    .selectFrom('newsletter_event as event')
    .innerJoin('newsletter_subscriber as subscriber', 'subscriber.id', 'event.subscriber_id')
    .innerJoin('form_submission as submission', 'submission.id', 'event.submission_id')
    .select([
      'event.id',
      'event.submission_id as submissionId',
      'event.wording',
      'event.wording_version as wordingVersion',
      'event.expires',
      'event.used',
      'subscriber.id as subscriberId',
      'subscriber.email',
      'subscriber.state',
      'submission.locale',
    ])
    .where('event.token_digest', '=', digestOf(secret))
    .executeTakeFirst();
  return row && { ...row, expires: row.expires ?? '' };
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Subscribes and queues the mail that says so. False when somebody else was faster. */
async function confirm(dependencies: LinkDependencies, secret: string): Promise<boolean> {
  const { database, now } = dependencies;
  const request = await findRequest(database.write, secret);
  if (!request || !isLocaleCode(request.locale)) return false;
  const time = new Date(now()).toISOString();
  const mail = await writeWelcome(dependencies, request, request.locale);
  return database.write.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_event')
      .set({ used: time })
      .where('id', '=', request.id)
      .where('used', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) return false;
    await setState(transaction, request.subscriberId, { state: 'confirmed', since: time });
    await transaction
      .updateTable('newsletter_subscriber')
      .set({ locale: request.locale })
      .where('id', '=', request.subscriberId)
      .execute();
    await addEvent(transaction, { ...request, action: 'confirmed', at: time });
    if (await takeMail(transaction, request.email, companyDay(now()))) {
      await addMail(transaction, mail, time);
    }
    return true;
  });
}

/** Ends a subscription; requests that were not confirmed end with it. */
async function unsubscribe({ write }: Database, subscriberId: string, time: string): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    const isChanged = await setState(transaction, subscriberId, {
      state: 'unsubscribed',
      since: time,
    });
    if (!isChanged) return;
    await transaction
      .updateTable('newsletter_event')
      .set({ expires: time })
      .where('subscriber_id', '=', subscriberId)
      .where('action', '=', 'requested')
      .where('used', 'is', null)
      .execute();
    await addEvent(transaction, { subscriberId, action: 'unsubscribed', at: time });
  });
}

/** False when it was in this state already. */
async function setState(
  transaction: Transaction<Tables>,
  subscriberId: string,
  { state, since }: { state: NewsletterState; since: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscriber')
    .set({ state, since })
    .where('id', '=', subscriberId)
    .where('state', '!=', state)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

type NewEvent = {
  subscriberId: string;
  action: NewsletterState;
  at: string;
  submissionId?: string | null;
  wording?: string | null;
  wordingVersion?: string | null;
};

async function addEvent(
  transaction: Transaction<Tables>,
  { subscriberId, action, at, submissionId, wording, wordingVersion }: NewEvent,
): Promise<void> {
  await transaction
    .insertInto('newsletter_event')
    .values({
      id: randomUUID(),
      subscriber_id: subscriberId,
      submission_id: submissionId ?? null,
      at,
      action,
      wording: wording ?? null,
      wording_version: wordingVersion ?? null,
      token_digest: null,
      expires: null,
      used: null,
    })
    .execute();
}

async function writeWelcome(
  { getKey, getTexts, getCompanyName, siteUrl, mailDomain: domain }: LinkDependencies,
  { subscriberId, submissionId, email: recipient }: FoundRequest,
  locale: LocaleCode,
) {
  const texts = await getTexts(locale);
  const token = createUnsubscribeToken(await getKey(), subscriberId);
  const link = siteUrl + pathToForm(locale, 'newsletter', token);
  const company = await getCompanyName(locale);
  const mail = buildMail(
    { submissionId, locale, company, domain },
    {
      recipient,
      replyTo: null,
      subject: texts.welcome_mail_subject,
      paragraphs: formatMessage(texts.welcome_mail_text, { link }).split('\n\n'),
      facts: [],
    },
  );
  return { ...mail, unsubscribeUrl: link };
}
