import { expect, test } from 'vitest';
import { indexingOf, subjectQueryOf } from '#core/catalogue/listing/listing-address.ts';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';

const parse = (query: string) => parseListingState(new URLSearchParams(query));

test.each([
  ['the plain listing', '', '', false],
  ['its further pages', 'page=3', '?page=3', false],
  ['another order and view of it', 'sort=flux&view=table', '', false],
  ['a family that is a subject', 'family=ardea', '?family=ardea', true],
  ['a page of such a type', 'type=fixed&sort=name&page=2', '?type=fixed&page=2', true],
])('Search engines index %s', (_, query, canonicalQuery, isSubject) => {
  expect(indexingOf(parse(query), 30, isSubject)).toEqual({ canonicalQuery, isIndexed: true });
});

test.each([
  ['a search', 'search=ardea', 3],
  ['two types', 'type=fixed,path', 3],
  ['a family that is no subject', 'family=ardea', 1],
  ['a figure', 'ip=IP65', 3],
  ['a property', 'dimmable=yes', 3],
  ['a range', 'wattage=10-40', 3],
  ['an empty listing', '', 0],
])('Search engines do not index %s', (_, query, total) => {
  const result = { canonicalQuery: '', isIndexed: false };
  expect(indexingOf(parse(query), total, false)).toEqual(result);
});

test.each([
  ['family=ardea', '?family=ardea'],
  ['type=fixed&sort=name&view=table&page=2', '?type=fixed'],
  ['', null],
  ['type=fixed,path', null],
  ['family=ardea&type=fixed', null],
  ['family=ardea&search=warm', null],
  ['family=ardea&wattage=10-40', null],
  ['ip=IP65', null],
])('The subject of %o is %o', (query, subject) => {
  expect(subjectQueryOf(parse(query))).toBe(subject);
});
