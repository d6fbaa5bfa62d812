import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createDistribution } from '#core/photometry/distribution.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';
import { isArchive, readGldf } from './read-gldf.ts';

const { ldt } = createSeeds(createDistribution({ kind: 'lambertian' }));
const light = strToU8(ldt);

type Photometry = { id: string; fileId: string };

/** A `product.xml` with files of light distributions, their photometries and further elements. */
function formatXml(
  names: readonly string[],
  {
    photometries,
    more = '',
    head = '',
  }: { photometries?: Photometry[]; more?: string; head?: string } = {},
): string {
  const files = names.map(
    (name, at) =>
      `<File id="f${at}" contentType="ldc/eulumdat" type="localFileName">${name}</File>`,
  );
  const all = photometries ?? names.map((_, at) => ({ id: `p${at}`, fileId: `f${at}` }));
  const references = all.map(
    ({ id, fileId }) =>
      `<Photometry id="${id}"><PhotometryFileReference fileId="${fileId}"/></Photometry>`,
  );
  return `${head}<Root><GeneralDefinitions><Files>${files.join('')}</Files><Photometries>${references.join('')}</Photometries></GeneralDefinitions>${more}</Root>`;
}

const read = (
  xml: string | Uint8Array,
  files: Record<string, Uint8Array> = { 'ldc/a.ldt': light },
) => {
  const product = typeof xml === 'string' ? strToU8(xml) : xml;
  return readGldf(zipSync({ 'product.xml': product, ...files }, { level: 0 }));
};
const codesOf = ({ findings }: Awaited<ReturnType<typeof readGldf>>) =>
  findings.map(({ code }) => code);

test('An archive begins with PK', () => {
  expect(isArchive(strToU8('PK..'))).toBe(true);
  for (const text of ['', 'P', 'PL', 'XK', 'KP', 'IES'])
    expect(isArchive(strToU8(text))).toBe(false);
});

describe('The text of product.xml', () => {
  const more = '<Header><Manufacturer>Lámpara</Manufacturer></Header>';
  const wide = (text: string, isLittle: boolean) => {
    const bytes = new Uint8Array(2 * text.length);
    const view = new DataView(bytes.buffer);
    for (const [at, character] of [...text].entries())
      view.setUint16(2 * at, character.charCodeAt(0), isLittle);
    return bytes;
  };
  const narrow = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

  test.each<[string, string, (text: string) => Uint8Array]>([
    ['UTF-8', 'utf-8', strToU8],
    ['UTF-8 with a mark', 'UTF-8', (text) => strToU8(`\uFEFF${text}`)],
    ['UTF-16, low byte first', 'UTF-16', (text) => wide(`\uFEFF${text}`, true)],
    ['UTF-16, high byte first', 'utf-16', (text) => wide(`\uFEFF${text}`, false)],
    ['UTF-16, declared exactly', 'utf-16le', (text) => wide(`\uFEFF${text}`, true)],
    ['Windows', 'windows-1252', narrow],
  ])('is decoded from %s', async (_, encoding, encode) => {
    const found = await read(encode(formatXml(['a.ldt'], { more, head: declare(encoding) })));
    expect(found.manufacturer).toBe('Lámpara');
    expect(codesOf(found)).toEqual([]);
  });

  test('needs no declaration', async () => {
    expect(codesOf(await read(formatXml(['a.ldt'], { more })))).toEqual([]);
    const found = await read(narrow(formatXml(['a.ldt'], { more })));
    expect([found.manufacturer, codesOf(found)]).toEqual(['Lámpara', []]);
  });

  test.each<[string, string, (text: string) => Uint8Array]>([
    ['utf-8', 'windows-1252', narrow],
    ['utf-16', 'utf-8', strToU8],
    ['utf-8', 'utf-16le', (text) => wide(`\uFEFF${text}`, true)],
    ['utf-8', 'utf-16be', (text) => wide(`\uFEFF${text}`, false)],
  ])('that says %s and is %s is reported', async (declared, found, encode) => {
    const { manufacturer, findings } = await read(
      encode(formatXml(['a.ldt'], { more, head: declare(declared) })),
    );
    expect(manufacturer).toBe('Lámpara');
    expect(findings).toMatchObject([{ code: 'gldf-encoding', values: { declared, found } }]);
  });
});

