import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchMisses } from '#server/catalogue/search-report/search-misses.ts';
import { openDatabase } from '#server/db/client.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';

const script = fileURLToPath(new URL('./search-report.ts', import.meta.url));

test('The report lists the words that searches miss, the most frequent first, with what would find them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const report = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return stdout;
  };
  expect(await report()).toBe('No search missed anything.\n');

  const database = await openDatabase({ dataDir });
  await importContent(database, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const misses = createSearchMisses(database);
  misses.noteSearch({ locale: 'es', text: 'Araña de cristal', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'chandelier', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'Chandelier', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'philips lamp', found: 3, leftOut: ['philips'] });
  misses.noteNext('/en/products?search=chandelier', '/en/products/nimba-120-recessed-downlight');
  misses.noteNext('/es/productos?search=Araña+de+cristal', '/es/productos?search=colgante');
  await misses.close();
  await database.destroy();

  const today = new Date().toISOString().slice(0, 10);
  const lines = (await report()).split('\n').map((line) => line.trim().split(/ {2,}/));
  const head = ['Count', 'Opened', 'Refined', 'Left', 'Language', 'Last seen', 'Words', 'Synonym'];
  expect(lines).toEqual([
    ['Searches that found nothing'],
    [''],
    head,
    ['2', '1', '0', '1', 'en', today, 'chandelier', expect.stringMatching(/^\S.* \(opened\)$/)],
    ['1', '0', '1', '0', 'es', today, 'arana de cristal', 'colgante (searched instead)'],
    [''],
    ['Words that results do without'],
    [''],
    head,
    ['1', '0', '0', '1', 'en', today, 'philips'],
    [''],
  ]);
  expect(JSON.parse(await report('--json', '--since', today))).toMatchObject({
    words: [
      { words: 'chandelier', synonym: { by: 'opened' } },
      { locale: 'es' },
      { isLeftOut: true },
    ],
    searches: [
      { text: 'chandelier', locale: 'en', count: 2, firstDay: today, lastDay: today },
      { text: 'arana de cristal', next: [{ kind: 'refined', target: 'colgante', count: 1 }] },
      { text: 'philips lamp', leftOut: ['philips'] },
    ],
  });
  expect(await report('--since', '2100-01-01')).toBe(
    'No search since 2100-01-01 missed anything.\n',
  );
  await expect(report('--since', 'yesterday')).rejects.toThrow(
    "--since takes a day such as 2026-11-01, got 'yesterday'.",
  );
});
