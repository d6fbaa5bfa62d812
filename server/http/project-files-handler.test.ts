import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import {
  type ProjectFormat,
  pathToProjectFile,
  projectFormats,
} from '#core/projects/project-files.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { openDatabase } from '#server/db/client.ts';
import { projectHandler } from '#server/http/project-files-handler.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const app = new Hono();
let list: string;
let longList: string;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'projects-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: fixtureFolder, dataDir });
  // A variant that no longer exists in the catalogue.
  const left = { namespace: 'post', kind: 'variant', key: 'OLD/7', id: 7 };
  await db.write.insertInto('entity_id').values(left).execute();
  const { documents, catalogue } = createServices({ db, dataDir, pdf });
  for (const locale of localeCodes) {
    for (const format of projectFormats) {
      const handle = projectHandler(documents.openProject, { locale, format });
      app.all(pathToProjectFile(locale, format), handle);
    }
  }
  const product = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
  const [first, second] = product?.variants ?? [];
  if (!first || !second) throw new Error('The fixtures have changed.');
  const line = (id: number, rest: Partial<ProjectLine>): ProjectLine => {
    return { key: 1, id, sku: '', quantity: 1, label: '', note: '', ...rest };
  };
  const lines = [
    line(first.id, { quantity: 12, label: 'L1', note: '=HYPERLINK("http://x")' }),
    line(second.id, { quantity: 3, label: 'L2', note: 'Techo técnico, 2,70 m' }),
    line(7, { quantity: 2, label: 'L3' }),
  ];
  list = formatShareCode({ name: 'Oficina Ñandú <b>', lines });
  const long = Array.from({ length: 200 }, (_, at) =>
    line(at % 2 ? first.id : second.id, { label: `L${at}`, note: 'ñ'.repeat(200) }),
  );
  longList = formatShareCode({ name: 'Long', lines: long });
  return async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
});

const get = (locale: LocaleCode, format: ProjectFormat, params: Record<string, string>) =>
  app.request(`${pathToProjectFile(locale, format)}?${new URLSearchParams(params)}`);
const post = (locale: LocaleCode, format: ProjectFormat, params: Record<string, string>) =>
  app.request(pathToProjectFile(locale, format), {
    method: 'POST',
    body: new URLSearchParams(params),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(['en', 'es'] as const)('The schedule of a project list (%s)', (locale) => {
  test('as PDF: every line, totals, landscape pages, tagged, the same bytes each time', async () => {
    const response = await get(locale, 'pdf', { list });
    const word = { en: 'luminaire-schedule', es: 'cuadro-de-luminarias' }[locale];
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Oficina-Nandu-b_${word}_${locale}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const bytes = await bytesOf(response);
    const pdf = await readPdf(bytes);
    const words = {
      en: ['Luminaire schedule', 'Nimba 120, 12 W, 3000 K', 'Data of', 'No longer in the', '180'],
      es: [
        'Cuadro de luminarias',
        'Nimba 120, 12 W, 3000 K',
        'Datos del',
        'Ya no está en el',
        '180',
      ],
    }[locale];
    const shared = [
      'Oficina Ñandú <b>',
      'OLD/7',
      'L1',
      '=HYPERLINK',
      'Techo técnico, 2,70 m',
      'L3',
    ];
    for (const text of [...words, ...shared]) expect(pdf.text).toContain(text);
    expect(pdf.info).toMatchObject({ Language: { en: 'en-GB', es: 'es-ES' }[locale] });
    expect(pdf.isTagged).toBe(true);
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD', 'Figure']));
    expect(pdf.alts.some((alt) => alt.startsWith('QR: http://localhost:3000/'))).toBe(true);
    const [, width, height] =
      /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1')) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
    const again = await bytesOf(await post(locale, 'pdf', { list }));
    expect(again.equals(bytes)).toBe(true);
  });

  test('as workbook: numbers are numbers, and a formula in a note stays a text', async () => {
    const response = await post(locale, 'xlsx', { list });
    const bytes = await bytesOf(response);
    const sheets = await readXlsxFile(bytes);
    const rows = sheets[0]?.data ?? [];
    expect(rows[0]?.[0]).toBe('Oficina Ñandú <b>');
    expect(rows[3]?.slice(0, 3)).toEqual(
      { en: ['Position', 'Quantity', 'Code'], es: ['Posición', 'Cantidad', 'Referencia'] }[locale],
    );
    const [label, quantity, sku] = rows[4] ?? [];
    expect([label, quantity, sku]).toEqual(['L1', 12, 'NIM120/12/830/W']);
    expect(rows[4]?.at(-1)).toBe('=HYPERLINK("http://x")');
    expect(rows[7]?.slice(0, 2)).toEqual(['Total', 17]);
    expect(rows[7]?.[14]).toBe(180);
    const sheet = Buffer.from(
      unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    ).toString();
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<pane [^>]*ySplit="4"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col [^>]*width="48"/);
  });

  test('as CSV, under its own name', async () => {
    const response = await get(locale, 'csv', { list });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const delimiter = { en: ',', es: ';' }[locale];
    const rows = parse(text, { bom: true, delimiter }) as string[][];
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(rows).toHaveLength(4);
    expect(rows[3]?.[2]).toBe('OLD/7');
    expect(rows[1]?.at(-1)).toBe(`'=HYPERLINK("http://x")`);
  });

  test('with every document in the requested language, as one archive', async () => {
    const language = locale === 'en' ? 'es' : 'en';
    const response = await post(locale, 'zip', { list, language });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Oficina-Nandu-b_${language}.zip"`,
    );
    expect(response.headers.get('content-language')).toBe({ en: 'en-GB', es: 'es-ES' }[language]);
    const files = unzipSync(await bytesOf(response));
    const names = Object.keys(files);
    const [sheet, word] = {
      en: ['datasheet', 'luminaire-schedule'] as const,
      es: ['ficha-tecnica', 'cuadro-de-luminarias'] as const,
    }[language];
    expect(names.slice(0, 3)).toEqual(
      ['pdf', 'xlsx', 'csv'].map((ending) => `Oficina-Nandu-b_${word}_${language}.${ending}`),
    );
    expect(names).toContain(`NIM120-12-830-W/NIM120-12-830-W_${sheet}_${language}.pdf`);
    expect(names).toContain('NIM120-12-830-W/NIM120-12-830-W.ldt');
    for (const bytes of Object.values(files)) expect(bytes.length).toBeGreaterThan(0);
  });
});

