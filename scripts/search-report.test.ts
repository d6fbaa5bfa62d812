import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchMisses } from '#server/catalogue/search-misses.ts';
import { openDatabase } from '#server/db/client.ts';

const script = fileURLToPath(new URL('./search-report.ts', import.meta.url));

test('The report lists searches without results, the most frequent first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const report = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return stdout;
  };
  expect(await report()).toBe('No search was without results.\n');

  const database = await openDatabase({ dataDir });
  const misses = createSearchMisses(database);
  misses.noteSearch({ locale: 'es', text: 'Araña de cristal', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'chandelier', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'Chandelier', found: 0 });
  await misses.close();
  await database.destroy();

  const today = new Date().toISOString().slice(0, 10);
  expect(await report()).toBe(
    [
      '  Count  Language  Last seen   Text',
      `      2  en        ${today}  chandelier`,
      `      1  es        ${today}  arana de cristal`,
      '',
    ].join('\n'),
  );
  expect(JSON.parse(await report('--json', '--since', today))).toMatchObject([
    { text: 'chandelier', locale: 'en', count: 2, firstDay: today, lastDay: today },
    { text: 'arana de cristal' },
  ]);
  expect(await report('--since', '2100-01-01')).toBe(
    'No search since 2100-01-01 was without results.\n',
  );
  await expect(report('--since', 'yesterday')).rejects.toThrow(
    "--since takes a day such as 2026-11-01, got 'yesterday'.",
  );
});
