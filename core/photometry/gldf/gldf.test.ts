import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { calculateFigures } from '#core/photometry/figures/photometric-figures.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';
import { formatGldf } from './format-gldf.ts';
import { formatL3dStructure } from './format-l3d.ts';
import type { GldfProduct } from './gldf.ts';
import { openFile } from './open-file.ts';
import { readGldf } from './read-gldf.ts';
import { openZip } from './read-zip.ts';

const schemas = fileURLToPath(new URL('../../../../shared/data/gldf/xsd/', import.meta.url));
const containers = new URL('../../../../shared/data/gldf/gldf-net/Container/', import.meta.url);
const hasValidator = spawns('xmllint', '--version') && existsSync(schemas);
const skipped = hasValidator ? '' : ' (skipped: xmllint or ../shared/data/gldf is absent)';

const luminaire = createTestLuminaire(cosinePower(2, 5), { lampFluxLm: 1200, powerW: 12 });
const { ldt } = createSeeds(createDistribution({ kind: 'lambertian' }));
const variant = {
  id: 'variant-1',
  number: 'LYR/1',
  name: { en: 'Lyra & co', es: 'Lira <negra>' },
  photometryId: 'photometry-1',
  powerW: 12,
  fluxLm: 1200,
  cri: 90,
  cctK: 3000,
  sizeMm: { length: 150, width: 150, height: 90 },
  ik: 'IK08',
  protectionClass: 'II',
  ip: 'IP44',
  weightKg: 0.8,
};
const product: GldfProduct = {
  manufacturer: 'Lumbrera "Lighting"',
  application: 'Catalogue',
  created: '2026-01-02T03:04:05Z',
  uniqueId: '6f5902ac-237b-4d5b-8f2b-0123456789ab',
  number: 'LYR',
  name: { en: 'Lyra', es: 'Lira' },
  description: { en: 'A downlight', es: 'Un downlight' },
  files: [
    { id: 'ldc-1', contentType: 'ldc/eulumdat', name: 'a.ldt', language: null },
    { id: 'picture-1', contentType: 'image/jpg', name: 'a.jpg', language: null },
    { id: 'sheet-es', contentType: 'document/pdf', name: 'a.pdf', language: 'es' },
    { id: 'model-file', contentType: 'geo/l3d', name: 'a.l3d', language: null },
  ],
  pictureIds: ['picture-1'],
  drawingIds: [],
  photometries: [
    {
      id: 'photometry-1',
      fileId: 'ldc-1',
      figures: calculateFigures(luminaire),
      ugr: { crosswise: 19.13, endwise: 18.9 },
    },
  ],
  modelFileId: 'model-file',
  variants: [variant],
};
const dark = {
  ...variant,
  id: 'variant-2',
  photometryId: null,
  fluxLm: null,
  sizeMm: null,
  ip: 'IP1',
};

describe.skipIf(!hasValidator)(`the schemas of GLDF and L3D${skipped}`, () => {
  it.each([
    ['with everything', product],
    ['without a model', { ...product, modelFileId: null, pictureIds: [] }],
    [
      'without light',
      {
        ...product,
        files: [],
        photometries: [],
        modelFileId: null,
        pictureIds: [],
        variants: [dark],
      },
    ],
    ['with a variant that does not shine', { ...product, variants: [variant, dark] }],
  ])('accept a product %s', (_, content) => {
    expect(validate(formatGldf(content), 'gldf-1.0.0-rc.3.xsd')).toBe('valid');
  });

  it.each([
    ['round', { lengthM: 0.12, widthM: 0, heightsM: [0, 0, 0, 0] as const }],
    [
      'square with sides',
      { lengthM: 1.2, widthM: 0.06, heightsM: [0.01, 0.02, 0.01, 0.02] as const },
    ],
  ])('accept a %s emitter', (_, area) => {
    const options = { application: 'a', created: '2026-01-02T03:04:05Z', emitterZ: -0.03, area };
    expect(validate(formatL3dStructure(options), 'l3d-0.11.0.xsd')).toBe('valid');
  });

  it('find errors, so that passing means something', () => {
    expect(validate(formatGldf(product).replace('IK08', 'IK99'), 'gldf-1.0.0-rc.3.xsd')).toContain(
      'IK99',
    );
  });
});

