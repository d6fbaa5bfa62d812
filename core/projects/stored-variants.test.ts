import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProjectVariant } from '#core/projects/project.fixtures.ts';
import { parseStoredVariants } from '#core/projects/stored-variants.ts';

const whole = buildProjectVariant({
  picture: { hash: '0123456789abcdef', width: 1600, height: 1200 },
  drawing: '/files/0123456789abcdef/drawing.svg',
});

test('Stored variants round-trip unchanged', () => {
  const variants = [whole, buildProjectVariant({ id: 2, isSupply: true, cctMaxK: 6500 })];
  expect(parseStoredVariants(JSON.stringify(variants))).toEqual(variants);
});

test('Stored variants contain no foreign URLs', () => {
  const [variant] = parseStoredVariants(
    JSON.stringify([
      { ...whole, picture: { hash: '../../x', width: 1, height: 1 }, drawing: 'javascript:x' },
    ]),
  );
  expect(variant).toMatchObject({ picture: null, drawing: null });
});

test('Parsing stored variants never throws and returns their shape: 10,000 random values', () => {
  const damaged = fc
    .tuple(fc.constantFrom(...Object.keys(whole)), fc.jsonValue())
    .map(([name, value]) => JSON.stringify([{ ...whole, [name]: value }]));
  const stored = fc.oneof(fc.string(), fc.json(), fc.anything(), damaged);
  fc.assert(
    fc.property(stored, (value) => {
      const parsed = parseStoredVariants(value);
      expect(parseStoredVariants(JSON.stringify(parsed))).toEqual(parsed);
      for (const variant of parsed) expect(Object.keys(variant).sort()).toEqual(fields);
    }),
    { numRuns: 10_000 },
  );
});

const fields = Object.keys(whole).sort();
