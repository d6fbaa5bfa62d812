import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Download } from '#server/documents/document-service.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import type { PdfDocument, PdfJob } from '#server/pdf/pdf-document.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const demo = fileURLToPath(new URL('../../content/', import.meta.url));

async function openDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tender-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: demo, dataDir, checkPhotometry: false });
  const services = createServices({ db, dataDir, pdf, siteUrl: 'https://www.example.com' });
  const rows = await db.read
    .selectFrom('variant')
    .select([
      'sku',
      'product_id',
      'attributes',
      'energy_class',
      'power_w',
      'flux_lm',
      'eprel',
      'cri',
    ])
    .orderBy('sku')
    .execute();
  return { ...services, db, dataDir, variants: rows };
}

let site: Awaited<ReturnType<typeof openDemo>>;
beforeAll(async () => {
  site = await openDemo();
});
afterAll(() => rm(site.dataDir, { recursive: true }));

async function read(locale: LocaleCode, sku: string, kind: 'tender' | 'energy-label' = 'tender') {
  const opened = (await site.documents.openDocument(locale, sku, kind)) as Download;
  return { ...opened, text: await readFile(pathOf(opened), 'utf8') };
}

test('A tender text states figures and attributes in the language, and nothing that only one variant has', async () => {
  const spanish = await read('es', 'ARD150/12/830/60D/W/DD');
  expect([spanish.mimeType, spanish.fileName]).toEqual([
    'text/plain; charset=utf-8',
    'ARD150-12-830-60D-W-DD_memoria-descriptiva_es.txt',
  ]);
  expect(spanish.text).toContain('referencia ARD150/12/830/60D/W/DD, o equivalente.\r\n\r\n');
  expect(spanish.text).toMatch(/flujo luminoso 1[.\s]?420\slm; eficacia 118,3\slm\/W; /);
  expect(spanish.text).toMatch(/B10: 25, B16: 40/);
  expect(spanish.text).not.toMatch(/EPREL|Sin emergencia|GTIN/);
  expect(spanish.text).toContain('; fuente de luz reemplazable por un profesional; ');
  expect(spanish.text).toContain('TM-30 Rf 83, Rg 96, calculado; ');
  const { text } = await read('en', 'ARD150/12/830/60D/W/DD');
  expect(text).toContain('finish white; ');
  expect(text).toMatch(/luminous flux 1,420\slm; efficacy 118.3\slm\/W; /);
  expect(text).toMatch(/; UGR|glare UGR ≤ 19/);
});

test('A tender text is complete for one variant of every product', async () => {
  const first = new Map(site.variants.map(({ sku, product_id }) => [product_id, sku]));
  expect(first.size).toBeGreaterThan(90);
  for (const sku of first.values()) {
    for (const locale of localeCodes) {
      const { text } = await read(locale, sku);
      expect(text.split('\r\n\r\n').length, sku).toBeGreaterThan(4);
      expect(text, sku).not.toMatch(/undefined|null|NaN|\{\w+\}|[;:,]\s*[.;]|\.\./);
    }
  }
});

test('Every energy label of the demo states class, consumption and model of its strip', async () => {
  const strips = site.variants.filter(({ attributes }) => attributes?.includes('"power_w_m"'));
  const labelled = strips.filter(({ eprel }) => eprel !== null);
  expect(labelled.length).toBeGreaterThan(50);
  for (const { sku, energy_class: code, power_w: watts } of labelled) {
    const { text, mimeType } = await read('es', sku, 'energy-label');
    expect(mimeType).toBe('image/svg+xml');
    const [own] = [...text.matchAll(/text-anchor="middle">([A-G])</g)].map(([, found]) => found);
    expect([sku, own]).toEqual([sku, code]);
    const [, consumption] = />(\d+)<\/tspan><tspan[^>]*>kWh\/1000h</.exec(text) ?? [];
    expect([sku, consumption]).toEqual([sku, String(Math.ceil(watts ?? 0))]);
    expect(text).toContain(`>${sku}</text>`);
  }
  for (const { sku } of strips.filter(({ eprel }) => eprel === null)) {
    expect(await site.documents.openDocument('es', sku, 'energy-label'), sku).toBeNull();
  }
});

test('A luminaire whose light source cannot be taken out has the label of a light source', async () => {
  const markers = site.variants.filter(({ sku }) => sku.startsWith('RAS60/'));
  expect(markers).toHaveLength(12);
  for (const { sku, energy_class: code } of markers) {
    const { text } = await read('es', sku, 'energy-label');
    expect(text, sku).toContain(`text-anchor="middle">${code}<`);
  }
});

async function openFile(
  locale: LocaleCode,
  sku: string,
  kind: 'information-sheet' | 'energy-label-png' | 'datasheet',
) {
  const opened = (await site.documents.openDocument(locale, sku, kind)) as Download;
  return { ...opened, bytes: await readFile(pathOf(opened)) };
}

/** The variants that are light sources by themselves. */
function listSources() {
  return site.variants.filter(
    ({ eprel, attributes }) => eprel !== null && attributes?.includes('"power_w_m"'),
  );
}

/** Some twenty documents, which a busy machine renders in minutes. */
const LIMIT_MS = 600_000;

