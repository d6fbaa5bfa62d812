import { expect, test } from 'vitest';
import { formatQuery, parseQuery } from '#server/http/rest/query-string.ts';

test.each([
  ['?a=1&a=2', { a: '2' }],
  ['?a[]=1&a[]=2', { a: ['1', '2'] }],
  ['?a[3]=1&a[1]=2', { a: ['1', '2'] }],
  ['?a[x]=1', { a: { x: '1' } }],
  ['?a[][b]=1', { a: [['1']] }],
  ['?a=1&a[]=2', { a: ['2'] }],
  ['?a[]=1&a=2', { a: '2' }],
  ['?_embed&b=%2', { _embed: '', b: '%2' }],
  ['?[]=1', { '[]': '1' }],
])('parseQuery: %s', (search, expected) => {
  expect(Object.fromEntries(parseQuery(search))).toEqual(expected);
});

test('formatQuery writes what was parsed', () => {
  expect(formatQuery(parseQuery('?_fields=id,title&a[]=1&a[]=2&b=c d'))).toBe(
    '_fields=id%2Ctitle&a[0]=1&a[1]=2&b=c+d',
  );
});
