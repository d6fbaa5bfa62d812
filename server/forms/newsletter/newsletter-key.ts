import type { Database } from '#server/db/client.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';

/** The key of the tokens that unsubscribe. It is in the database, so that backups retain it: without it old links die. */
export const newsletterKey = (database: Database): Promise<string> =>
  getSiteSecret(database, 'newsletter');