describe('readGldf', () => {
  const pack = (entries: Record<string, Uint8Array>) => zipSync(entries);
  const whole = {
    'product.xml': strToU8(formatGldf(product)),
    'ldc/a.ldt': strToU8(ldt),
    'image/a.jpg': new Uint8Array([1]),
    'document/a.pdf': new Uint8Array([1]),
    'geo/a.l3d': new Uint8Array([1]),
  };

  it('reads its own output', async () => {
    const read = await readGldf(pack(whole));
    expect(read).toMatchObject({
      manufacturer: 'Lumbrera "Lighting"',
      name: 'Lyra',
      number: 'LYR',
      findings: [],
    });
    expect(read.variants).toMatchObject([
      { id: 'variant-1', name: 'Lyra & co', emitters: [{ photometryId: 'photometry-1' }] },
    ]);
    expect(read.photometries.map(({ ids }) => ids)).toEqual([['photometry-1']]);
    expect(read.photometries[0]?.file.figures.fluxLm).toBeCloseTo(3000, 0);
    expect(read.files.every(({ isThere }) => isThere)).toBe(true);
  });

  it('reports missing and misplaced files and wrong encodings', async () => {
    const xml = formatGldf(product)
      .replace('UTF-8', 'ISO-8859-1')
      .replace('type="localFileName" language="es">a.pdf', 'type="url">https://example.org/a.pdf');
    const { 'image/a.jpg': _, ...rest } = whole;
    const { findings } = await readGldf(pack({ ...rest, 'product.xml': strToU8(`\uFEFF${xml}`) }));
    expect(findings.map(({ code }) => code)).toEqual([
      'gldf-encoding',
      'gldf-file-missing',
      'gldf-remote-file',
    ]);
  });

  it('ignores names outside the container, and oversized content', async () => {
    const bomb = new Uint8Array(40_000_000);
    const packed = pack({ ...whole, '../../etc/passwd': strToU8('x'), 'other/bomb.bin': bomb });
    const { findings } = await readGldf(packed);
    expect(findings.map(({ code, values }) => [code, values.file])).toEqual([
      ['gldf-skipped-entry', '../../etc/passwd'],
      ['gldf-skipped-entry', 'other/bomb.bin'],
    ]);
  });

  it('stops unpacking beyond the declared size', async () => {
    const packed = pack({ 'product.xml': new Uint8Array(3_000_000) });
    const view = new DataView(packed.buffer);
    const directory = packed.length - 22 - 46 - 'product.xml'.length;
    view.setUint32(directory + 24, 100, true);
    await expect(openZip(packed).read('product.xml')).rejects.toMatchObject({
      code: 'gldf-broken',
    });
  });

  const nameFiles = (names: readonly string[]) => {
    const files = names.map(
      (name, index) =>
        `<File id="f${index}" contentType="ldc/eulumdat" type="localFileName">${name}</File>`,
    );
    const photometries = names.map(
      (_, index) =>
        `<Photometry id="p${index}"><PhotometryFileReference fileId="f${index}"/></Photometry>`,
    );
    return strToU8(
      `<Root><GeneralDefinitions><Files>${files.join('')}</Files><Photometries>${photometries.join('')}</Photometries></GeneralDefinitions></Root>`,
    );
  };

  it('reads a file once that is referenced two hundred times, and reports its findings once', async () => {
    const light = strToU8(`${ldt}7\r\n`);
    const names = Array.from({ length: 200 }, () => 'a.ldt');
    const packed = pack({ 'product.xml': nameFiles(names), 'ldc/a.ldt': light });
    const { lights, findings } = await openFile(packed);
    expect(lights).toHaveLength(1);
    expect(findings.filter(({ code }) => code === 'trailing-content')).toHaveLength(1);
  });

  it('reads the first of very many distributions, and reports how many are left out', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `${index}.ldt`);
    const files = Object.fromEntries(names.map((name) => [`ldc/${name}`, strToU8(ldt)]));
    const { photometries, findings } = await readGldf(
      pack({ 'product.xml': nameFiles(names), ...files }),
    );
    expect(photometries).toHaveLength(50);
    const [left] = findings.filter(({ code }) => code === 'gldf-photometries-left-out');
    expect(left?.values).toEqual({ count: 10 });
  });

  it('reads the first of very large distributions', async () => {
    const names = ['a.ldt', 'b.ldt', 'c.ldt'];
    const large = strToU8(`${ldt}${' '.repeat(2_400_000)}`);
    const files = Object.fromEntries(names.map((name) => [`ldc/${name}`, large]));
    const packed = zipSync({ 'product.xml': nameFiles(names), ...files }, { level: 0 });
    const { photometries, findings } = await readGldf(packed);
    expect(photometries).toHaveLength(2);
    expect(findings.map(({ code, values }) => [code, values.count])).toContainEqual([
      'gldf-photometries-left-out',
      1,
    ]);
  });

  it.each([
    ['gldf-too-many', nameFiles(Array.from({ length: 2001 }, (_, index) => `${index}.ldt`))],
    ['gldf-too-large', new Uint8Array(5_000_001)],
    [
      'gldf-product-missing',
      strToU8(
        `<Root><a ${Array.from({ length: 400_000 }, (_, index) => `b${index}="x"`).join(' ')} c></a></Root>`,
      ),
    ],
  ])('rejects unbounded work with %s', async (code, xml) => {
    const packed = zipSync({ 'product.xml': xml, 'ldc/a.ldt': strToU8(ldt) }, { level: 0 });
    await expect(readGldf(packed)).rejects.toMatchObject({ code });
  });

  it.each([
    ['gldf-broken', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['gldf-broken', zipSync({ 'product.xml': strToU8('x') }).slice(0, -30)],
    ['gldf-product-missing', zipSync({ 'other.xml': strToU8('<Root/>') })],
    ['gldf-product-missing', zipSync({ 'product.xml': strToU8('<Root><a></Root>') })],
    [
      'gldf-product-missing',
      zipSync({
        'product.xml': strToU8(
          '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><Root>&e;</Root>',
        ),
      }),
    ],
    ['gldf-no-photometry', zipSync({ 'product.xml': strToU8('<Root/>') })],
  ])('rejects with %s', async (code, bytes) => {
    await expect(readGldf(bytes)).rejects.toMatchObject({ code });
  });

  it.skipIf(!existsSync(containers))(
    'reads or rejects the containers of ../shared/data/gldf (skipped if absent)',
    async () => {
      for (const name of readdirSync(containers)) {
        const bytes = new Uint8Array(readFileSync(new URL(name, containers)));
        await expect(readGldf(bytes), name).rejects.toMatchObject({
          code:
            name.includes('MissingProduct') || name.includes('Utf8')
              ? expect.stringMatching(/^gldf-(product-missing|no-photometry)$/)
              : 'gldf-no-photometry',
        });
      }
    },
  );
});

function spawns(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** `valid`, or the output of the validator. */
function validate(xml: string, schema: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'xsd-'));
  const file = join(folder, 'file.xml');
  writeFileSync(file, xml);
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', join(schemas, schema), file], {
      stdio: 'pipe',
    });
    return 'valid';
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
