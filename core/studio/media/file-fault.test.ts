import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findFileFault } from '#core/studio/media/file-fault.ts';

const read = async (path: string) => new Uint8Array(await readFile(`content/${path}`));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const PRODUCT = 'catalogue/products/alc1200';
const svg = (inner: string) =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

test.each([
  `${PRODUCT}/images/front.webp`,
  `${PRODUCT}/drawing.svg`,
  `${PRODUCT}/model.glb`,
  `${PRODUCT}/photometry/ALC1200-28-830-DD.ldt`,
  'media/brand/logo-dark.svg',
  'media/documents/emergency-lighting-log.pdf',
  'media/spectra/led-830.spdx',
  'catalogue/products/brs60/light.en.vtt',
])('%s is what its name says', async (path) => {
  expect(findFileFault(path, await read(path))).toBeNull();
});

test('a file is judged by its bytes, not by its name', async () => {
  const webp = await read(`${PRODUCT}/images/front.webp`);
  for (const path of ['a.png', 'a.jpg', 'a.avif', 'a.glb', 'a.pdf', 'a.mp4', 'a.svg', 'a.zip']) {
    expect([path, findFileFault(path, webp)]).toEqual([path, 'file-kind']);
  }
  for (const path of ['a.exe', 'a.html', 'a', 'a.webp.js']) {
    expect([path, findFileFault(path, webp)]).toEqual([path, 'file-kind']);
  }
  expect(findFileFault('a.webp', bytesOf('<html><script>alert(1)</script>'))).toBe('file-kind');
  for (const text of ['WEBVTTX\n', 'WEBVTT\n\0', '<script>']) {
    expect(findFileFault('a.vtt', bytesOf(text))).toBe('file-kind');
  }
  expect(findFileFault('a.vtt', bytesOf('\ufeffWEBVTT'))).toBeNull();
  expect(findFileFault('a.ldt', joined(bytesOf('1\r\n'), new Uint8Array(4)))).toBe('file-kind');
  expect(findFileFault('a.png', new Uint8Array())).toBe('file-kind');
});

test('two files in one, and half a file, are refused', async () => {
  const script = bytesOf('<script>alert(1)</script>');
  for (const path of [
    ...[`${PRODUCT}/images/front.webp`, `${PRODUCT}/model.glb`],
    'media/documents/emergency-lighting-log.pdf',
  ]) {
    const whole = await read(path);
    expect([path, findFileFault(path, joined(whole, script))]).toEqual([path, 'file-longer']);
    const half = whole.slice(0, whole.length / 2);
    expect([path, findFileFault(path, half)]).toEqual([path, 'file-broken']);
    expect([path, findFileFault(path, joined(script, whole))]).toEqual([path, 'file-kind']);
  }
  const jpeg = joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9]));
  expect(findFileFault('a.jpg', jpeg)).toBeNull();
  expect(findFileFault('a.jpg', joined(jpeg, bytesOf('PK')))).toBe('file-longer');
});

test.each([
  ...[
    '<script>alert(1)</script>',
    '<svg:script/>',
    '<style>a{fill:u\\72l(//a.example)}</style>',
    '<style>a{fill:u\\rl(//a.example)}</style>',
    '<style>@\\69mport "//a.example";</style>',
    '<rect style="fill:&#117;r&#x6c;(//a.example)"/>',
    '<style>a{background:image-set("//a.example/b.png" 1x)}</style>',
    '<g onload="alert(1)"/>',
    '<g\nONCLICK = "x"/>',
  ],
  '<foreignObject><p/></foreignObject>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<a xlink:href="https://elsewhere.example/"><path/></a>',
  "<image href='//elsewhere.example/a.png'/>",
  '<image href="data:image/svg+xml,x"/>',
  '<use href="other.svg#a"/>',
  '<style>@import "a.css";</style>',
  '<rect fill="url(https://elsewhere.example/a)"/>',
  '<style><![CDATA[<!--]]></style><script>alert(1)</script><!-- -->',
  '<set attributeName="href" to="x"/>',
  '<animate attributeName="xlink:href" values="x"/>',
])('a drawing with %s could run or load something', (inner) => {
  expect(findFileFault('a.svg', svg(inner))).toBe('file-active');
});

test('an entity or a style sheet in front of a drawing is refused', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const entity = bytesOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`);
  expect(findFileFault('a.svg', entity)).not.toBeNull();
  const sheet = bytesOf(`<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${drawing}`);
  expect(findFileFault('a.svg', sheet)).not.toBeNull();
});

test.each([
  '<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#a)"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<!-- drawn by hand --><text>options</text>',
])('a drawing with %s is one', (inner) => {
  expect(findFileFault('a.svg', svg(inner))).toBeNull();
});

test.each(['/S /JavaScript /JS (app.alert(1))', '/S/J#61vaScript', '/S /Launch /F (a.exe)'])(
  'a document with %s could run something',
  (action) => {
    const pdf = `%PDF-1.7\n1 0 obj << /OpenAction << ${action} >> >> endobj\n%%EOF\n`;
    expect(findFileFault('a.pdf', bytesOf(pdf))).toBe('file-active');
  },
);

test('a document whose text names scripts is one', () => {
  const pdf = '%PDF-1.7\n1 0 obj << /Title (JavaScript at launch) /Lang (en) >> endobj\n%%EOF\n';
  expect(findFileFault('a.pdf', bytesOf(pdf))).toBeNull();
});
