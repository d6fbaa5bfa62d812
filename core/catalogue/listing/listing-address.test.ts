import { expect, test } from 'vitest';
import { indexingOf } from '#core/catalogue/listing/listing-address.ts';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';

const parse = (query: string) => parseListingState(new URLSearchParams(query));

test.each([
  ['the plain listing', '', ''],
  ['its further pages', 'page=3', '?page=3'],
  ['another order and view of it', 'sort=flux&view=table', ''],
  ['one family', 'family=ardea', '?family=ardea'],
  ['a page of one type', 'type=fixed&sort=name&page=2', '?type=fixed&page=2'],
])('Search engines index %s', (_, query, canonicalQuery) => {
  expect(indexingOf(parse(query), 30)).toEqual({ canonicalQuery, isIndexed: true });
});

test.each([
  ['a search', 'search=ardea', 3],
  ['two types', 'type=fixed,path', 3],
  ['a type of a family', 'family=ardea&type=fixed', 3],
  ['a figure', 'ip=IP65', 3],
  ['a property', 'dimmable=yes', 3],
  ['a range', 'wattage=10-40', 3],
  ['an empty listing', 'family=unknown', 0],
])('Search engines do not index %s', (_, query, total) => {
  expect(indexingOf(parse(query), total)).toEqual({ canonicalQuery: '', isIndexed: false });
});
