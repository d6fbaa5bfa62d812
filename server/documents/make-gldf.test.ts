import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readGldf } from '#core/photometry/gldf/read-gldf.ts';
import { inspectFile } from '#core/photometry/inspect-file.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { Download } from '#server/documents/document-service.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { createServices } from '#server/services.ts';

const schemas = fileURLToPath(new URL('../../../shared/data/gldf/xsd/', import.meta.url));
const demo = fileURLToPath(new URL('../../content/catalogue/products/ard150/', import.meta.url));
const canValidate = existsSync(schemas) && existsSync('/usr/bin/xmllint');
const skipped = canValidate ? '' : ' (skipped: xmllint or ../shared/data/gldf is absent)';

describeEachDatabase('A GLDF container', (createPlace) => {
  async function make() {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { folder } = await copyContent();
    const product = join(folder, 'catalogue/products/nim120');
    for (const name of ['model.glb', 'drawing.svg']) {
      await writeFile(join(product, name), await readFile(demo + name));
    }
    await importContent(db, { folder, dataDir });
    const services = createServices({ db, dataDir, pdf, siteUrl: 'https://www.example.com' });
    const opened = (await services.documents.openDocument('en', 'NIM120', 'gldf')) as Download;
    const bytes = new Uint8Array(await readFile(pathOf(opened)));
    return { opened, bytes, dataDir, services };
  }

  test('contains the photometry, picture, drawing, datasheets and model of a product', async () => {
    const { opened, bytes, services } = await make();
    expect(opened).toMatchObject({
      fileName: 'NIM120.gldf',
      mimeType: 'application/zip',
      language: null,
    });
    expect(bytes.length).toBeLessThan(5_000_000);
    const entries = unzipSync(bytes);
    const folders = Object.keys(entries).map((name) => name.split('/')[0]);
    expect(new Set(folders)).toEqual(new Set(['product.xml', 'ldc', 'image', 'document', 'geo']));
    const read = await readGldf(bytes);
    expect(read.findings).toEqual([]);
    expect(read.files.every(({ isThere }) => isThere)).toBe(true);
    const product = await services.catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    expect(read).toMatchObject({ number: 'NIM120', name: product?.title });
    expect(read.variants).toHaveLength(product?.variants.length ?? 0);
    for (const [index, variant] of (product?.variants ?? []).entries()) {
      const { photometryId } = read.variants[index]?.emitters[0] ?? {};
      const photometry = read.photometries.find(({ ids }) => ids.includes(photometryId ?? ''));
      expect(photometry?.file.figures.fluxLm ?? 0).toBeCloseTo(variant.fluxLm ?? 0, -1);
      if (!variant.photometry || !photometry) continue;
      const hash = variant.photometry.url.split('/')[2] ?? '';
      const source = await readFile((await services.files.openMedia(hash))?.path ?? '');
      expect(photometry.file.figures).toEqual(inspectFile(new Uint8Array(source)).figures);
      expect(photometry.file.figures.powerW).toBeCloseTo(variant.powerW ?? 0, 1);
      expect(
        Math.abs((photometry.file.figures.beam.c0Deg ?? 0) - (variant.beamDeg ?? 0)),
      ).toBeLessThan(1.5);
    }
    const l3d = unzipSync(entries['geo/NIM120.l3d'] as Uint8Array);
    expect(Object.keys(l3d).sort()).toEqual(['luminaire/luminaire.obj', 'structure.xml']);
  });

  test.skipIf(!canValidate)(`is valid against the official schemas${skipped}`, async () => {
    const { bytes, dataDir } = await make();
    const entries = unzipSync(bytes);
    const l3d = unzipSync(entries['geo/NIM120.l3d'] as Uint8Array);
    const check = async (xml: Uint8Array | undefined, schema: string) => {
      const file = join(dataDir, 'checked.xml');
      await writeFile(file, strFromU8(xml as Uint8Array));
      execFileSync('xmllint', ['--noout', '--nonet', '--schema', join(schemas, schema), file], {
        stdio: 'pipe',
      });
    };
    await check(entries['product.xml'], 'gldf-1.0.0-rc.3.xsd');
    await check(l3d['structure.xml'], 'l3d-0.11.0.xsd');
  });
});
