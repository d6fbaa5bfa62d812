import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** A comment, which may give an example. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

const named = z.object({ title: z.record(z.string(), z.string()) });
const folder = 'content/catalogue/families';
const families = readdirSync(new URL(folder, root)).flatMap((file) =>
  Object.values(named.parse(parse(read(`${folder}/${file}`))).title),
);
const codes = readdirSync(new URL('content/catalogue/products', root)).map((code) =>
  code.toUpperCase(),
);

const searchFolders = ['core/search', 'core/catalogue/search', 'core/catalogue/listing'];
const files = searchFolders.flatMap((path) =>
  readdirSync(new URL(path, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file))
    .map((file) => `${path}/${file}`),
);

test('The search works for any catalogue: it names no family and no product', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(families.length + codes.length).toBeGreaterThan(100);
  const names = new RegExp(`(?<!\\p{L})(${[...families, ...codes].join('|')})(?!\\p{L})`, 'gu');
  const found = files.flatMap((file) =>
    [...read(file).replace(COMMENT, '').matchAll(names)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
