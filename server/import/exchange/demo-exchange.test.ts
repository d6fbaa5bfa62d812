import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { BMECAT_END, bmecatProducts, bmecatStart } from '#core/catalogue/etim/bmecat.ts';
import { etimClassOf, etimFeatures } from '#core/catalogue/etim/etim.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { etimSubject } from '#server/import/check/typed/check-etim.ts';
import { createReport } from '#server/import/content-problem.ts';
import { amendFolder } from '#server/import/part/amend-folder.ts';
import type { Content } from '#server/import/read/content-records.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

function write({ products, etim }: Content, locale: LocaleCode): string {
  const table = etim?.record ?? expect.fail();
  const head = { locale, version: 1, date: '2026-11-28', name: 'Maker', supplier: 'Maker Ltd' };
  const parts = products.map((product) => {
    const { record } = product;
    const { archetype } = record.model;
    const found = etimClassOf(table, { archetype, types: record.types });
    return bmecatProducts(locale, 'Maker', {
      title: record.title[locale],
      summary: record.summary[locale],
      etim: found && { release: table.release, code: found.code, name: found.name[locale] },
      discontinued: null,
      url: 'https://example.com',
      variants: product.variants.map((variant) => {
        const subject = etimSubject(product, variant);
        return {
          sku: variant.record.sku,
          description: variant.record[`description_${locale}`],
          attributes: subject.attributes,
          features: etimFeatures(table, subject),
          files: [],
        };
      }),
    });
  });
  return bmecatStart(head) + parts.join('') + BMECAT_END;
}

test.each(localeCodes)(
  'Every variant of the demo as BMEcat changes nothing, in %s',
  async (locale) => {
    const folder = await readSourceFolder(demo);
    const content = readContent(folder, createReport());
    const parent = await mkdtemp(join(tmpdir(), 'demo-exchange-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const path = join(parent, 'range.xml');
    await writeFile(path, write(content, locale));
    const report = createReport();
    const amendment = await amendFolder(folder, { path }, report);
    const { changedRows, addedRows, tables } = amendment;
    expect({ changedRows, addedRows, tables: [...tables.keys()] }).toEqual({
      ...{ changedRows: 0, addedRows: 0, tables: [] },
    });
    expect(report.errors).toEqual([]);
    expect(content.products.flatMap(({ variants }) => variants).length).toBeGreaterThan(100);
  },
);
