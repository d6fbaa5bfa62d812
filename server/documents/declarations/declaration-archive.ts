import { createHash } from 'node:crypto';
import { AppError } from '#core/app-error.ts';
import { type Declaration, referenceOfDeclaration } from '#core/declarations/declaration.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { log } from '#server/log.ts';

type Edition = Pick<Declaration, 'number' | 'edition'>;

/** An archived file, with the SHA-256 of its bytes, hexadecimal. */
export type ArchivedFile = { bytes: Uint8Array; sha256: string };

/**
 * The archive of declarations: the PDF of each edition in each language as it was made first. Neither later content nor later
 * code changes it; nothing removes it, and backups contain it (Decision 768/2008/EC, Annex I, R2(3): ten years).
 */
export function createDeclarationArchive(database: Database, store: FileStore) {
  const find = ({ number, edition }: Edition, locale: LocaleCode) =>
    database.read
      .selectFrom('declaration_file')
      .select('sha256')
      .where('number', '=', number)
      .where('edition', '=', edition)
      .where('locale', '=', locale)
      .executeTakeFirst();

  /** @throws AppError `storage-unavailable` if the file is missing or is not the one that was archived */
  async function read(edition: Edition, locale: LocaleCode): Promise<ArchivedFile | null> {
    const row = await find(edition, locale);
    if (!row) return null;
    const name = nameOf(edition, locale);
    const bytes = await store.read(name);
    if (bytes && sha256Of(bytes) === row.sha256) return { bytes, sha256: row.sha256 };
    log.error({ file: name, sha256: row.sha256 }, 'an archived declaration is missing or changed');
    throw new AppError('storage-unavailable');
  }

  return {
    read,

    /** Archives the file of an edition, unless it is archived already; returns the archived one. */
    async add(edition: Edition, locale: LocaleCode, made: Uint8Array): Promise<ArchivedFile> {
      const archived = await read(edition, locale);
      if (archived) return archived;
      await store.write(nameOf(edition, locale), made);
      const { number, edition: serial } = edition;
      const row = { number, edition: serial, locale, sha256: sha256Of(made) };
      const size = { size_bytes: made.length, archived: new Date().toISOString() };
      await database.write
        .insertInto('declaration_file')
        .values({ ...row, ...size })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { bytes: made, sha256: row.sha256 };
    },
  };
}

export type DeclarationArchive = ReturnType<typeof createDeclarationArchive>;

function nameOf(edition: Edition, locale: LocaleCode): string {
  return `${referenceOfDeclaration(edition)}.${locale}.pdf`;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
