import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPublisher } from '#server/compose/changes/create-publisher.ts';
import { openDatabase } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { readEnv } from '#server/env.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

test('another process publishes, and says why it does not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'publisher-'));
  const database = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await database.destroy();
    await rm(dataDir, { recursive: true });
  });
  const content = await copyContent();
  await importContent(database, { folder: content.folder, dataDir });
  await content.edit('catalogue/products/vel400/product.yaml', 'Frosted ring', 'Opal ring');
  await importContent(database, { folder: content.folder, dataDir });
  const publisher = createPublisher(readEnv({ DATA_DIR: dataDir }));
  onTestFinished(() => publisher.close());
  publisher.ready();
  const actor = { id: null, name: 'Ben' };
  expect(await publisher.run({ actor, version: 1 })).toEqual({ version: 3, existing: [] });
  expect(await readContentVersion(database)).toMatchObject({ version: 3 });
  expect(await publisher.run({ actor, version: 9 })).toEqual({ code: 'version-gone' });
});
