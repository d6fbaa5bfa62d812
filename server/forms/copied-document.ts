import type { Transaction } from 'kysely';
import { isLocaleCode, type LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { createSecret, digestOf } from '#server/forms/secrets.ts';

/** How long the link in a mail opens its copy, days. */
export const COPY_DAYS = 30;
const DAY_MS = 86_400_000;

type CopiedFile = {
  locale: LocaleCode;
  /** ISO time. */
  received: string;
  fileName: string;
  content: Uint8Array;
};

export type CopyRows = CopiedFile & { tokenDigest: string };

/** A copy with the address at which its PDF is opened. */
export function prepareCopy(
  { locale, received, fileName, content }: CopiedFile,
  siteUrl: string,
): { rows: CopyRows; url: string } {
  const secret = createSecret();
  return {
    rows: { locale, received, fileName, content, tokenDigest: digestOf(secret) },
    url: siteUrl + pathToForm(locale, 'copy', secret),
  };
}

export async function insertCopy(
  transaction: Transaction<Tables>,
  submissionId: string,
  { tokenDigest, locale, received, fileName, content }: CopyRows,
): Promise<void> {
  await transaction
    .insertInto('copied_document')
    .values({
      submission_id: submissionId,
      token_digest: tokenDigest,
      locale,
      received,
      file_name: fileName,
      content,
    })
    .execute();
}

/** Opens a copy by the secret in its address; null when there is none or it has expired. */
export async function openCopy({ read }: Pick<Database, 'read'>, secret: string, now: number) {
  const digest = digestOf(secret);
  const row = await read
    .selectFrom('copied_document')
    .selectAll()
    .where('token_digest', '=', digest)
    .where('received', '>', new Date(now - COPY_DAYS * DAY_MS).toISOString())
    .executeTakeFirst();
  if (!row || !isLocaleCode(row.locale)) return null;
  const { locale, file_name: fileName, content } = row;
  // A copy never changes, so its address identifies its bytes.
  const etag = `"${digest.slice(0, 22)}"`;
  return { bytes: content, fileName, etag, language: locale };
}
