import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Download } from '#server/documents/document-service.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
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
    .select(['sku', 'product_id', 'attributes', 'energy_class', 'power_w', 'eprel'])
    .orderBy('sku')
    .execute();
  return { ...services, dataDir, variants: rows };
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
  const { text } = await read('en', 'ARD150/12/830/60D/W/DD');
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
