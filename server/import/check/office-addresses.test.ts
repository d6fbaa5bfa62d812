import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Showroom = { code: string; phone: string; address: { street: string; postcode: string } };

const read = (path: string) =>
  readFile(new URL(`../../../content/${path}`, import.meta.url), 'utf8');
const showrooms = parse(await read('places/showrooms.yaml')) as Showroom[];

test.each([
  'pages/contact/en.md',
  'pages/contact/es.md',
  'pages/privacy/en.md',
  'pages/privacy/es.md',
  'site/options.yaml',
])('%s names the addresses of the offices whose showrooms are in them', async (path) => {
  const text = await read(path);
  for (const code of ['manises', 'sheffield']) {
    const address = showrooms.find((showroom) => showroom.code === code)?.address;
    expect(text).toContain(address?.street);
    expect(text).toContain(address?.postcode);
  }
});
