import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { columnsFor } from '#core/catalogue/variants/variant-columns.ts';
import { formatVariantsCsv } from '#core/catalogue/variants/variants-csv.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { amendFolder } from '#server/import/part/amend-folder.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { serveFixtures } from '#server/services.fixtures.ts';
import { texts } from '#server/texts.ts';

const slugs: Record<string, string> = {
  en: 'nimba-120-recessed-downlight',
  es: 'nimba-120-downlight-empotrable',
};

describeEachDatabase('The table that a product page saves', (createPlace) => {
  const serve = serveFixtures(createPlace);

  async function save(locale: (typeof localeCodes)[number]) {
    const { catalogue } = await serve();
    const product = await catalogue.findProduct(locale, slugs[locale] ?? '');
    const found = product ?? expect.fail();
    const { variants } = found;
    const t = texts[locale];
    const columns = columnsFor(t, found).filter(({ isAttribute }) => !isAttribute);
    return formatVariantsCsv(t, { product: found, variants, columns });
  }

  async function amend(text: string, name = 'NIM120_variants.csv') {
    const { folder } = await copyContent();
    const path = join(dirname(folder), name);
    await writeFile(path, text);
    const report = createReport();
    const amendment = await amendFolder(await readSourceFolder(folder), { path }, report);
    const check = () =>
      checkFolder({
        folder,
        amend: async (files, own) => void (await amendFolder(files, { path }, own)),
      });
    return { ...amendment, ...report, check };
  }

  test.each(localeCodes)('comes back without a change, in %s', async (locale) => {
    const csv = await save(locale);
    expect(csv).toMatch(/\bETIM \d/);
    const { errors, changedRows, addedRows, check } = await amend(csv);
    expect(errors).toEqual([]);
    expect({ changedRows, addedRows }).toEqual({ changedRows: 0, addedRows: 0 });
    expect((await check()).errors).toEqual([]);
  });

  test.each(localeCodes)('comes back as BMEcat without a change, in %s', async (locale) => {
    const { documents } = await serve();
    const opened = (await documents.openCatalogueFile(locale, 'bmecat')) ?? expect.fail();
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.bytes) chunks.push(chunk);
    const xml = Buffer.concat(chunks).toString('utf8');
    const { errors, warnings, changedRows, addedRows } = await amend(xml, 'catalogue.xml');
    expect(errors).toEqual([]);
    expect({ changedRows, addedRows }).toEqual({ changedRows: 0, addedRows: 0 });
    expect(warnings.map(({ field }) => field)).toEqual([
      ...['DESCRIPTION_LONG', 'MANUFACTURER_TYPE_DESCR', 'MIME_SOURCE'],
    ]);
  });

  test('comes back with a changed number and a changed finish, in Spanish', async () => {
    const csv = await save('es');
    const changed = csv.replace(/;12;/, ';12,5;').replace(/;Blanco;/i, ';negro;');
    expect(changed).not.toBe(csv);
    const { changedRows, tables } = await amend(changed);
    expect(changedRows).toBe(1);
    expect([...tables.values()][0]).toMatch(/,12\.5,/);
  });
});
