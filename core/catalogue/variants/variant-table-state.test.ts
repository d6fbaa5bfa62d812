import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantColumns } from '#core/catalogue/variants/variant-columns.ts';
import { tableKeys, variantQuery } from '#core/catalogue/variants/variant-table-keys.ts';
import {
  formatVariantTable,
  pageSizeOf,
  pageSizes,
  parseVariantTable,
  plainTable,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';

const parse = (query: string) => parseVariantTable(new URLSearchParams(query));
const ids = variantColumns.map(({ id }) => id);

describe('parseVariantTable', () => {
  test('parses every parameter of a URL', () => {
    expect(
      parse('variation=7&search=%20dali%20%2012w&sort=-flux&entries=25&page=2&columns=flux,power'),
    ).toEqual({
      search: 'dali 12w',
      sort: { column: 'flux', isDescending: true },
      pageSize: 25,
      page: 2,
      columns: ['power', 'flux'],
    });
  });

  test('parses the columns of a form, one by one, and that none is chosen', () => {
    expect(parse('columns=ip&columns=cct').columns).toEqual(['cct', 'ip']);
    expect(parse('columns=none').columns).toEqual([]);
    expect(parse(`columns=${ids.join(',')}`).columns).toBeNull();
  });

  test.each([
    'search=%20%00',
    'sort=',
    'sort=--flux',
    'sort=__proto__',
    'sort=constructor',
    'entries=7',
    'entries=ALL',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999999999999999999',
    'columns=',
    'columns=%3Cscript%3E',
    'columns=toString,__proto__',
  ])('ignores unknown values: %s', (query) => {
    expect(parse(query)).toEqual(plainTable);
  });

  test('accepts no invalid state in 10,000 random URLs, and formats what it parses', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('-flux', '25', '<script>alert(1)</script>', '%', '\ud800', '9'.repeat(400)),
      fc.constantFrom(...ids),
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...tableKeys, 'variation'), value), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(query, (entries) => {
        const params = new URLSearchParams(entries);
        const state = parseVariantTable(params);
        expect([...state.search].length).toBeLessThanOrEqual(100);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect([...pageSizes, null]).toContain(state.pageSize);
        expect(state.columns ?? []).toEqual(ids.filter((id) => state.columns?.includes(id)));
        const text = formatVariantTable(null, state);
        expect(text).toMatch(/^(\?[\w.~!*'()=&%,-]+)?$/);
        expect(parse(text)).toEqual(state);
        expect(variantQuery(params, 5)).toMatch(/^\?variation=5(&[\w.~!*'()=&%,-]+)?$/);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('formatVariantTable', () => {
  test('formats the same state in the same way, starting with the variant', () => {
    const state: VariantTableState = {
      search: 'a&b ñ',
      sort: { column: 'code', isDescending: false },
      pageSize: 'all',
      page: 3,
      columns: ['power', 'cct'],
    };
    expect(formatVariantTable('12', state)).toBe(
      '?variation=12&search=a%26b%20%C3%B1&sort=code&entries=all&page=3&columns=power,cct',
    );
    expect(formatVariantTable(null, { ...plainTable, columns: [] })).toBe('?columns=none');
    expect(formatVariantTable(null, plainTable)).toBe('');
  });
});

test('Another variant keeps the state of the table and nothing else', () => {
  const search = new URLSearchParams('utm=x&variation=3&search=dali&columns=ip&columns=cct&page=');
  expect(variantQuery(search, 9)).toBe('?variation=9&search=dali&columns=ip,cct');
});

test('Up to fifty variants fit on one page', () => {
  expect(pageSizeOf(plainTable, 50)).toBe('all');
  expect(pageSizeOf(plainTable, 51)).toBe(50);
  expect(pageSizeOf({ ...plainTable, pageSize: 10 }, 4)).toBe(10);
});

test('columns of attributes follow the figures, each once; other names are no columns', () => {
  expect(parse('columns=a.inrush,power,a.inrush,a.__proto__,a.,a.x').columns).toEqual([
    'power',
    'a.inrush',
  ]);
  expect(parse(`columns=${ids.join(',')},a.inrush`).columns).toEqual([...ids, 'a.inrush']);
  expect(parse('sort=-a.inrush').sort).toEqual({ column: 'a.inrush', isDescending: true });
});
