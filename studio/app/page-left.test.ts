import { expect, test } from 'vitest';
import { isOfPageLeft } from '#studio/app/page-left.ts';

const LIST = '/studio/imports';
const ROW = '/studio/imports/7/show';
const FILTER = { search: '?filter=%7B%22outcome%22%3A%22bad%22%7D' };

test('a list that has been left for a row writes no filter into the address', () => {
  expect(isOfPageLeft(FILTER, LIST, ROW)).toBe(true);
});

test('a list writes its filter while it is open', () => {
  expect(isOfPageLeft(FILTER, LIST, LIST)).toBe(false);
});

test('a link to another page works from a page that is being left', () => {
  expect(isOfPageLeft('/studio/mails', LIST, ROW)).toBe(false);
  expect(isOfPageLeft({ ...FILTER, pathname: LIST }, ROW, LIST)).toBe(false);
  expect(isOfPageLeft(-1, LIST, ROW)).toBe(false);
});
