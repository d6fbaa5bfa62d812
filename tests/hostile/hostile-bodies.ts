import { deflateSync, gzipSync, zipSync } from 'fflate';
import { MARKUP } from './judge-response.ts';
import type { Random } from './seeded-random.ts';

/** A body and its type. */
export type HostileBody = { type: string; body: Uint8Array };

const utf8 = (text: string) => new TextEncoder().encode(text);
const json = (text: string): HostileBody => ({ type: 'application/json', body: utf8(text) });
const DEEP = 20_000;

const JSON_BODIES = [
  ...['', '{', 'null', '[]', '"x"', '1e999', '{"__proto__":{"isAdmin":true}}', '\u0000'],
  ...[`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ...[`{"searches":${JSON.stringify(Array(60).fill({ q: 'a', collection: 'en_product' }))}}`],
  ...['{"searches":[{"collection":{"$ne":1},"q":["x"]}]}', '{"token":{"a":1}}'],
  ...[`{"zones":${JSON.stringify(Array(5000).fill({}))}}`, '{"length":1e308,"width":-1}'],
  ...['{"length":"NaN","height":[]}', `{"a":"${'x'.repeat(300_000)}"}`, '{"a":1}{"b":2}'],
  ...[`{"csp-report":{"document-uri":"${'x'.repeat(3000)}"}}`, '\ufeff{"a":1}', '{"\\ud800":1}'],
];

const IES = 'IESNA:LM-63-2002\r\nTILT=NONE\r\n';
const FILES: [name: string, bytes: () => Uint8Array][] = [
  ['x.ies', () => utf8(`${IES}1 -1 1 99999999 99999999 1 2 0 0 0 1 1 1\r\n`)],
  [
    'x.ies',
    () => utf8(`${IES}1 1000 1 3 1 1 2 0 0 0 1 1 1\r\n0 45 90\r\n0\r\n${'9'.repeat(5000)}`),
  ],
  ['x.ldt', () => utf8(`Company\r\n${'1\r\n'.repeat(40)}${'-1e308\r\n'.repeat(3000)}`)],
  ['x.ldt', () => utf8('\u0000'.repeat(20_000))],
  ['x.gldf', () => zipSync({ 'product.xml': utf8(entityBomb()) })],
  ['x.gldf', () => zipSync({ '../../../../tmp/hostile': utf8('x'), 'product.xml': utf8('<a/>') })],
  ['x.gldf', () => zipSync({ 'product.xml': new Uint8Array(30_000_000) })],
  [
    'x.zip',
    () => zipSync(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`${at}`, utf8('')]))),
  ],
  ['x.jpg', () => jpegOf(65_535)],
  ['x.jpg', () => utf8(`\u00ff\u00d8\u00ff${MARKUP}<?php system("id")?>`)],
  ['x.png', () => utf8('\u0089PNG\r\n\u001a\n')],
  [
    'x.svg',
    () => utf8(`<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`),
  ],
  ['..\\..\\x.jpg', () => jpegOf(1)],
  [`${'x'.repeat(3000)}.jpg`, () => jpegOf(100)],
];

function entityBomb(): string {
  const entities = Array.from({ length: 9 }, (_, at) => {
    return `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`;
  });
  return `<!DOCTYPE a [<!ENTITY e0 "x"><!ENTITY f SYSTEM "file:///etc/passwd">${entities.join('')}]><a>&e9;&f;</a>`;
}

/** The beginning of a JPEG file that announces so many rows and columns. */
function jpegOf(size: number): Uint8Array {
  const side = [size >> 8, size & 255];
  const exif = [
    0xff,
    0xe1,
    0xff,
    0xff,
    ...utf8('Exif\u0000\u0000MM\u0000*\u00ff\u00ff\u00ff\u00ff'),
  ];
  const frame = [0xff, 0xc0, 0, 17, 8, ...side, ...side, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1];
  return new Uint8Array([0xff, 0xd8, ...exif, ...new Array(600).fill(0), ...frame, 0xff, 0xda]);
}

const FIELDS = ['your-name', 'your-email', 'your-message', 'photos', 'photos[]', 'products-code[]'];

function multipart(random: Random, values: readonly string[]): HostileBody {
  const boundary = random.pick(['x', 'x'.repeat(70), 'x'.repeat(3000), '(x)', '']);
  const count = random.pick([0, 1, 3, 12, 300]);
  const parts = Array.from({ length: count }, () => {
    const name = random.pick([...FIELDS, '__proto__', '_wpcf7_unit_tag', 'a'.repeat(2000), '']);
    const [file, bytes] = random.pick(FILES);
    const isFile = count < 20 && random.oneIn(3);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${isFile ? `; filename="${file}"\r\nContent-Type: image/jpeg` : ''}\r\n\r\n`;
    const value = isFile && file !== 'x.gldf' ? bytes() : utf8(random.pick(values));
    return Buffer.concat([utf8(head), value, utf8('\r\n')]);
  });
  const end = random.pick([`--${boundary}--\r\n`, `--${boundary}`, '', '--']);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, utf8(end)]),
  };
}

/** A value as JSON. */
export const toJsonBody = (value: unknown): HostileBody => json(JSON.stringify(value));

/** Makes a body that a server must refuse or survive. */
export function makeBody(random: Random, values: readonly string[]): HostileBody {
  const kind = random.below(8);
  if (kind === 0) return json(random.pick(JSON_BODIES));
  if (kind === 1) return toJsonBody(mutate(random, values));
  if (kind === 2) return multipart(random, values);
  if (kind === 3) {
    const pairs = Array.from({ length: random.pick([1, 5, 2000]) }, () => {
      return `${random.pick(FIELDS)}=${random.pick(values)}`;
    });
    return {
      type: 'application/x-www-form-urlencoded',
      body: utf8(pairs.join('&').slice(0, 400_000)),
    };
  }
  if (kind === 4) {
    const [name, bytes] = random.pick(FILES);
    const isBig = name === 'x.gldf' && !random.oneIn(12);
    return { type: 'application/octet-stream', body: isBig ? utf8(entityBomb()) : bytes() };
  }
  if (kind === 5) {
    const packed = random.pick([gzipSync, deflateSync])(new Uint8Array(5_000_000));
    return { type: 'application/json', body: packed };
  }
  if (kind === 6) return { type: 'text/plain; charset=utf-16', body: random.bytes(600) };
  return {
    type: random.pick(['', 'x', 'application/json; charset=utf-7', 'multipart/form-data']),
    body: random.bytes(300),
  };
}

/** An object with names and values of the API's own requests, and of none. */
function mutate(random: Random, values: readonly string[]): unknown {
  const names = [
    'length',
    'width',
    'height',
    'zones',
    'luminaires',
    'q',
    'token',
    'runs',
    'family',
  ];
  const value = (depth: number): unknown => {
    const kind = random.below(depth > 3 ? 4 : 6);
    if (kind === 0) return random.pick([0, -1, 1e308, 0.1, 2 ** 53]);
    if (kind === 1) return random.pick([null, true, '', []]);
    if (kind < 4) return random.pick(values).slice(0, 200);
    if (kind === 4) return Array.from({ length: random.below(4) }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: random.below(5) }, () => [random.pick(names), value(depth + 1)]),
    );
  };
  return value(0);
}