describe('A project list that cannot become a file', () => {
  test.each([
    [{}, 'project_no_list'],
    [{ list: '' }, 'project_no_list'],
    [{ list: '1abc' }, 'project_damaged'],
    [{ list: '<script>' }, 'project_damaged'],
    [{ list: '3whatever' }, 'project_newer'],
    [{ list: formatShareCode({ name: 'x', lines: [] }) }, 'project_empty'],
  ])('is rejected with 400 and a reason: %j', async (params, code) => {
    for (const format of projectFormats) {
      const response = await get('es', format, params);
      const body = await response.json();
      expect(response.status).toBe(400);
      expect(body).toEqual({ code, message: expect.any(String), data: { status: 400 } });
    }
  });

  test('is reported in the language of the address', async () => {
    const { message } = (await (await get('es', 'pdf', {})).json()) as { message: string };
    expect(message).toContain('Envíe la lista');
    const wrong = await post('en', 'zip', { list, language: 'fr' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ message: "There are no documents in the language 'fr'." }),
    ]);
  });

  test('has no variant with documents', async () => {
    const line = { key: 1, id: 9, sku: '', quantity: 1, label: '', note: '' };
    const gone = formatShareCode({ name: '', lines: [line] });
    expect((await post('en', 'zip', { list: gone })).status).toBe(400);
    expect((await post('en', 'pdf', { list: gone })).status).toBe(200);
  });

  test('rejects other methods and bodies', async () => {
    const path = pathToProjectFile('en', 'csv');
    expect((await app.request(path, { method: 'PUT' })).status).toBe(405);
    const json = { 'content-type': 'application/json' };
    const asJson = await app.request(path, { method: 'POST', headers: json, body: '{}' });
    expect(asJson.status).toBe(400);
    const large = await post('en', 'csv', { list: 'x'.repeat(430 * 1024) });
    expect(large.status).toBe(413);
  });

  test('responds to HEAD like to GET, without a body', async () => {
    const path = `${pathToProjectFile('en', 'xlsx')}?list=${list}`;
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  });
});

test('A list of 200 lines with the longest notes is complete', async () => {
  const bytes = await bytesOf(await post('en', 'pdf', { list: longList }));
  const pdf = await readPdf(bytes);
  expect(pdf.text).toContain('L199');
  expect(pdf.pageCount).toBeGreaterThan(10);
  // The table header is on every page and is read once, before the lines and the totals.
  const heads = bytes.toString('latin1').match(/\/S \/TH\b/g);
  expect(heads).toHaveLength(5 + 8 + 200 + 1);
});
