import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { Download } from '#server/documents/document-service.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { log } from '#server/log.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const SKU = 'NIM120/12/830/W';
const FIRST = 'NIM120-1-E1';
const PRODUCT = 'catalogue/products/nim120/product.yaml';
const STATED = "standards: ['EN 60598-1:2021']";

describeEachDatabase('An issued declaration', (createPlace) => {
  async function setUp() {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const content = await copyContent();
    const services = createServices({ db, dataDir, pdf, siteUrl: 'https://www.example.com' });
    async function importAgain() {
      const { errors } = await importContent(db, { folder: content.folder, dataDir });
      expect(errors).toEqual([]);
      await services.refresh();
    }
    await importAgain();
    const open1 = async (code: string) => {
      const opened = await services.documents.openDocument('en', code, 'declaration');
      if (opened?.outcome !== 'file') return opened;
      const { content: file, etag } = opened as Download;
      return { etag, bytes: 'bytes' in file ? Buffer.from(file.bytes).toString('latin1') : null };
    };
    return { ...services, db, dataDir, content, importAgain, open: open1 };
  }

  test('keeps its bytes when texts, the company and the cache change', async () => {
    const { open, content, importAgain, dataDir, db } = await setUp();
    const before = await open(SKU);
    await content.edit(PRODUCT, 'with a deep matt cone', 'with another cone');
    await content.edit(
      'site/options.yaml',
      'email: { en: uk@example.com',
      'email: { en: a@example.com',
    );
    await importAgain();
    await rm(join(dataDir, 'cache'), { recursive: true, force: true });
    expect(await open(SKU)).toEqual(before);
    expect(await open(FIRST)).toEqual(before);
    const rows = await db.read.selectFrom('declaration_file').selectAll().execute();
    expect(rows).toMatchObject([{ number: 'NIM120-1', edition: 1, locale: 'en' }]);
    expect(await readdir(join(dataDir, 'declarations'))).toEqual(['NIM120-1-E1.en.pdf']);
  });

  test('stays at its number when the product is gone', async () => {
    const { open, content, importAgain } = await setUp();
    const before = await open('VEL400-1-E1');
    await content.edit(
      'catalogue/products/vel400/variants.csv',
      'VEL400/9/830/A',
      'VEL400/9/831/A',
    );
    await content.edit(
      'catalogue/products/vel400/variants.csv',
      'VEL400/9/830/Z',
      'VEL400/9/831/Z',
    );
    await importAgain();
    expect(await open('VEL400/9/831/A')).toBeNull();
    expect(await open('VEL400-1-E1')).toEqual(before);
  });

  test('is offered with its date while the next edition is awaited', async () => {
    const { open, content, importAgain } = await setUp();
    const before = await open(SKU);
    await content.edit(PRODUCT, STATED, "standards: ['EN 60598-1:2021', 'EN 62262:2002']");
    await importAgain();
    expect(await open(SKU)).toEqual(before);
  });

  test('has one right address', async () => {
    const { open } = await setUp();
    expect(await open('nim120-1-e1')).toEqual({
      outcome: 'moved',
      url: `/en/downloads/${FIRST}/declaration-of-conformity.pdf`,
    });
    expect(await open('NIM120-1-E2')).toBeNull();
    expect(await open('NIM120-9-E1')).toBeNull();
  });

  test('is an error if the archived file was changed or lost, and never regenerated', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { open, dataDir } = await setUp();
    await open(FIRST);
    await writeFile(join(dataDir, 'declarations', 'NIM120-1-E1.en.pdf'), 'another');
    await expect(open(FIRST)).rejects.toThrow('storage-unavailable');
    await rm(join(dataDir, 'declarations'), { recursive: true });
    await expect(open(SKU)).rejects.toThrow('storage-unavailable');
    expect(error).toHaveBeenCalled();
  });

  test('is archived once for concurrent requests', async () => {
    const { open, db } = await setUp();
    const all = await Promise.all(Array.from({ length: 6 }, () => open(FIRST)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    const rows = await db.read.selectFrom('declaration_file').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
