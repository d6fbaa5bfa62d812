import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import {
  type ComparisonState,
  comparisonFileHref,
} from '#core/catalogue/compare/comparison-address.ts';
import { comparisonFileNames, pathToComparisonFile } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';
import { openDatabase } from '#server/db/client.ts';
import { comparisonHandler } from '#server/http/comparison-handler.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const codes = ['NIM120/12/830/W/DD', 'NIM120/12/830/W', 'VEL400/9/830/A'] as const;
const app = new Hono();
app.notFound((context) => context.text('the page that does not exist', 404));
let ids: number[] = [];

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comparison-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: fixtureFolder, dataDir });
  const { documents, catalogue } = createServices({
    db,
    dataDir,
    pdf,
    siteUrl: 'https://a.example',
  });
  for (const locale of localeCodes) {
    for (const format of keysOf(comparisonFileNames)) {
      const handle = comparisonHandler(documents.openComparison, { locale, format });
      app.get(pathToComparisonFile(locale, format), handle);
    }
  }
  const entries = await Promise.all(codes.map((code) => catalogue.findByLegacyCode('en', code)));
  ids = entries.map((entry) => entry?.variant?.id ?? 0);
  return async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
});

async function read(address: string) {
  const response = await app.request(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes, pdf: await readPdf(bytes) };
}

test('the PDF shows variants side by side, tagged and in the language', async () => {
  const { response, bytes, pdf } = await read(comparisonFileHref('es', { ids }, 'pdf'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'es-ES',
    'content-disposition': 'inline; filename="Comparacion_es.pdf"',
    'x-robots-tag': 'noindex',
  });
  expect(bytes.length).toBeLessThan(400_000);
  for (const code of codes) expect(pdf.text).toContain(code);
  expect(pdf.text).toContain('Flujo luminoso');
  expect(pdf.isTagged).toBe(true);
  expect(pdf.roles).toEqual(expect.arrayContaining(['Table', 'TH', 'TD', 'Figure']));
  expect(pdf.info).toMatchObject({ Language: 'es-ES' });
  expect(pdf.text).toContain(`${ids.length} variantes`);
  const alone = await read(comparisonFileHref('es', { ids: ids.slice(0, 1) }, 'pdf'));
  expect(alone.pdf.text).toMatch(/\b1 variante /);
});

test('the PDF overlays the light distributions, as the page does', async () => {
  const shapes = ({ alts }: { alts: string[] }) => alts.filter((alt) => alt.startsWith('Forma'));
  const { pdf } = await read(comparisonFileHref('es', { ids }, 'pdf'));
  expect(pdf.text).toContain('Distribuciones luminosas');
  expect(pdf.text).toContain('Líneas continuas: C0–C180');
  expect(shapes(pdf)).toHaveLength(1);
  expect(shapes(pdf)[0]).toContain(codes[0]);
  const alone = await read(comparisonFileHref('es', { ids: ids.slice(0, 1) }, 'pdf'));
  expect(alone.pdf.text).not.toContain('Distribuciones luminosas');
  expect(shapes(alone.pdf)).toEqual([]);
});

test('differences and marks are the same in the PDF as on the page', async () => {
  const all = await read(comparisonFileHref('en', { ids: ids.slice(0, 2) }, 'pdf'));
  const brief = await read(
    comparisonFileHref('en', { ids: ids.slice(0, 2), isBrief: true }, 'pdf'),
  );
  expect(all.pdf.text).toContain('Warranty');
  expect(brief.pdf.text).not.toContain('Warranty');
  expect(brief.pdf.text).toContain('Dimming');
  const marked = await read(comparisonFileHref('en', { ids, hasMarks: true }, 'pdf'));
  expect(marked.pdf.text).toContain('· Best');
  expect(all.pdf.text).not.toContain('· Best');
});

test('the same request gives the same bytes, and 304 to its tag', async () => {
  const address = comparisonFileHref('en', { ids }, 'pdf');
  const [first, again] = [await read(address), await read(address)];
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  const etag = first.response.headers.get('etag') as string;
  const cached = await app.request(address, { headers: { 'if-none-match': etag } });
  expect([cached.status, await cached.text()]).toEqual([304, '']);
});

test('variants that no longer exist are left out; without any left there is no PDF', async () => {
  const { pdf } = await read(
    comparisonFileHref('en', { ids: [999_999_999, ids[2] as number] }, 'pdf'),
  );
  expect(pdf.text).toContain(codes[2]);
  for (const query of ['', '?variants=999999999', '?variants=%00&best=<script>']) {
    const response = await app.request(pathToComparisonFile('en', 'pdf') + query);
    expect([response.status, await response.text()]).toEqual([404, 'the page that does not exist']);
  }
});

test('as CSV it opens in a spreadsheet of the language: a row for each figure, a column for each variant', async () => {
  const openCsv = async (state: ComparisonState, locale: LocaleCode = 'es') => {
    const response = await app.request(comparisonFileHref(locale, state, 'csv'));
    return { headers: Object.fromEntries(response.headers), text: await response.text() };
  };
  const { headers, text } = await openCsv({ ids });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="comparacion.csv"',
    'content-language': 'es-ES',
    'x-robots-tag': 'noindex',
  });
  const rows = text.split('\r\n').map((line) => line.split(';'));
  expect(rows[0]?.slice(2)).toEqual(codes);
  expect(rows[1]?.slice(1)).toEqual(['Producto', 'Nimba 120', 'Nimba 120', 'Velo 400']);
  const flux = rows.find(([, label]) => label === 'Flujo luminoso') ?? [];
  expect(flux).toHaveLength(2 + codes.length);
  expect(flux[2]).toMatch(/^[\d.]+ lm$/);
  const of = async (isBrief: boolean) =>
    (await openCsv({ ids: ids.slice(0, 2), isBrief }, 'en')).text;
  expect(await of(false)).toContain('Warranty');
  expect(await of(true)).not.toContain('Warranty');
});
