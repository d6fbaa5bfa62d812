import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import { scheduleColumns } from '#core/projects/schedule.ts';
import { scheduleCsv } from '#core/projects/schedule-csv.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Company } from '#server/db/stored-site.ts';
import { scheduleDocument } from '#server/documents/kinds/schedule-document.ts';
import { loadSchedule } from '#server/documents/project-schedule.ts';
import { scheduleXlsx } from '#server/documents/schedule-xlsx.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const demo = fileURLToPath(new URL('../../content/', import.meta.url));
const products = join(demo, 'catalogue/products');

/** What the files of the content say of a variant, read without the importer. */
type Source = {
  sku: string;
  titles: Record<LocaleCode, string>;
  row: Record<string, string>;
  /** Whether its power is what it supplies to others. */
  isSupply: boolean;
  isDark: boolean;
};

type Product = {
  title: Record<LocaleCode, string>;
  model: { archetype: string };
  attributes?: { emergency_mode?: string };
};

let site: Awaited<ReturnType<typeof openDemo>>;

async function openDemo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'schedule-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder: demo, dataDir, checkPhotometry: false });
  const { catalogue } = createServices({ db, dataDir });
  const rows = await db.read.selectFrom('variant').select(['sku', 'id']).execute();
  const sources = await readSources();
  return {
    catalogue,
    dataDir,
    sources,
    idOf: new Map(rows.map((row) => [row.sku, row.id])),
  };
}

async function readSources(): Promise<Source[]> {
  const sources: Source[] = [];
  for (const folder of (await readdir(products)).sort()) {
    const product: Product = parseYaml(
      await readFile(join(products, folder, 'product.yaml'), 'utf8'),
    );
    const text = await readFile(join(products, folder, 'variants.csv'), 'utf8');
    const rows: Source['row'][] = parse(text, { columns: true, bom: true });
    for (const row of rows) {
      const mode = row.emergency_mode || product.attributes?.emergency_mode;
      sources.push({
        sku: row.sku ?? '',
        titles: product.title,
        row,
        isSupply: product.model.archetype === 'driver',
        isDark: mode === 'non-maintained' || row.emergency?.endsWith('non-maintained') === true,
      });
    }
  }
  return sources;
}

beforeAll(async () => {
  site = await openDemo();
});
afterAll(() => rm(site.dataDir, { recursive: true }));

/** The schedules of a language that hold every variant of the demo, with its rows of the content beside them. */
async function loadAll(locale: LocaleCode) {
  const { catalogue, sources, idOf } = site;
  const parts = [];
  for (let at = 0; at < sources.length; at += MOST_LINES) {
    const part = sources.slice(at, at + MOST_LINES);
    const lines = part.map(({ sku }, index) => {
      const id = idOf.get(sku) ?? 0;
      return { key: index + 1, id, sku, quantity: quantityAt(index), label: `L${index}`, note: '' };
    });
    const project = { name: 'Demo', lines };
    const source = {
      listProjectVariants: catalogue.listProjectVariants,
      listSkus: catalogue.listSkus,
      siteUrl: 'https://www.example.com',
    };
    parts.push({ sources: part, schedule: await loadSchedule(source, locale, project) });
  }
  return parts;
}

const quantityAt = (index: number) => (index % 7) + 1;

const numberOf = (text: string | undefined) => (text ? Number(text) : null);
const times = (value: number | null, quantity: number) =>
  value === null ? null : Number((value * quantity).toFixed(3));

/** The figures of a line by its source: power and flux of a piece, and of all. */
function figuresOf({ row, isDark, isSupply }: Source, quantity: number) {
  const power = numberOf(row.power_w);
  const flux = numberOf(row.flux_lm);
  return {
    power,
    flux,
    allPower: isDark || isSupply ? null : times(power, quantity),
    allFlux: isDark ? null : times(flux, quantity),
  };
}

describe.each(localeCodes)('A schedule of every variant of the demo in %s', (locale) => {
  test('has codes, figures and totals of the content as CSV', async () => {
    const parts = await loadAll(locale);
    expect(site.sources.length).toBeGreaterThan(1000);
    expect(site.sources.filter(({ isDark }) => isDark).length).toBeGreaterThan(20);
    for (const { sources, schedule } of parts) {
      const { t, lines, variantOf } = schedule;
      const rows: string[][] = parse(scheduleCsv(t, lines, variantOf), {
        bom: true,
        delimiter: locale === 'es' ? ';' : ',',
      });
      for (const [index, source] of sources.entries()) {
        const cells = rows[index + 1] ?? [];
        const column = (title: string) =>
          cells[scheduleColumns.findIndex((one) => one.title === title)] ?? '';
        const number = (title: string) => numberOf(column(title).replace(',', '.'));
        const { row } = source;
        const figures = figuresOf(source, quantityAt(index));
        expect(
          {
            code: column('projects.code'),
            product: column('projects.product'),
            variant: column('projects.variant'),
            power: number('figure.power'),
            flux: number('figure.flux'),
            efficacy: number('figure.efficacy'),
            cct: column('figure.cct'),
            cri: number('figure.cri'),
            ip: column('figure.ip'),
            allPower: number('projects.total-power'),
            allFlux: number('projects.total-flux'),
          },
          source.sku,
        ).toEqual({
          code: source.sku,
          product: source.titles[locale],
          variant: row[`description_${locale}`],
          efficacy: numberOf(row.efficacy_lm_w),
          cct: [row.cct_k, row.cct_max_k].filter(Boolean).join('–'),
          cri: numberOf(row.cri),
          ip: row.ip,
          ...figures,
        });
      }
    }
  });

  test('prints the same figures, and their sums, in PDF and workbook', async () => {
    for (const { sources, schedule } of await loadAll(locale)) {
      const document = scheduleDocument(schedule, { company: {} as Company, logo: null });
      const table = document.blocks.find((block) => block.kind === 'schedule');
      if (!table) throw new Error('The document has no table.');
      const printed = (text: string | undefined) => readPrinted(locale, text ?? '');
      let allPower = 0;
      let allFlux = 0;
      for (const [index, source] of sources.entries()) {
        const row = table.rows[index];
        const figures = figuresOf(source, quantityAt(index));
        allPower += figures.allPower ?? 0;
        allFlux += figures.allFlux ?? 0;
        const { power, flux, allPower: linePower, allFlux: lineFlux } = figures;
        expect([row?.code, ...(row?.figures ?? []).map(printed)], source.sku).toEqual([
          source.sku,
          quantityAt(index),
          power,
          flux,
          linePower,
          lineFlux,
        ]);
      }
      const totals = table.totals.figures.map(printed);
      expect(totals[3]).toBeCloseTo(allPower, 6);
      expect(totals[4]).toBe(allFlux);
      const [sheet] = await readXlsxFile(await scheduleXlsx(schedule));
      const sums = sheet?.data[4 + sources.length] ?? [];
      expect(sums.filter((cell) => typeof cell === 'number').slice(1)).toEqual([
        Number(allPower.toFixed(3)),
        allFlux,
      ]);
    }
  });
});

/** The value of a printed figure; null for a dash or nothing. */
function readPrinted(locale: LocaleCode, text: string): number | null {
  const plain =
    locale === 'es' ? text.replaceAll('\u202f', '').replace(',', '.') : text.replaceAll(',', '');
  return plain === '–' || plain === '' ? null : Number(plain);
}
