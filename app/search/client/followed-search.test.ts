import { expect, test, vi } from 'vitest';
import { createSearchTrail } from '#app/search/client/followed-search.ts';
import type { SearchResults } from '#app/search/client/search-client.ts';

const nothing: SearchResults = {
  query: '',
  total: 0,
  rows: [],
  hasMore: false,
  exact: null,
  reading: { leftOut: [], correction: null, limits: [], absent: null },
  listingQuery: '',
  places: [],
  isPlaceFirst: false,
};
const page = { href: '/en/warranty', title: [], excerpt: [], score: 3 };
const none = (query: string): SearchResults => ({ ...nothing, query });
const partly = (query: string): SearchResults => {
  return { ...nothing, query, reading: { ...nothing.reading, leftOut: ['fagerhult'] } };
};
const found = (query: string) =>
  ({
    ...nothing,
    query,
    places: [{ kind: 'page', total: 1, rows: [page], seeAll: null }],
  }) as unknown as SearchResults;

function follow() {
  let time = 0;
  const report = vi.fn();
  const trail = createSearchTrail({ report, now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  return { trail, wait, steps: () => report.mock.calls.map(([step]) => step) };
}

test('What is opened from results that miss a word is reported, at once', () => {
  const { trail, steps } = follow();
  trail.show(partly('fagerhult downlight'));
  trail.open('/en/products/ibis-50');
  const from = 'fagerhult downlight';
  expect(steps()).toEqual([{ kind: 'opened', from, path: '/en/products/ibis-50' }]);
});

test('What is opened from results that miss nothing says nothing', () => {
  const { trail, steps } = follow();
  trail.show(found('guarantee'));
  trail.open('/en/warranty');
  trail.show(found('warranty'));
  trail.close();
  expect(steps()).toEqual([]);
});

test('The text that replaces one that found nothing is reported once it counts', () => {
  const { trail, wait, steps } = follow();
  trail.show(none('qwertz lamp'));
  wait(5_000);
  trail.show(found('bo'));
  wait(300);
  trail.show(found('bollard'));
  wait(300);
  expect(steps()).toEqual([]);
  trail.open('/en/products/orilla-450');
  expect(steps()).toEqual([{ kind: 'refined', from: 'qwertz lamp', query: 'bollard' }]);
});

test('A text that is continued, or shown too shortly, is not replaced', () => {
  const { trail, wait, steps } = follow();
  trail.show(none('qwertz'));
  wait(4_000);
  trail.show(found('bollard'));
  trail.submit('bollard');
  trail.show(none('lam'));
  wait(6_000);
  trail.show(found('lamp'));
  wait(6_000);
  trail.close();
  expect(steps()).toEqual([]);
});

test('What goes on in the listing replaces it too; each opening begins again', () => {
  const { trail, wait, steps } = follow();
  trail.show(none('qwertz'));
  wait(6_000);
  trail.show(found('bollard'));
  trail.submit('bollard 4000k');
  expect(steps()).toEqual([{ kind: 'refined', from: 'qwertz', query: 'bollard 4000k' }]);
  trail.show(none('qwertz'));
  wait(6_000);
  trail.close();
  trail.show(found('bollard'));
  trail.open('/en/products/orilla-450');
  expect(steps()).toHaveLength(1);
});
