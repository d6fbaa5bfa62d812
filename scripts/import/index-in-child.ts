import { createIndexer } from '#server/compose/indexing/create-indexer.ts';
import { readEnv } from '#server/env.ts';
import type { StoredContent } from '#server/import/import-content.ts';

/**
 * Stores the index of the search for a version, so that the site need not build it. Without it the site builds it, so a
 * failure is a warning and nothing more.
 */
export async function indexInChild(imported: StoredContent): Promise<void> {
  const indexer = createIndexer(readEnv());
  const failure = await indexer.store(imported);
  await indexer.close();
  if (!failure) return;
  console.error(`${failure.message} The site builds it when it starts.`);
}