test(
  'The information sheets of light sources state figures and attributes of each product and class',
  async () => {
    // One of each product and class: a document takes a third of a second.
    const groups = Map.groupBy(listSources(), (row) => `${row.product_id} ${row.energy_class}`);
    const strips = [...groups.values()].flatMap((rows) => rows.slice(0, 1));
    expect(strips.length).toBeGreaterThan(10);
    for (const [index, row] of strips.entries()) {
      const stated = JSON.parse(row.attributes ?? '{}');
      const locale = localeCodes[index % localeCodes.length] ?? 'en';
      const { bytes, fileName } = await openFile(locale, row.sku, 'information-sheet');
      const { text, pageCount } = await readPdf(bytes);
      const plain = text.replace(/(?<=\d)[.,](?=\d{3}\slm)/g, '');
      const where = `${row.sku} ${locale}`;
      expect(pageCount, where).toBe(2);
      expect(fileName).toMatch(
        /_product-information-sheet_en|_ficha-de-informacion-del-producto_es/,
      );
      for (const part of [
        row.sku,
        `${Math.ceil(row.power_w ?? 0)} kWh/1000 h`,
        `${Math.round(row.flux_lm ?? 0)} lm ${locale === 'en' ? 'in a sphere' : 'en una esfera'}`,
        locale === 'en'
          ? `R9 colour rendering index value ${stated.r9}`
          : `cromática R9 ${stated.r9}`,
        locale === 'en' ? `efficiency class ${row.energy_class}` : `energética ${row.energy_class}`,
        locale === 'en' ? `rendering index ${row.cri}` : `cromática ${row.cri}`,
        `EPREL ${row.eprel}`,
      ]) {
        expect(plain, where).toContain(part);
      }
      expect(text, where).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    }
  },
  LIMIT_MS,
);

test('The energy label of a strip is a picture, too, in which its class and its code are dark', async () => {
  const [{ sku } = { sku: '' }] = listSources();
  const { bytes, mimeType, fileName } = await openFile('en', sku, 'energy-label-png');
  expect([mimeType, fileName.endsWith('_energy-label.png')]).toEqual(['image/png', true]);
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  expect([width, Math.round((height / width) * 360)]).toEqual([850, 750]);
  // The name of the model: right half of the line below the head. Without a font it would be white.
  const place = { left: 450, top: 270, width: 360, height: 70 };
  const { channels } = await picture.extract(place).removeAlpha().stats();
  expect(channels[0]?.min).toBeLessThan(80);
});

/** The variants whose label is that of a light source: strips, and luminaires that cannot be opened. */
function listLabelled() {
  return site.variants.filter(
    ({ sku, eprel, attributes }) =>
      eprel !== null && (attributes?.includes('"power_w_m"') || sku.startsWith('RAS60/')),
  );
}

const arrowOf = (locale: LocaleCode, code: string | null) =>
  locale === 'en'
    ? `Energy class ${code} on a scale from A to G`
    : `Clase energética ${code} en una escala de A a G`;

/** Returns a function for datasheets as they go to the maker of PDFs, which takes a third of a second for each. */
function openComposer() {
  let composed: PdfDocument | undefined;
  const recorder = {
    ...pdf,
    makeWithin: ({ document }: PdfJob) => {
      composed = document;
      return Promise.reject(new Error('composed'));
    },
  };
  const { documents } = createServices({ db: site.db, dataDir: site.dataDir, pdf: recorder });
  return async (locale: LocaleCode, sku: string) => {
    await expect(documents.openDocument(locale, sku, 'datasheet')).rejects.toThrow('composed');
    return composed as PdfDocument;
  };
}

test('The datasheet of every light source has the arrow of its class, on the range from A to G', async () => {
  const sources = listLabelled();
  const composeDatasheet = openComposer();
  expect(sources.length).toBeGreaterThan(60);
  for (const [index, { sku, energy_class: code }] of sources.entries()) {
    const locale = localeCodes[index % localeCodes.length] ?? 'en';
    const { blocks } = await composeDatasheet(locale, sku);
    const marks = blocks.flatMap((block) => (block.kind === 'marks' ? block.marks : []));
    const names = marks.map(({ name }) => name);
    expect([sku, names]).toEqual([sku, expect.arrayContaining([arrowOf(locale, code)])]);
  }
});

test(
  'The datasheet PDF has the arrow of each class of light sources',
  async () => {
    const classes = Map.groupBy(listLabelled(), (row) => row.energy_class);
    expect(classes.size).toBeGreaterThan(2);
    for (const [index, [code, [row]]] of [...classes].entries()) {
      const locale = localeCodes[index % localeCodes.length] ?? 'en';
      const { alts } = await readPdf((await openFile(locale, row?.sku ?? '', 'datasheet')).bytes);
      expect(alts, row?.sku).toContain(arrowOf(locale, code));
    }
  },
  LIMIT_MS,
);

test('A datasheet links the declaration in force; that of a light source has its arrow', async () => {
  const [{ sku } = { sku: '' }] = listSources();
  const { text, alts, links } = await readPdf((await openFile('en', sku, 'datasheet')).bytes);
  expect(alts.some((alt) => /^Energy class [A-G] on a scale from A to G$/.test(alt))).toBe(true);
  const reference = /Declaration of conformity ([A-Z0-9]+-\d+-E\d+)/.exec(text)?.[1];
  expect(links).toContain(
    `https://www.example.com/en/downloads/${reference}/declaration-of-conformity.pdf`,
  );
});
