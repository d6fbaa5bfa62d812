import { strFromU8, strToU8, zipSync } from 'fflate';
import { createDistribution } from '#core/photometry/distribution.ts';
import { mutate } from '#core/photometry/reading/mutate.fixtures.ts';
import { createSeeds } from '#scripts/photometry/fuzz-seeds.ts';

type Random = () => number;
type Files = Record<string, Uint8Array>;

const LDT = 'ldc/a.ldt';
const BOMB_BYTES = 40_000_000;

const xml = `<?xml version="1.0" encoding="utf-8"?>
<Root><Header><Manufacturer>Company</Manufacturer></Header><GeneralDefinitions>
<Files><File id="f" contentType="ldc/eulumdat" type="localFileName">a.ldt</File></Files>
<Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>
<Emitters><Emitter id="e"><FixedLightEmitter><PhotometryReference photometryId="p"/></FixedLightEmitter></Emitter></Emitters>
</GeneralDefinitions><ProductDefinitions><ProductMetaData><Name><Locale language="en">Name</Locale></Name></ProductMetaData>
<Variants><Variant id="v"><Name><Locale language="en">One</Locale></Name>
<Geometry><EmitterReference emitterId="e"/></Geometry></Variant></Variants></ProductDefinitions></Root>`;

const light = strToU8(createSeeds(createDistribution({ kind: 'lambertian' })).ldt);

/** Names that would escape the folder of an unpacked archive. */
const escapes = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\a.ldt',
  '..\\..\\a.ldt',
  'ldc/../../a.ldt',
  'a\u0000.ldt',
  'toString',
  'constructor',
  'ldc/..',
  `${'a/'.repeat(500)}a`,
];

const entities = [
  '<!DOCTYPE Root [<!ENTITY a "0123456789"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
  '<!DOCTYPE Root [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE Root SYSTEM "http://127.0.0.1:1/evil.dtd">',
  '<!DOCTYPE Root [<!ENTITY % p SYSTEM "http://127.0.0.1:1/p"> %p;]>',
];

/** Zeros compressed to a few kilobytes. */
export function createBomb(): Uint8Array {
  return zipSync({ 'product.xml': new Uint8Array(BOMB_BYTES) }, { level: 9 });
}

/** Creates a broken container: in its bytes, parts, names, sizes, XML or encoding. */
export function breakContainer(random: Random, bomb: Uint8Array): Uint8Array {
  const files: Files = { 'product.xml': strToU8(xml), [LDT]: light };
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const breaks = [
    () => mutate(zipSync(files), random),
    () => zipSync({ ...files, 'product.xml': mutate(strToU8(xml), random) }),
    () => zipSync({ ...files, [LDT]: mutate(light, random) }),
    () => zipSync({ ...files, [pick(escapes)]: mutate(light, random) }),
    () => {
      const name = pick(escapes);
      const named = strToU8(xml.replace('>a.ldt<', `>${name.replace(/[<&\0]/g, '')}<`));
      return zipSync({ 'product.xml': named, [name]: light });
    },
    () => {
      const evil = xml.replace('<Root>', `${pick(entities)}<Root>`).replace('Company', '&c;&x;');
      return zipSync({ ...files, 'product.xml': strToU8(evil) });
    },
    () => zipSync({ ...files, 'product.xml': encode(random) }),
    () => zipSync({ ...files, 'product.xml': nest(random) }),
    () => lie(random() < 0.05 ? bomb : zipSync(files), random),
  ];
  return pick(breaks)();
}

/** An encoding other than declared. */
function encode(random: Random): Uint8Array {
  const declared = ['utf-8', 'utf-16', 'iso-8859-1', 'windows-1252', 'ibm850', 'nonsense'];
  const name = declared[Math.floor(random() * declared.length)] ?? '';
  const text = xml.replace('utf-8', name).replace('Company', 'Iluminación');
  if (random() < 0.3) return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  if (random() < 0.5) return strToU8(text, true);
  return strToU8(random() < 0.5 ? `\uFEFF${text}` : text);
}

/** Deeply nested elements, endless attributes, references to missing elements or to themselves. */
function nest(random: Random): Uint8Array {
  const depth = 1 + Math.floor(random() * 5000);
  const deep = `${'<a>'.repeat(depth)}${'</a>'.repeat(random() < 0.5 ? depth : depth - 1)}`;
  const wide = `<a ${Array.from({ length: depth }, (_, index) => `b${index}="x"`).join(' ')}`;
  const text = random() < 0.5 ? `${deep}${xml}` : xml.replace('<Header>', `${wide}/><Header>`);
  return strToU8(text.replace('photometryId="p"', random() < 0.5 ? 'photometryId="q"' : ''));
}

/** The directory declares wrong sizes and offsets. */
function lie(archive: Uint8Array, random: Random): Uint8Array {
  const lying = archive.slice();
  const view = new DataView(lying.buffer);
  const start = strFromU8(lying, true).indexOf('PK\u0001\u0002');
  const field = [20, 24, 28, 42][Math.floor(random() * 4)] ?? 20;
  const value = [0, 1, 0xffff, 0x7fffffff, 0xffffffff, 49_000_000][Math.floor(random() * 6)] ?? 0;
  if (field === 28) view.setUint16(start + field, value & 0xffff, true);
  else view.setUint32(start + field, value, true);
  return lying;
}
