import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUp, findPage } from '#core/search/results/top-places.ts';

const page = fc.record({ offset: fc.nat(400), perPage: fc.nat(300) });

test('A page has the items that a complete sort has there', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 500 });
  fc.assert(
    fc.property(numbers, page, (values, { offset, perPage }) => {
      const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || b - a;
      const all = [...countUp(values.length)].sort(compare);
      const found = findPage(countUp(values.length), { offset, end: offset + perPage }, compare);
      expect(found).toEqual(all.slice(offset, offset + perPage));
    }),
  );
});

test('A deep page of sorted items takes a few comparisons for each item', () => {
  const size = 20_000;
  for (const sign of [1, -1]) {
    let count = 0;
    const compare = (a: number, b: number) => {
      count++;
      return sign * (a - b);
    };
    findPage(countUp(size), { offset: size - 100, end: size - 50 }, compare);
    expect(count).toBeLessThan(8 * size);
  }
});
