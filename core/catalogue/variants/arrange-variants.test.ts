import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AttributeGroup } from '#core/catalogue/attributes/attribute-rows.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { buildVariant } from '#core/catalogue/variant.fixtures.ts';
import { arrangeVariants } from '#core/catalogue/variants/arrange-variants.ts';
import {
  columnLabel,
  columnsFor,
  usualColumns,
  variantColumns,
} from '#core/catalogue/variants/variant-columns.ts';
import {
  parseVariantTable,
  plainTable,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';
import { formatVariantsCsv } from '#core/catalogue/variants/variants-csv.ts';
import { texts } from '#server/texts.ts';

const t = texts.en;
const tEs = texts.es;

const plain = buildVariant({
  id: 1,
  sku: 'ARD150/12/830',
  description: 'Downlight, 12 W',
  fluxLm: 1420,
  efficacyLmW: 118.3,
  beamDeg: 60,
  optic: 'Reflector, 60°',
  ik: null,
  heightMm: 96,
  weightKg: 0.62,
  taMinC: 5,
  lifetimeH: 60_000,
  eprel: '1680453',
});

const variants: Variant[] = [
  plain,
  { ...plain, id: 2, sku: 'ARD150/18/840', powerW: 18, fluxLm: 2_130, cctK: 4000, finish: 'black' },
  { ...plain, id: 3, sku: 'ARD150/9/830', powerW: 9, fluxLm: 990, dimming: 'dali-2' },
  { ...plain, id: 4, sku: 'ARD150/KIT', powerW: null, fluxLm: null, legacySkus: ['AD-Ñ7'] },
];

test('the table shows the first figures that differ, and fills up with others', () => {
  const shown = (some: Variant[]) => {
    const columns = columnsFor(t, { variants: some, attributes: [] });
    return usualColumns(t, columns, some).map(({ id }) => id);
  };
  // Finish, power, flux, CCT and dimming differ.
  const ids = shown(variants);
  expect(ids).toHaveLength(7);
  expect(ids).toEqual(expect.arrayContaining(['finish', 'power', 'flux', 'cct', 'dimming']));
  const order = columnsFor(t, { variants, attributes: [] }).map(({ id }) => id);
  expect(ids).toEqual(order.filter((id) => ids.includes(id)));
  expect(shown([plain])).toHaveLength(7);
  expect(shown([plain])).not.toContain('description');
});

test('every column but the description is in a group of the specification', () => {
  const columns = columnsFor(t, { variants, attributes: [] });
  const groups = new Set(
    ['light', 'electrical', 'mechanical'].map((id) =>
      t(`specification.${id}` as 'specification.light'),
    ),
  );
  expect(columns.filter(({ group }) => !groups.has(group ?? '')).map(({ id }) => id)).toEqual([
    'description',
  ]);
});

const idsOf = (state: Partial<VariantTableState>, translate = t) => {
  const columns = columnsFor(translate, { variants: variants, attributes: [] });
  const { rows } = arrangeVariants(translate, {
    variants,
    columns,
    state: { ...plainTable, ...state },
  });
  return rows.map(({ id }) => id);
};

describe('arrangeVariants', () => {
  test('shows everything in catalogue order by default', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['dali', [3]],
    ['DALI-2 9w', [3]],
    ['18 W', [2]],
    ['18w', [2]],
    ['18', [2]],
    ['130', []],
    ['4000k', [2]],
    ['2130', [2]],
    ['2,130', [2]],
    ['2130lm', [2]],
    ['ard150/9', [3]],
    ['ad-ñ7', [4]],
    ['AD-N7', [4]],
    ['black 830', []],
    ['  ', [1, 2, 3, 4]],
    ['xqzv', []],
  ])('finds every word anywhere: %j', (search, ids) => {
    expect(idsOf({ search })).toEqual(ids);
  });

  test('finds texts in the language of the page', () => {
    expect(idsOf({ search: 'negro' }, tEs)).toEqual([2]);
    expect(idsOf({ search: '2.130' }, tEs)).toEqual([2]);
  });

  test.each(['12340', '12\u202f340', '12\u202f340\u00a0lm', '12 340', '12 340 lm', '12.340'])(
    'finds a flux of 12,340 lm typed or copied as %j',
    (search) => {
      const bright = [{ ...plain, id: 9, fluxLm: 12_340 }, plain];
      const columns = columnsFor(tEs, { variants: bright, attributes: [] });
      const find = (words: string) =>
        arrangeVariants(tEs, {
          variants: bright,
          columns,
          state: { ...plainTable, search: words },
        }).matches.map(({ id }) => id);
      expect(find(search)).toEqual([9]);
      expect(find('340')).toEqual([]);
    },
  );

  test('sorts numbers by size, codes naturally, and missing figures last', () => {
    const by = (column: 'flux' | 'code' | 'finish', isDescending: boolean) =>
      idsOf({ sort: { column, isDescending } });
    expect(by('flux', false)).toEqual([3, 1, 2, 4]);
    expect(by('flux', true)).toEqual([2, 1, 3, 4]);
    expect(by('code', false)).toEqual([3, 1, 2, 4]);
    expect(by('finish', false)).toEqual([2, 1, 3, 4]);
  });

  test('keeps the order for a column that the product does not have', () => {
    expect(idsOf({ sort: { column: 'ik', isDescending: true } })).toEqual([1, 2, 3, 4]);
  });

  test('divides the matches into pages; beyond the last page it shows the last', () => {
    const many = Array.from({ length: 23 }, (_, index) => ({ ...plain, id: index + 1 }));
    const columns = columnsFor(t, { variants: many, attributes: [] });
    const pageOf = (page: number) =>
      arrangeVariants(t, { variants: many, columns, state: { ...plainTable, pageSize: 10, page } });
    expect(pageOf(2).rows.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(pageOf(9)).toMatchObject({ page: 3, pageCount: 3 });
    expect(pageOf(9).rows).toHaveLength(3);
  });

  test('shows each match exactly once over its pages, for any state', () => {
    const state = fc.record({
      search: fc.constantFrom('', '830', 'dali', 'w', 'nothing'),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom('code' as const, ...variantColumns.map(({ id }) => id)),
          isDescending: fc.boolean(),
        }),
      ),
      pageSize: fc.constantFrom(10 as const, 25 as const, 'all' as const, null),
    });
    const many = Array.from(
      { length: 30 },
      (_, index) => ({ ...variants[index % 4], id: index }) as Variant,
    );
    const columns = columnsFor(t, { variants: many, attributes: [] });
    fc.assert(
      fc.property(state, (drawn) => {
        const pageOf = (page: number) =>
          arrangeVariants(t, { variants: many, columns, state: { ...plainTable, ...drawn, page } });
        const { pageCount, matches } = pageOf(1);
        const shown = Array.from({ length: pageCount }, (_, page) => pageOf(page + 1).rows).flat();
        expect(shown).toEqual(matches);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});

test('Empty columns are omitted', () => {
  const ids = columnsFor(t, { variants: variants, attributes: [] }).map(({ id }) => id);
  expect(ids).toContain('flux');
  expect(ids).not.toContain('ik');
});

test('A CSV file holds the displayed rows and columns, in the language of the page', () => {
  const columns = variantColumns.filter(({ id }) => ['power', 'weight', 'ambient'].includes(id));
  const attributes = [
    {
      id: 'electrical' as const,
      title: 'Electrical',
      rows: [
        { name: 'inrush', label: 'Inrush current', value: '18 A, 200 µs' },
        {
          name: 'r9',
          label: 'R9',
          values: variants.map((_, index) => (index === 2 ? '12' : null)),
        },
      ],
    },
  ];
  const etim = { release: '10.0', code: 'EC001744', name: 'Downlight' };
  const product = { variants, attributes, etim };
  const all = { product, variants: variants.slice(2), columns };
  expect(parse(formatVariantsCsv(t, all), { bom: true, delimiter: ',' })).toEqual([
    [
      'Code',
      'Power (W)',
      'Weight (kg)',
      'Ambient temperature',
      'Inrush current',
      'R9',
      'ETIM 10.0',
    ],
    ['ARD150/9/830', '9', '0.62', "'+5 … +35 °C", '18 A, 200 µs', '12', 'EC001744'],
    ['ARD150/KIT', '', '0.62', "'+5 … +35 °C", '18 A, 200 µs', '', 'EC001744'],
  ]);
  const chosen = { ...all, isChosen: true };
  expect(parse(formatVariantsCsv(tEs, chosen), { bom: true, delimiter: ';' })[1]).toEqual([
    'ARD150/9/830',
    '9',
    '0,62',
    "'+5 … +35 °C",
  ]);
});

describe('attributes', () => {
  const [one, other] = [buildVariant({ id: 1 }), buildVariant({ id: 2 })];
  const attributes: AttributeGroup[] = [
    {
      id: 'electrical',
      title: 'Electrical',
      rows: [
        { name: 'power_factor', label: 'Power factor', value: '0.95' },
        { name: 'inrush', label: 'Inrush current', values: ['18 A, 150 µs', null] },
      ],
    },
  ];
  const product = { variants: [one, other], attributes };
  const columns = columnsFor(t, product);

  test('are columns where the variants differ, and shown on request only', () => {
    const own = columns.filter(({ isAttribute }) => isAttribute);
    expect(own.map(({ id, group }) => [id, group])).toEqual([['a.inrush', 'Electrical']]);
    expect(own.map((column) => columnLabel(t, column))).toEqual(['Inrush current']);
    // The text belongs to the variant, wherever its row is.
    expect([other, one].map((variant) => own[0]?.text(t, variant))).toEqual([null, '18 A, 150 µs']);
  });

  test('are found by the search of the table and sort it', () => {
    const find = (query: string) => {
      const state = parseVariantTable(new URLSearchParams(query));
      return arrangeVariants(t, { variants: [other, one], columns, state }).rows;
    };
    expect(find('search=150%20µs')).toEqual([one]);
    expect(find('sort=a.inrush')).toEqual([one, other]);
  });
});
