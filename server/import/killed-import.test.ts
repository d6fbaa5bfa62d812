import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase, type Place } from '#server/db/databases.fixtures.ts';
import { listSourceVersions } from '#server/db/versions/source-versions.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const SLUG = 'velo-400-bollard';

/** When a killed import ends: conditions on the progress of its step. */
const deaths = [
  ['among its rows', "step === 'write' && done > 20"],
  ['once its files are stored', "step === 'sources' && done === total"],
] as const;

describeEachDatabase('An import that is killed half way', (createPlace) => {
  test.each(deaths)(
    '%s leaves the old content in use and lets the next import run',
    async (_, death) => {
      const place = await createPlace();
      const database = await place.open();
      const { dataDir } = place;
      await importContent(database, { folder: fixtureFolder, dataDir });
      const services = createServices({ db: database, dataDir });
      const content = await copyContent();
      await content.edit('catalogue/products/vel400/product.yaml', 'Frosted ring', 'Opal ring');

      expect(await importAndDie(place, content.folder, death)).toBe('SIGKILL');

      await services.refresh();
      expect(await readContentVersion(database)).toMatchObject({ version: 1 });
      const before = await services.catalogue.findProduct('en', SLUG);
      expect(before?.features).toContain('Frosted ring');
      const leftOver = await database.read
        .selectFrom('term')
        .select('version')
        .where('version', '>', 1)
        .execute();
      expect(leftOver.length).toBeGreaterThan(0);
      expect((await listSourceVersions(database)).map(({ version }) => version)).toEqual([1]);

      const result = await importContent(database, { folder: content.folder, dataDir });
      expect(result).toMatchObject({ outcome: 'imported', version: 3 });
      await services.refresh();
      const after = await services.catalogue.findProduct('en', SLUG);
      expect(after?.features).toContain('Opal ring');
      const files = await database.read
        .selectFrom('content_file')
        .select('since_version')
        .distinct()
        .execute();
      expect(files.map(({ since_version }) => since_version).sort()).toEqual([1, 3]);
    },
  );
});

/** Imports in a child process, which kills itself then. */
async function importAndDie(
  { location, dataDir }: Place,
  folder: string,
  death: string,
): Promise<string | null> {
  const code = `
    const { openDatabase } = await import('#server/db/client.ts');
    const { importContent } = await import('#server/import/import-content.ts');
    const database = await openDatabase(${JSON.stringify(location)});
    await importContent(database, {
      folder: ${JSON.stringify(folder)},
      dataDir: ${JSON.stringify(dataDir)},
      onProgress: (step, done, total) => ${death} && process.kill(process.pid, 'SIGKILL'),
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  return signal;
}
