import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, MAX_FILES } from '#core/forms/form-rules.ts';
import type { Database } from '#server/db/client.ts';
import { type PrivateFiles, privateFolderIn } from '#server/files/site-files.ts';
import { type PhotoStore, storePhotos } from '#server/forms/store-photos.ts';
import type { MailThread } from '#server/mail/incoming/mail-thread.ts';
import type { ReplyFile } from '#server/studio/desk/replies/store-reply.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

export type MailboxSettings = {
  /** imaps:// or imap://, with user, password and folder. */
  url: string;
  /** To which replies are sent; null: to the mailbox that got the message. */
  address: string | null;
};

type Dependencies = {
  db: Database;
  dataDir: string;
  files: Pick<PrivateFiles, 'photos'>;
  photoRoom: PhotoStore['photoRoom'];
  listPromises(): Promise<ReadonlyMap<number, number>>;
  openNotices(): Promise<WriteNotice>;
  onMail(): void;
  mailbox?: MailboxSettings | undefined;
};

type Attachment = { fileName: string; content: Uint8Array };

/** Composes the replies of the desk with the mailbox in which they arrive, and with the files of forms. */
export function composeReplies(dependencies: Dependencies) {
  const { mailbox } = dependencies;
  let opening: Promise<{ close(): Promise<void> }> | null = null;
  return {
    /** Reads the mailbox now and periodically from then on. Without one nothing is loaded. */
    start(): void {
      if (mailbox) opening = openWatch(dependencies, mailbox.url);
    },
    async close(): Promise<void> {
      await (await opening)?.close();
    },
  };
}

async function openWatch(dependencies: Dependencies, url: string) {
  const { db, openNotices, onMail } = dependencies;
  const [{ createReplies }, { createAdoption }] = await Promise.all([
    import('#server/studio/desk/replies/create-replies.ts'),
    import('#server/studio/desk/adopt-cases.ts'),
  ]);
  const [{ watchMailbox }, { createCursors }, { createMailThread }] = await Promise.all([
    import('#server/mail/incoming/mailbox-watch.ts'),
    import('#server/db/studio/mailbox-cursors.ts'),
    import('#server/mail/incoming/mail-thread.ts'),
  ]);
  const { nameOfMailbox, openImapMailbox } = await import('#server/mail/incoming/imap-mailbox.ts');
  const recipient = createReplies({
    db,
    adopt: createAdoption(dependencies),
    storeAttachments: storeAttachmentsIn(dependencies),
    openNotices,
    onMail,
    now: Date.now,
  });
  const thread: MailThread = createMailThread();
  const watch = watchMailbox({
    ...thread,
    recipient,
    name: nameOfMailbox(url),
    open: () => openImapMailbox(url),
    cursors: createCursors(db),
    tryLock: db.tryLock,
  });
  watch.start();
  return {
    async close() {
      await watch.close();
      await thread.close();
    },
  };
}

/** Stores photos and documents as claims store theirs, under the limits of the forms; all others are left. */
function storeAttachmentsIn({ dataDir, files, photoRoom }: Dependencies) {
  const folder = join(privateFolderIn(dataDir), 'uploads');
  const store = { photos: files.photos, photoRoom };

  async function storeOne({ content, fileName }: Attachment): Promise<ReplyFile | null> {
    if (content.length === 0 || content.length > MAX_FILE_BYTES) return null;
    const path = join(folder, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(path, content, { mode: 0o600 });
      const stored = await storePhotos(store, [{ field: fileName, path, isDocument: true }]);
      const [photo] = 'photos' in stored ? stored.photos : [];
      return photo ? { ...photo, fileName } : null;
    } finally {
      await rm(path, { force: true });
    }
  }

  return async (attachments: Attachment[]) => {
    const stored: ReplyFile[] = [];
    const left: string[] = [];
    for (const attachment of attachments) {
      const file = stored.length < MAX_FILES ? await storeOne(attachment) : null;
      if (file) stored.push(file);
      else left.push(attachment.fileName);
    }
    return { files: stored, left };
  };
}
