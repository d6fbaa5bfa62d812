import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { Download } from '#server/documents/document-service.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { defaultLimits } from '#server/files/disk-room.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { log } from '#server/log.ts';
import { readPdf } from '#server/pdf/read-pdf.fixtures.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const SKU = 'NIM120/12/830/W/DD';
const slugs = { en: 'nimba-120-recessed-downlight', es: 'nimba-120-downlight-empotrable' };

/** Returns a content folder with a product that has instructions as a file. */
async function contentWithLeaflet(language = ''): Promise<string> {
  const content = await copyContent();
  const folder = 'catalogue/products/nim120';
  await content.write(`${folder}/leaflet.pdf`, '%PDF-1.4 leaflet');
  await content.edit(
    `${folder}/product.yaml`,
    'questions:',
    `documents:\n  - { file: leaflet.pdf, kind: instructions, ${language}title: { en: Leaflet, es: Hoja } }\nquestions:`,
  );
  return content.folder;
}

describeEachDatabase('The documents', (createPlace) => {
  async function setUp(folder = fixtureFolder, storage = defaultLimits) {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const importFrom = (from: string) => importContent(db, { folder: from, dataDir });
    const { errors } = await importFrom(folder);
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));
    const services = createServices({
      db,
      dataDir,
      pdf,
      storage,
      siteUrl: 'https://www.example.com',
    });
    const { catalogue, documents } = services;
    /** Lists the downloads of the product. */
    async function list(locale: 'en' | 'es') {
      const product = await catalogue.findProduct(locale, slugs[locale]);
      return product && documents.listDocuments(locale, product);
    }
    /** Opens a document that must exist, with its bytes. */
    async function read(
      locale: LocaleCode,
      code: string,
      kind: 'datasheet' | 'ies' | 'declaration',
    ) {
      const opened = (await documents.openDocument(locale, code, kind)) as Download;
      const { content } = opened;
      const bytes = 'bytes' in content ? Buffer.from(content.bytes) : await readFile(content.path);
      return { ...opened, bytes };
    }
    return {
      ...services,
      dataDir,
      importFrom,
      list,
      read,
      cacheDir: join(dataDir, 'cache', 'documents'),
    };
  }

  test('are sent without being stored where the disk has no room', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const full = { ...defaultLimits, minFreeMb: 1e9 };
    const { documents, list, cacheDir } = await setUp(fixtureFolder, full);
    const opened = (await documents.openDocument('en', SKU, 'ies')) as Download;
    const bytes = 'bytes' in opened.content ? opened.content.bytes : new Uint8Array();
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^IESNA:LM-63/);
    expect(opened.sizeBytes).toBe(bytes.length);
    expect(await list('en')).not.toBeNull();
    await expect(readdir(cacheDir)).rejects.toThrow('ENOENT');
  });

  test('are listed for the product and for each variant, with language, date and address', async () => {
    const { list } = await setUp();
    const listed = await list('es');
    expect(listed?.product.map(({ kind, format, language }) => [kind, format, language])).toEqual([
      ['instructions', 'PDF', 'es'],
      ['brochure', 'PDF', 'es'],
      ['gldf', 'GLDF', null],
      ['drawing', 'SVG', null],
      ['model', 'GLB', null],
    ]);
    const documents = listed?.variants.find(({ sku }) => sku === SKU)?.documents ?? [];
    expect(documents.map(({ kind, format, language }) => [kind, format, language])).toEqual([
      ['datasheet', 'PDF', 'es'],
      ['eulumdat', 'LDT', null],
      ['ies', 'IES', null],
      ['tm33', 'XML', null],
      ['declaration', 'PDF', 'es'],
      ['compatibility', 'PDF', 'es'],
      ['wiring', 'PDF', 'es'],
      ['label', 'PDF', 'es'],
      ['tender', 'TXT', 'es'],
    ]);
    expect(documents[0]).toMatchObject({
      url: `/es/descargas/${SKU}/ficha-tecnica.pdf`,
      sizeBytes: null,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('have a size from the first time they are made', async () => {
    const { list, read } = await setUp();
    const { bytes } = await read('es', SKU, 'datasheet');
    const listed = await list('es');
    const documents = listed?.variants.find(({ sku }) => sku === SKU)?.documents ?? [];
    expect(documents[0]?.sizeBytes).toBe(bytes.length);
  });

  test.each([
    [
      'en',
      'Datasheet',
      '1,200',
      'lm/W',
      '0.45 kg',
      'About this product',
      'UGR table',
      'Version of',
    ],
    [
      'es',
      'Ficha técnica',
      '1200',
      'lm/W',
      '0,45 kg',
      'Acerca del producto',
      'Tabla UGR',
      'Versión del',
    ],
  ] as const)(
    'have a datasheet in %s with figures in the format of the language',
    async (locale, ...words) => {
      const { read } = await setUp();
      const file = await read(locale, SKU, 'datasheet');
      const { text, pageCount, info } = await readPdf(file.bytes);
      for (const word of [SKU, ...words]) expect(text.replaceAll('\u00a0', ' ')).toContain(word);
      expect(info.Language).toBe(locale === 'en' ? 'en-GB' : 'es-ES');
      // The longer Spanish words of the tender text need a page of their own.
      expect(pageCount).toBe(locale === 'en' ? 3 : 4);
      expect(file.sizeBytes).toBeLessThan(400_000);
      expect(file.fileName).toMatch(/^NIM120-12-830-W-DD_[a-z-]+_(en|es)\.pdf$/);
    },
  );

  test('have the same bytes when they are made again', async () => {
    const { read, cacheDir } = await setUp();
    const first = await read('en', SKU, 'datasheet');
    await rm(cacheDir, { recursive: true });
    const second = await read('en', SKU, 'datasheet');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.etag).toBe(first.etag);
  });

  test('are made once for concurrent requests', async () => {
    const { documents, read } = await setUp();
    let made = 0;
    documents.onMade(() => made++);
    await Promise.all(Array.from({ length: 8 }, () => read('en', SKU, 'datasheet')));
    await read('en', SKU, 'datasheet');
    expect(made).toBe(1);
  });

  test('include EULUMDAT unchanged, and IES converted from it', async () => {
    const { documents, read } = await setUp();
    const eulumdat = (await documents.openDocument('en', SKU, 'eulumdat')) as Download;
    const source = join(
      fixtureFolder,
      'catalogue/products/nim120/photometry/NIM120-12-830-W-DD.ldt',
    );
    expect(await readFile(pathOf(eulumdat))).toEqual(await readFile(source));
    const ies = await read('en', SKU, 'ies');
    expect(ies.bytes.toString()).toMatch(/^IESNA:LM-63-2002\r\n/);
    expect([eulumdat.fileName, ies.fileName]).toEqual([
      'NIM120-12-830-W-DD.ldt',
      'NIM120-12-830-W-DD.ies',
    ]);
  });

  test('redirect from legacy codes and from the variant to the right address', async () => {
    const { documents } = await setUp();
    const moved = (url: string) => ({ outcome: 'moved', url });
    expect(await documents.openDocument('en', 'nb120830', 'datasheet')).toEqual(
      moved('/en/downloads/NIM120/12/830/W/datasheet.pdf'),
    );
    expect(await documents.openDocument('es', SKU, 'instructions')).toEqual(
      moved('/es/descargas/NIM120/instrucciones.pdf'),
    );
    expect(await documents.openDocument('en', 'NIM120', 'datasheet')).toBeNull();
    expect(await documents.openDocument('en', 'NOPE', 'datasheet')).toBeNull();
    expect(await documents.openDocument('en', 'CTR10/PIR/W', 'ies')).toBeNull();
  });

  test('include the issued declaration with all acts and the editions of standards', async () => {
    const { read, list } = await setUp();
    const file = await read('es', SKU, 'declaration');
    const { text } = await readPdf(file.bytes);
    for (const word of [
      'NIM120-2, edición 1, 1 de junio de 2026',
      'Directiva 2014/35/UE',
      'Directiva 2009/125/CE, Reglamento (UE) 2019/2020',
      'Valencia, España',
      'Reino Unido',
      'S.I. 2016/1101',
      'EN 60598-2-2:2012',
      'IEC 62386-207:2018',
      'NIM120/12/830/W/DD · NIM120/12/840/W/DD',
      'Ana Prieto',
    ]) {
      expect(text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')).toContain(word);
    }
    expect(text).not.toMatch(/Spain|United Kingdom|\bEU\b|\bEC\b/);
    expect(file.fileName).toBe('NIM120-2-E1_declaracion-de-conformidad_es.pdf');
    const listed = await list('es');
    const documents = listed?.variants.find(({ sku }) => sku === SKU)?.documents ?? [];
    expect(documents.find(({ kind }) => kind === 'declaration')).toMatchObject({
      reference: 'NIM120-2-E1',
      date: '2026-06-01',
    });
  });

  test('include no declaration where none is issued', async () => {
    const content = await copyContent();
    await content.remove('declarations/nim120.yaml');
    const { documents } = await setUp(content.folder);
    expect(await documents.openDocument('es', SKU, 'declaration')).toBeNull();
    expect(await documents.openDocument('es', 'NIM120-2-E1', 'declaration')).toBeNull();
  });

  test('of the content replace generated ones', async () => {
    const { documents, list } = await setUp(await contentWithLeaflet());
    const listed = await list('es');
    const instructions = listed?.product.filter(({ kind }) => kind === 'instructions');
    expect(instructions).toMatchObject([{ title: 'Hoja', sizeBytes: 16, language: null }]);
    const opened = (await documents.openDocument('es', 'NIM120', 'instructions')) as Download;
    expect(await readFile(pathOf(opened), 'utf8')).toBe('%PDF-1.4 leaflet');
  });

  test('of the content in another language state it, and replace none in this language', async () => {
    const { documents, list } = await setUp(await contentWithLeaflet('language: en, '));
    const instructions = async (locale: 'en' | 'es') => {
      const listed = await list(locale);
      const files = listed?.product.filter(({ kind }) => kind === 'instructions');
      return files?.map(({ title, language, format }) => [title, language, format]);
    };
    expect(await instructions('en')).toEqual([['Leaflet', 'en', 'PDF']]);
    expect(await instructions('es')).toEqual([
      [null, 'es', 'PDF'],
      ['Hoja', 'en', 'PDF'],
    ]);
    const made = (await documents.openDocument('es', 'NIM120', 'instructions')) as Download;
    expect(made).toMatchObject({ language: 'es', mimeType: 'application/pdf' });
    expect(made.sizeBytes).toBeGreaterThan(10_000);
  });

  test('that are unchanged in new content are reused, the others are made again', async () => {
    const { importFrom, read, refresh, cacheDir } = await setUp();
    const bollard = 'VEL400/9/830/A';
    const before = [await read('en', SKU, 'ies'), await read('en', bollard, 'datasheet')];
    const content = await copyContent();
    await content.edit('catalogue/products/vel400/product.yaml', 'Cast aluminium', 'Brass body');
    for (const force of [1, 2]) {
      await importFrom(content.folder);
      await refresh();
      if (force === 1) {
        const after = [await read('en', SKU, 'ies'), await read('en', bollard, 'datasheet')];
        expect(after[0]?.etag).toBe(before[0]?.etag);
        expect((await stat(pathOf(after[0] as Download))).ino).toBe(
          (await stat(pathOf(before[0] as Download))).ino,
        );
        expect(after[1]?.etag).not.toBe(before[1]?.etag);
        expect((await readPdf(after[1]?.bytes as Buffer)).text).toContain('Brass body');
        await content.edit('catalogue/products/vel400/product.yaml', 'Brass body', 'Steel body');
      }
    }
    await read('en', bollard, 'datasheet');
    await expect.poll(() => readdir(cacheDir)).toHaveLength(2);
  });
});
