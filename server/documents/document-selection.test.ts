import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { KINDS_OF_EVERY_VARIANT } from '#server/documents/archive-excess.ts';
import { createArchiveLimit } from '#server/documents/archive-limit.ts';
import type { DocumentDescriptor } from '#server/documents/document-descriptors.ts';
import { createSelections, type SelectionRequest } from '#server/documents/document-selection.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { runForVisitor } from '#server/limits/current-visitor.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices, type Services } from '#server/services.ts';

const drawingOf = (code: string): DocumentDescriptor => ({
  ...{ kind: 'drawing', code, variant: null, language: null, title: null, file: null },
  ...{ extension: 'svg', url: `/${code}.svg`, storeName: code },
});

describe('A selection of documents', () => {
  let services: Services;
  let documents: Services['documents'];
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'selection-'));
    const db = await openDatabase({ inMemory: true });
    await importContent(db, { folder: fixtureFolder, dataDir });
    services = createServices({ db, dataDir, pdf });
    documents = services.documents;
    return async () => {
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    };
  });

  async function unzip(request: SelectionRequest) {
    const opened = await documents.openSelection('en', request);
    if (opened.outcome !== 'zip') throw new Error(opened.text);
    const pieces: Uint8Array[] = [];
    for await (const piece of opened.bytes) pieces.push(piece);
    return { ...opened, names: Object.keys(unzipSync(Buffer.concat(pieces))) };
  }

  test('contains the kinds of each variant and, once, those of their product', async () => {
    const codes = ['NIM120/12/830/W', 'nb120840', 'NIM120/12/830/W'];
    const kinds = ['eulumdat', 'ies', 'drawing', 'model'];
    const { names, fileName, fileCount } = await unzip({ codes, kinds });
    expect(names).toEqual([
      'NIM120-12-830-W/NIM120-12-830-W.ldt',
      'NIM120-12-830-W/NIM120-12-830-W.ies',
      'NIM120/NIM120_drawing.svg',
      'NIM120/NIM120_model.glb',
      'NIM120-12-840-W/NIM120-12-840-W.ldt',
      'NIM120-12-840-W/NIM120-12-840-W.ies',
    ]);
    expect([fileName, fileCount]).toEqual(['Lumbrera_NIM120_en.zip', 6]);
  });

  test('accepts a product code for all its variants, and another language than that of the page', async () => {
    const { names } = await unzip({ codes: ['NIM120'], kinds: ['datasheet'], language: 'es' });
    expect(names).toHaveLength(4);
    expect(names[0]).toBe('NIM120-12-830-W/NIM120-12-830-W_ficha-tecnica_es.pdf');
  });

  test('contains the listed products of a category, also of those below it', async () => {
    const set = { codes: [], kinds: ['eulumdat', 'drawing'] };
    const downlights = await unzip({ ...set, category: 'downlights' });
    expect(downlights.names).toContain('NIM120-12-830-W/NIM120-12-830-W.ldt');
    expect(downlights.names).toContain('NIM120/NIM120_drawing.svg');
    expect(downlights.fileName).toBe('Lumbrera_downlights_en.zip');
    const interior = await unzip({ ...set, category: 'interior' });
    expect(interior.names).toEqual(expect.arrayContaining(downlights.names));
    const exterior = await unzip({ ...set, category: 'exterior' });
    expect(exterior.names.filter((name) => downlights.names.includes(name))).toEqual([]);
  });

  test.each([
    [{ codes: [], category: 'nimbus', kinds: ['ies'] }, "There is no category called 'nimbus'."],
    [{ codes: [], kinds: ['ies'] }, 'Choose at least one variant.'],
    [{ codes: ['NIM120'], kinds: [] }, 'Choose at least one kind of file.'],
    [{ codes: ['../etc'], kinds: ['ies'] }, "There is no variant with the code '../etc'."],
    [{ codes: ['NIM120'], kinds: ['passwd'] }, "There is no kind of file called 'passwd'."],
    [
      { codes: ['CTR10'], kinds: ['ies'] },
      'None of the variants chosen has a file of these kinds.',
    ],
    [
      { codes: Array.from({ length: 251 }, (_, index) => `X${index}`), kinds: ['ies'] },
      '251 variants are too many for one archive: choose up to 250.',
    ],
  ])('reports the problem of %j', async (request, expected) => {
    expect(await documents.openSelection('en', request)).toEqual({
      outcome: 'problem',
      text: expected,
    });
  });

  /** Selections of a category of 40 products with 100 files each; `read` lists the products that were read. */
  function createLarge() {
    const read: string[] = [];
    const selections = createSelections({
      limit: createArchiveLimit(),
      sources: {
        listCategoryProducts: async () =>
          Array.from({ length: 40 }, (_, index) => ({ code: `N${index}`, variantCount: 100 })),
        findByCode: async (locale, code) => {
          read.push(code);
          return services.catalogue.findByLegacyCode(locale, 'NIM120');
        },
        findProduct: services.catalogue.findProduct,
        getCompany: services.content.getCompany,
      },
      listDescriptors: async () => {
        const shared = Array.from({ length: 100 }, (_, index) =>
          drawingOf(`${read.at(-1)} ${index}`),
        );
        return { shared, variants: [] };
      },
      fetchFile: async () => null,
    });
    return { ...selections, read };
  }

  const large = { codes: [], category: 'downlights' };
  const refused = {
    outcome: 'problem',
    text: 'Más de 500 archivos son demasiados para una descarga: elija una categoría más pequeña o menos tipos.',
  };

  test('refuses a category with too many documents before it reads a product', async () => {
    const { open, read } = createLarge();
    expect(await open('es', { ...large, kinds: ['drawing', 'datasheet'] })).toEqual(refused);
    expect(read).toEqual([]);
  });

  test('reads no more products once there are too many documents', async () => {
    const { open, read } = createLarge();
    expect(await open('es', { ...large, kinds: ['drawing', 'eulumdat'] })).toEqual(refused);
    expect(read).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5']);
  });

  test.each(KINDS_OF_EVERY_VARIANT)('every variant has a document to make: %s', async (kind) => {
    const listed = await services.catalogue.listCategoryProducts('en', 'interior');
    expect(listed).not.toHaveLength(0);
    for (const { code, variantCount } of listed ?? []) {
      const opened = await documents.openSelection('en', { codes: [code], kinds: [kind] });
      expect(opened, code).toMatchObject({ outcome: 'zip', fileCount: variantCount });
    }
  });

  test('reports it in Spanish on a Spanish address', async () => {
    const opened = await documents.openSelection('es', { codes: [], kinds: [] });
    expect(opened).toMatchObject({ text: 'Elija al menos una variante.' });
  });

  test('makes no more than eight archives at once, and three for one visitor', async () => {
    const request = { codes: ['NIM120'], kinds: ['eulumdat'] };
    const open = (visitor: string) =>
      runForVisitor(visitor, () => documents.openSelection('en', request));
    const opened = [];
    for (const visitor of ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c']) {
      if (opened.length === 3) {
        await expect(open('a')).rejects.toMatchObject({ id: 'too-many-requests' });
      }
      const archive = await open(visitor);
      if (archive.outcome !== 'zip') throw new Error(archive.text);
      await archive.bytes.next();
      opened.push(archive.bytes);
    }
    await expect(open('d')).rejects.toMatchObject({ id: 'selection-busy' });
    for (const bytes of opened) await bytes.return(undefined);
    expect(await open('a')).toMatchObject({ outcome: 'zip' });
  });
});
