import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { Database } from '#server/db/client.ts';
import { createUnsubscribeToken } from '#server/forms/newsletter/unsubscribe-token.ts';

export type Subscriber = {
  email: string;
  locale: LocaleCode;
  /** ISO time of the confirmation. */
  confirmed: string;
  /** Version of the texts that were agreed to. */
  wordingVersion: string;
  unsubscribeUrl: string;
};

type Options = { key: string; siteUrl: string; locale?: LocaleCode | undefined };

/** Those who have confirmed and not unsubscribed since, the earliest first. */
export async function listSubscribers(
  { read }: Pick<Database, 'read'>,
  { key, siteUrl, locale }: Options,
): Promise<Subscriber[]> {
  const rows = await read
    .selectFrom('newsletter_subscriber as subscriber')
    .innerJoin('newsletter_event as event', (join) =>
      join
        .onRef('event.subscriber_id', '=', 'subscriber.id')
        .onRef('event.at', '=', 'subscriber.since')
        .on('event.action', '=', 'confirmed'),
    )
    .select([
      'subscriber.id',
      'subscriber.email',
      'subscriber.locale',
      'subscriber.since',
      'event.wording_version as wordingVersion',
    ])
    .where('subscriber.state', '=', 'confirmed')
    .orderBy('subscriber.since')
    .orderBy('subscriber.email')
    .execute();
  return rows.flatMap((row) => {
    if (!isLocaleCode(row.locale) || (locale && row.locale !== locale)) return [];
    const token = createUnsubscribeToken(key, row.id);
    return {
      email: row.email,
      locale: row.locale,
      confirmed: row.since,
      wordingVersion: row.wordingVersion ?? '',
      unsubscribeUrl: siteUrl + pathToForm(row.locale, 'newsletter', token),
    };
  });
}
