import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { findWrongFigures } from '#core/i18n/grouped-figures.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { findFigureFaults } from '#scripts/messages/figure-faults.mjs';

const root = join(import.meta.dirname, '..');
/** What people type into the search, and words quoted from Markdown. */
const NOT_SHOWN = /^(keywords|search|synonyms|words)$/;

async function filesOf(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

/** The Spanish texts of a record: below `es`, and in fields such as `description_es`. */
function spanishTexts(value: unknown, isSpanish = false): string[] {
  if (typeof value === 'string') return isSpanish ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NOT_SHOWN.test(key)) return [];
    return spanishTexts(inner, isSpanish || key === 'es' || key.endsWith('_es'));
  });
}

function parseTable(text: string): unknown {
  return parseCsv(text, { bom: true, columns: true });
}

/** Faults of a Markdown file: its record is shown as it is, its text is rendered. */
function faultsInMarkdown(text: string): string[] {
  const [, record = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const prose = body.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`/g, '');
  return [
    ...spanishTexts(parse(record), true).flatMap((part) => findWrongFigures(part)),
    ...findWrongFigures(prose, { isMarkdown: true }),
  ];
}

test('Spanish texts of the content group digits by the rule of the RAE', async () => {
  const all = await filesOf('content', /\.yaml$/);
  // The search reads every spelling that people type.
  const records = all.filter((file) => !file.includes('/content/search/'));
  const tables = await filesOf('content', /\.csv$/);
  const pages = await filesOf('content', /^es\.md$/);
  const faultsInRecord = async (file: string, read: (text: string) => unknown) => {
    const texts = spanishTexts(read(await readFile(file, 'utf8')));
    return texts.flatMap((text) => findWrongFigures(text)).map((fault) => `${file}: ${fault}`);
  };
  const faults = [
    ...records.map((file) => faultsInRecord(file, parse)),
    ...tables.map((file) => faultsInRecord(file, parseTable)),
    ...pages.map(async (file) => {
      const found = faultsInMarkdown(await readFile(file, 'utf8'));
      return found.map((fault) => `${file}: ${fault}`);
    }),
  ];
  expect((await Promise.all(faults)).flat()).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
  expect(tables.length).toBeGreaterThan(100);
});

test('faults planted in content are found', () => {
  const record = { es: 'Dura 100.000 horas', en: '100.000', facts: [{ value_es: ['50000 h'] }] };
  expect(spanishTexts(record).flatMap((text) => findWrongFigures(text))).toHaveLength(2);
  const table = 'sku,length,basis_en,basis_es\nA/1,25000 m,"1,000 lm","de 262.322 GWh, 1.5 W"\n';
  expect(spanishTexts(parseTable(table)).flatMap((text) => findWrongFigures(text))).toEqual([
    expect.stringContaining("'262.322'"),
    expect.stringContaining("'1.5'"),
  ]);
  const page =
    '---\ntitle: 18 400 m²\nkeywords: [50000 horas]\n---\nUnos 18 400 m² y [5.000 h](/x/1.000).\n';
  expect(faultsInMarkdown(page)).toEqual([
    expect.stringContaining("'18 400'"),
    expect.stringContaining("'5.000'"),
  ]);
});

test('Spanish texts of the interface do as well, and a planted fault is found', async () => {
  expect(findFigureFaults(root, localeCodes)).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'figures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'core/texts'), { recursive: true });
  const texts = JSON.stringify({ life: ['1500 h', '90.000 h'], code: 'EN 12464-1' });
  for (const code of ['en', 'es']) await writeFile(join(folder, `core/texts/${code}.json`), texts);
  expect(findFigureFaults(folder, ['en', 'es'])).toEqual([
    expect.stringMatching(/core\/texts\/es\.json: '90\.000' in 'life' groups digits with a point/),
  ]);
});
