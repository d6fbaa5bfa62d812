import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** ISO times. */
type Ends = { unconfirmedBefore: string; unsubscribedBefore: string };

/** Submissions of the newsletter's form whose retention period is over. */
export async function listOldSignUps(
  read: Kysely<Tables>,
  { unconfirmedBefore, unsubscribedBefore }: Ends,
): Promise<string[]> {
  const events = read
    .selectFrom('newsletter_event as event')
    .select('event.submission_id as id')
    .where('event.submission_id', 'is not', null);
  const unconfirmed = await events
    .where('event.action', '=', 'requested')
    .where('event.used', 'is', null)
    .where('event.at', '<', unconfirmedBefore)
    .execute();
  const unsubscribed = await events
    .innerJoin('newsletter_subscriber as subscriber', 'subscriber.id', 'event.subscriber_id')
    .where('subscriber.state', '=', 'unsubscribed')
    .where('subscriber.since', '<', unsubscribedBefore)
    .execute();
  return [...new Set([...unconfirmed, ...unsubscribed].flatMap(({ id }) => id ?? []))];
}

/** Removes those who have unsubscribed so long ago, and those of whom no sign-up is left. */
export async function removeOldSubscribers(
  write: Kysely<Tables>,
  unsubscribedBefore: string,
): Promise<void> {
  await write
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'unsubscribed')
    .where('since', '<', unsubscribedBefore)
    .execute();
  await write
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'requested')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_event')
            .select('newsletter_event.id')
            .whereRef('newsletter_event.subscriber_id', '=', 'newsletter_subscriber.id'),
        ),
      ),
    )
    .execute();
}