describe('Limits', () => {
  test('hold exactly: two thousand files, fifty distributions', async () => {
    const names = Array.from({ length: 2000 }, (_, at) => (at < 50 ? `${at}.ldt` : 'a.ldt'));
    const files = Object.fromEntries(names.slice(0, 50).map((name) => [`ldc/${name}`, light]));
    const photometries = names.slice(0, 50).map((_, at) => ({ id: `p${at}`, fileId: `f${at}` }));
    const found = await read(formatXml(names, { photometries }), { ...files, 'ldc/a.ldt': light });
    expect([found.files.length, found.photometries.length, codesOf(found)]).toEqual([2000, 50, []]);
  });

  test('hold exactly: five megabytes of distributions and of product.xml', async () => {
    const half = new Uint8Array(2_500_000).fill(32);
    half.set(light);
    const files = { 'ldc/a.ldt': half, 'ldc/b.ldt': half };
    expect(codesOf(await read(formatXml(['a.ldt', 'b.ldt']), files))).not.toContain(
      'gldf-photometries-left-out',
    );
    const whole = new Uint8Array(5_000_000).fill(32);
    whole.set(strToU8(formatXml(['a.ldt'])));
    expect((await read(whole)).photometries).toHaveLength(1);
  });

  test('let the first distribution pass, whatever its size', async () => {
    const large = new Uint8Array(6_000_000).fill(32);
    large.set(light);
    const found = await read(formatXml(['a.ldt', 'b.ldt']), {
      'ldc/a.ldt': large,
      'ldc/b.ldt': light,
    });
    expect(found.photometries.map(({ ids }) => ids)).toEqual([['p0']]);
    expect(found.findings).toContainEqual(
      expect.objectContaining({ code: 'gldf-photometries-left-out', values: { count: 1 } }),
    );
  });
});

describe('Files', () => {
  test('are found in any case, and behind either slash', async () => {
    const found = await read(formatXml(['A.LDT', 'b.ldt']), {
      'LDC/a.ldt': light,
      'ldc\\b.ldt': light,
    });
    expect(found.files.map(({ isThere }) => isThere)).toEqual([true, true]);
    expect(found.photometries.map(({ ids }) => ids)).toEqual([['p0'], ['p1']]);
  });

  test('that several photometries name are read once', async () => {
    const photometries = [
      { id: 'p', fileId: 'f0' },
      { id: 'q', fileId: 'f0' },
      { id: 'r', fileId: 'unknown' },
    ];
    const found = await read(formatXml(['a.ldt'], { photometries }));
    expect(found.photometries.map(({ ids }) => ids)).toEqual([['p', 'q']]);
  });

  test('that cannot be read are reported, and the others count', async () => {
    const files = { 'ldc/a.ldt': strToU8('nothing'), 'ldc/b.ldt': light };
    const found = await read(formatXml(['a.ldt', 'b.ldt']), files);
    expect(found.photometries.map(({ ids }) => ids)).toEqual([['p1']]);
    expect(found.findings).toMatchObject([
      { code: 'gldf-unreadable-part', values: { file: 'ldc/a.ldt' } },
    ]);
    await expect(read(formatXml(['a.ldt']), { 'ldc/a.ldt': strToU8('') })).rejects.toMatchObject({
      code: 'gldf-no-photometry',
    });
  });
});

test('A variant has the photometry of its emitter, wherever both are named', async () => {
  const emitters =
    '<GeneralDefinitions><Emitters><Emitter id="e1"><Fixed><Reference photometryId="p0"/></Fixed></Emitter><Emitter id="e2"/></Emitters></GeneralDefinitions>';
  const variants = [
    '<Variant id="a"><Name><Locale> Uno </Locale></Name><Geometry><Part emitterId="e1"/></Geometry></Variant>',
    '<Variant id="b" emitterId="e2"><Name><Locale>Dos</Locale></Name></Variant>',
    '<Variant id="c" emitterId="unknown"/>',
    '<Variant/>',
  ];
  const xml = formatXml(['a.ldt']).replace(
    '</GeneralDefinitions></Root>',
    `${emitters.replace('<GeneralDefinitions>', '')}<ProductDefinitions><ProductMetaData><Name><Locale>Lira</Locale></Name><ProductNumber><Locale>L1</Locale></ProductNumber></ProductMetaData><Variants>${variants.join('')}</Variants></ProductDefinitions></Root>`,
  );
  const found = await read(xml);
  expect([found.name, found.number, found.manufacturer]).toEqual(['Lira', 'L1', '']);
  expect(found.variants).toEqual([
    {
      id: 'a',
      name: 'Uno',
      emitters: [{ name: '', photometryId: 'p0', rotationDeg: [0, 0, 0], fluxLm: null }],
    },
    { id: 'b', name: 'Dos', emitters: [] },
    { id: 'c', name: '', emitters: [] },
    { id: '', name: '', emitters: [] },
  ]);
});
