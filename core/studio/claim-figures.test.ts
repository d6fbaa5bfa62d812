import { expect, test } from 'vitest';
import { type ClaimFact, toFacts } from '#core/studio/claim-figures.fixtures.ts';
import { composeFigures } from '#core/studio/claim-figures.ts';

const fact = (given: Partial<ClaimFact>): ClaimFact => ({
  sku: 'A',
  received: '2026-10-01T00:00:00.000Z',
  state: 'received',
  decisions: [],
  cost: null,
  ...given,
});
const countClaims = (facts: readonly ClaimFact[], period: { from: string; to: string }) =>
  composeFigures(toFacts(facts), period);
const YEAR = { from: '2026-09-15', to: '2026-12-31' };

test('every month of the period is listed, also those without claims', () => {
  const { months } = countClaims([fact({})], { from: '2025-11-30', to: '2026-02-01' });
  expect(months.map(({ month, received }) => [month, received])).toEqual([
    ['2025-11', 0],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 0],
  ]);
});

test('before a decision there is no share and no time', () => {
  expect(countClaims([fact({})], YEAR).total).toMatchObject({
    received: 1,
    open: 1,
    accepted: 0,
    rejected: 0,
    acceptedPercent: null,
    decisionDays: null,
  });
});

test('shares are of those decided, the last decision counts, the first one ends the time', () => {
  const { total } = countClaims(
    [
      fact({
        state: 'settled',
        decisions: [{ state: 'accepted', at: '2026-10-03T00:00:00.000Z' }],
      }),
      fact({
        state: 'accepted',
        decisions: [
          { state: 'rejected', at: '2026-10-05T12:00:00.000Z' },
          { state: 'accepted', at: '2026-10-30T00:00:00.000Z' },
        ],
      }),
      fact({
        state: 'rejected',
        decisions: [{ state: 'rejected', at: '2026-10-02T00:00:00.000Z' }],
      }),
      fact({}),
    ],
    YEAR,
  );
  // Days to the first decision: 1, 2 and 4.5; two of three were accepted.
  expect(total).toMatchObject({
    received: 4,
    open: 2,
    accepted: 2,
    rejected: 1,
    acceptedPercent: 67,
    decisionDays: 2,
  });
});

test('the median of two is between them, and costs are added by currency', () => {
  const decided = (at: string, cost: ClaimFact['cost']) =>
    fact({ decisions: [{ state: 'accepted', at }], cost });
  const { total } = countClaims(
    [
      decided('2026-10-02T00:00:00.000Z', { cents: 1050, currency: 'EUR' }),
      decided('2026-10-05T00:00:00.000Z', { cents: 250, currency: 'EUR' }),
      fact({ cost: { cents: 99, currency: 'GBP' } }),
    ],
    YEAR,
  );
  expect(total.decisionDays).toBe(2.5);
  expect(total.cost).toEqual({ EUR: 1300, GBP: 99 });
});

test('products with the most claims come first', () => {
  const { products } = countClaims([fact({ sku: 'B' }), fact({}), fact({ sku: 'B' })], YEAR);
  expect(products.map(({ sku, received }) => [sku, received])).toEqual([
    ['B', 2],
    ['A', 1],
  ]);
});

test('the order in which decisions are read changes nothing', () => {
  const decisions: ClaimFact['decisions'] = [
    { state: 'accepted', at: '2026-10-02T00:00:00.000Z' },
    { state: 'rejected', at: '2026-10-03T00:00:00.000Z' },
    { state: 'accepted', at: '2026-10-04T00:00:00.000Z' },
    { state: 'rejected', at: '2026-10-05T00:00:00.000Z' },
  ];
  const facts = toFacts([fact({ decisions })]);
  for (const turned of [facts.decisions, facts.decisions.toReversed()]) {
    const { total } = composeFigures({ ...facts, decisions: turned }, YEAR);
    expect(total).toMatchObject({ accepted: 0, rejected: 1, decisionDays: 1 });
  }
});
