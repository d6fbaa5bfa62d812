import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withValueAt } from '#core/studio/changes/values.ts';
import { readYaml, rewriteYaml } from '#server/studio/changes/edit-yaml.ts';

const demo = fileURLToPath(new URL('../../../content', import.meta.url));

const RECORD = `# The record of a lamp.
code: VEL400   # never changes
title: { en: "Velo 400", es: 'Velo 400' }

features:
    # The first is on the card.
    - en: Frosted ring
      es: Aro esmerilado

    - { en: IK10,   es: IK10 }
text: |
  Two lines
  of text.
price: 12.50
`;

const change = (path: (string | number)[], to: unknown, text = RECORD) =>
  rewriteYaml(text, withValueAt(readYaml(text), path, to));

test('one field changes, and every other letter stays', () => {
  expect(change(['code'], 'VEL401')).toBe(RECORD.replace('VEL400 ', 'VEL401 '));
  expect(change(['title', 'es'], 'Velo “400”')).toBe(RECORD.replace("'Velo 400'", "'Velo “400”'"));
  expect(change(['features', 0, 'es'], 'Aro opal')).toBe(
    RECORD.replace('Aro esmerilado', 'Aro opal'),
  );
  expect(change(['text'], 'One line.\n')).toBe(
    RECORD.replace('Two lines\n  of text.', 'One line.'),
  );
  expect(change(['price'], 13)).toBe(RECORD.replace('12.50', '13.00'));
});

test('fields and items are added, removed and moved with their comments', () => {
  const added = change(['eprel'], 12) ?? '';
  expect(added).toBe(`${RECORD}eprel: 12\n`);
  expect(change(['eprel'], null, added)).toBe(RECORD);
  const features = readYaml(RECORD) as { features: unknown[] };
  const moved = change(['features'], [...features.features].reverse()) ?? '';
  expect(moved.indexOf('IK10')).toBeLessThan(moved.indexOf('Frosted ring'));
  expect(moved).toContain('# The first is on the card.');
  const longer = change(['features', 2], { en: 'Dark', es: 'Oscuro' }) ?? '';
  expect(longer).toContain('# The first is on the card.');
  expect(longer).toContain('title: { en: "Velo 400", es: \'Velo 400\' }');
  expect(readYaml(longer)).toMatchObject({ features: [{}, {}, { en: 'Dark', es: 'Oscuro' }] });
});

test('lines end as they did', () => {
  const text = RECORD.replaceAll('\n', '\r\n');
  expect(change(['code'], 'VEL401', text)).toBe(text.replace('VEL400 ', 'VEL401 '));
});

test('texts that look like something else stay texts', () => {
  for (const value of [
    'yes',
    '1.0',
    'null',
    '2026-01-01',
    '# no comment',
    'a: b',
    '- c',
    '',
    ' x ',
  ])
    expect([value, readYaml(change(['code'], value) ?? '')]).toMatchObject([
      value,
      { code: value },
    ]);
});

test('what cannot be read is refused', () => {
  expect(rewriteYaml('a: [1', { a: 2 })).toBeNull();
  expect(readYaml('a: [1')).toBeUndefined();
});

test('every text of every record of the demo changes alone', async () => {
  const paths = (await readdir(demo, { recursive: true })).filter((path) => /\.ya?ml$/.test(path));
  let lines = 0;
  for (const path of paths) {
    const text = await readFile(join(demo, path), 'utf8');
    const value = readYaml(text);
    expect([path, rewriteYaml(text, value) === text]).toEqual([path, true]);
    const leaf = findLeaf(value);
    if (!leaf) continue;
    const changed = change(leaf, 'Something else', text) ?? '';
    const before = new Set(text.split('\n'));
    const after = changed.split('\n').filter((line) => !before.has(line));
    lines = Math.max(lines, after.length);
  }
  expect(lines).toBe(1);
});

/** The path of the last text of a value. */
function findLeaf(value: unknown): (string | number)[] | null {
  if (typeof value === 'string') return value.includes('\n') || value.length > 60 ? null : [];
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value).reverse()) {
    const below = findLeaf(part);
    if (below) return [Array.isArray(value) ? Number(key) : key, ...below];
  }
  return null;
}
