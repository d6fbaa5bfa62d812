import type { Database } from '#server/db/client.ts';

/** How long a withdrawn change set can be taken up again with the files that were uploaded into it. */
const WITHDRAWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the bytes of files that neither a stored version nor a change set needs: those of replaced uploads, of published
 * change sets, whose media are in the media store then, and of those that were withdrawn thirty days ago.
 * @param now milliseconds since 1970.
 */
export async function removeUnusedBlobs(
  { write }: Pick<Database, 'write'>,
  now: number,
): Promise<void> {
  const before = new Date(now - WITHDRAWN_DAYS * DAY_MS).toISOString();
  await write.transaction().execute(async (transaction) => {
    // Waits for uploads that are being stored: each locks its change set first.
    await transaction
      .updateTable('change_set')
      .set((eb) => ({ updated: eb.ref('updated') }))
      .where('state', 'in', ['draft', 'review', 'approved'])
      .execute();
    await transaction
      .deleteFrom('change_file')
      .where('upload_hash', 'is not', null)
      .where('change_id', 'in', (eb) =>
        eb
          .selectFrom('change_set')
          .select('id')
          .where('state', '=', 'withdrawn')
          .where('updated', '<', before),
      )
      .execute();
    await transaction
      .deleteFrom('content_blob')
      .where(({ and, not, exists, selectFrom }) =>
        and([
          not(
            exists(
              selectFrom('content_file')
                .select('content_file.path')
                .whereRef('content_file.hash', '=', 'content_blob.hash')
                .where('content_file.is_media', '=', 0),
            ),
          ),
          not(
            exists(
              selectFrom('change_file')
                .innerJoin('change_set', 'change_set.id', 'change_file.change_id')
                .select('change_file.path')
                .whereRef('change_file.upload_hash', '=', 'content_blob.hash')
                .where('change_set.state', '!=', 'published'),
            ),
          ),
        ]),
      )
      .execute();
  });
}
