import { exportPerson } from '#server/forms/personal-data.ts';
import type { PersonalPlace } from '#server/forms/purge.ts';
import { mailFileName } from '#server/mail/file-transport.ts';

type PersonExport = Awaited<ReturnType<typeof exportPerson>>;
type ExportedFile = { name: string; date: Date; bytes: Uint8Array };

/**
 * Lists everything that is stored about a sender's address as files: `data.json` with the rows of the database, photos
 * of claims, copies requested by e-mail, attachments, and mails in the outbox. One file is read at a time. `exportData`: what
 * the rows are.
 */
export async function* exportFiles(
  place: PersonalPlace,
  email: string,
  exportData: (email: string) => Promise<PersonExport> = (one) => exportPerson(place, one),
): AsyncGenerator<ExportedFile> {
  const data = await exportData(email);
  const date = new Date();
  yield { name: 'data.json', date, bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  const { photos, outbox } = place.files;
  const stored = [
    ...data.photos.map(({ file }) => ({ folder: 'photos', store: photos, file })),
    ...data.replyFiles.map(({ file }) => ({ folder: 'attachments', store: photos, file })),
    ...data.mails.map(({ message_id }) => {
      return { folder: 'mails', store: outbox, file: mailFileName(message_id) };
    }),
  ];
  for (const { folder, store, file } of stored) {
    // A mail that a server has accepted is in no file.
    const bytes = await store.read(file);
    if (bytes) yield { name: `${folder}/${file}`, date, bytes };
  }
  yield* listStoredFiles(place, data, date);
}

/** Files in the database: copies, and attachments that no other file has. */
async function* listStoredFiles(
  { database: { read } }: PersonalPlace,
  { copies, mails }: PersonExport,
  date: Date,
): AsyncGenerator<ExportedFile> {
  for (const { submission_id: id, file_name: fileName } of copies) {
    const row = await read
      .selectFrom('copied_document')
      .select('content')
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (row) yield { name: `copies/${id}/${safeName(fileName)}`, date, bytes: row.content };
  }
  for (const { id } of mails) {
    const rows = await read
      .selectFrom('mail_attachment')
      .select(['position', 'file_name', 'content'])
      .where('mail_id', '=', id)
      .where('file', 'is', null)
      .execute();
    for (const { position, file_name: fileName, content } of rows) {
      yield { name: `attachments/${id}/${position}-${safeName(fileName)}`, date, bytes: content };
    }
  }
}

/** Without folders: a name that a visitor chose must not leave the place where the archive is unpacked. */
function safeName(name: string): string {
  return name.replace(/[\\/\p{Cc}]/gu, '_').replace(/^\.+/, '_');
}
