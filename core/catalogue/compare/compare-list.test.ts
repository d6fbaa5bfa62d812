import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPARE_LIMIT,
  type CompareItem,
  formatCompareList,
  hasSameIds,
  parseCompareIds,
  parseCompareList,
  toggleCompared,
} from '#core/catalogue/compare/compare-list.ts';

const item = (id: number, parent = 1000): CompareItem => ({ id, parent });
const RUNS = { numRuns: 10_000 };

function expectProper(list: CompareItem[]) {
  expect(list.length).toBeLessThanOrEqual(COMPARE_LIMIT);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const compared of list) {
    expect(Object.keys(compared).sort()).toEqual(['id', 'parent']);
    expect(Object.getPrototypeOf(compared)).toBe(Object.prototype);
    for (const id of [compared.id, compared.parent]) {
      expect(Number.isSafeInteger(id) && id > 0, String(id)).toBe(true);
    }
  }
}

describe('the stored comparison', () => {
  test('survives the round trip', () => {
    const list = [item(12), item(34, 5), item(56), item(78)];
    expect(formatCompareList(list)).toBe(
      '[{"id":12,"parent":1000},{"id":34,"parent":5},{"id":56,"parent":1000},{"id":78,"parent":1000}]',
    );
    expect(parseCompareList(formatCompareList(list))).toEqual(list);
  });

  test('accepts ids written as text', () => {
    expect(parseCompareList('[{"id":"12","parent":"7"}]')).toEqual([item(12, 7)]);
  });

  test.each([
    ['nothing', null],
    ['a damaged text', '[{"id":12,"parent"'],
    ['an object', '{"id":12,"parent":1000}'],
    ['a number', '12'],
    ['null', 'null'],
    ['a list of anything', '[null,1,"x",[],{},{"id":12},{"parent":12}]'],
    ['a prototype', '[{"__proto__":{"id":12,"parent":1000}}]'],
    ['a prototype as the list', '{"__proto__":[{"id":12,"parent":1000}],"length":1}'],
    ['ids that are none', '[{"id":0,"parent":1},{"id":-3,"parent":1},{"id":1.5,"parent":1}]'],
    ['ids too large', '[{"id":9007199254740993,"parent":1},{"id":1e300,"parent":1}]'],
    ['texts that are no ids', '[{"id":"1 or 1=1","parent":"<b>"},{"id":"0x1f","parent":"1e3"}]'],
  ])('reads %s as an empty list', (_name, stored) => {
    expect(parseCompareList(stored)).toEqual([]);
  });

  test('keeps valid items among invalid ones, each once, at most four', () => {
    const stored = [null, item(1), item(1), { id: 'x', parent: 2 }, item(2), item(3), item(4)];
    expect(parseCompareList(JSON.stringify([...stored, item(5)]))).toEqual(
      [1, 2, 3, 4].map((id) => item(id)),
    );
    const decorated = { ...item(9), title: '<script>', constructor: 1 };
    expect(parseCompareList(JSON.stringify([decorated]))).toEqual([item(9)]);
  });

  test('ignores text that is far too long', () => {
    const long = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => item(index + 1)));
    expect(parseCompareList(long)).toEqual([]);
  });

  test('accepts any text', () => {
    const things = fc.anything().map((thing) => JSON.stringify(thing));
    const near = fc
      .array(fc.record({ id: fc.anything(), parent: fc.anything() }, { requiredKeys: [] }))
      .map((list) => JSON.stringify(list));
    const numbers = fc
      .array(fc.record({ id: fc.double(), parent: fc.oneof(fc.integer(), fc.string()) }))
      .map((list) => JSON.stringify(list));
    const texts = fc.oneof(fc.string(), fc.json(), things, near, numbers, fc.constant(null));
    fc.assert(
      fc.property(texts, (text) => expectProper(parseCompareList(text))),
      RUNS,
    );
    expect(({} as { id?: number }).id).toBeUndefined();
  });
});

describe('toggling an item', () => {
  test('appends and removes it', () => {
    const two = toggleCompared([item(1)], item(2));
    expect(two).toEqual([item(1), item(2)]);
    expect(toggleCompared(two, item(1))).toEqual([item(2)]);
  });

  test('leaves a full list unchanged, and can remove from it', () => {
    const four = [1, 2, 3, 4].map((id) => item(id));
    expect(toggleCompared(four, item(5))).toBe(four);
    expect(toggleCompared(four, item(3))).toEqual([item(1), item(2), item(4)]);
  });
});

describe('ids in a URL', () => {
  test.each([
    [null, []],
    ['', []],
    ['12', [12]],
    ['12,34', [12, 34]],
    [' 12 , 34 ', [12, 34]],
    ['12,12,34,,x,56,78,90', [12, 34, 56, 78]],
    ['-1,0,1.5,1e3,99999999999999999', []],
    ['2147483647,2147483648,4294967296', [2147483647]],
  ])('%j names %j', (value, ids) => {
    expect(parseCompareIds(value)).toEqual(ids);
  });

  test('may be any text', () => {
    const parts = fc.array(fc.oneof(fc.string(), fc.integer().map(String))).map(String);
    fc.assert(
      fc.property(fc.oneof(fc.string(), parts), (text) => {
        expectProper(parseCompareIds(text).map((id) => item(id)));
      }),
      RUNS,
    );
  });

  test('are equal in the same order only', () => {
    expect(hasSameIds([1, 2], [1, 2])).toBe(true);
    expect(hasSameIds([1, 2], [2, 1])).toBe(false);
    expect(hasSameIds([1], [1, 2])).toBe(false);
  });
});
