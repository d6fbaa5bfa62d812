import { expect, test } from 'vitest';
import { listRecords } from '#core/editing/listed-record.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const inAll = (title: string) => mapLocales(() => title);
const file = (path: string, value: unknown) => ({ path, value, isChanged: false });

test('each item of a list is a record, with its position and its title in each language', () => {
  const value = [
    { code: 'glare', title: { en: 'Glare', es: 'Deslumbramiento' } },
    { code: 'ugr', title: { es: 'UGR' } },
  ];
  expect(listRecords('term', file('glossary/x.yaml', value))).toEqual([
    { path: 'glossary/x.yaml', at: 0, code: 'glare', title: value[0]?.title, isChanged: false },
    { path: 'glossary/x.yaml', at: 1, code: 'ugr', title: inAll('UGR'), isChanged: false },
  ]);
});

test('a record has the code of its path where it states none', () => {
  const path = 'pages/about/en.md';
  expect(listRecords('page', file(path, { title: 'About us' }))).toMatchObject([
    { code: 'about', title: inAll('About us'), at: null },
  ]);
  expect(
    listRecords('product', file('catalogue/products/ard150/product.yaml', { code: 'ARD150' })),
  ).toMatchObject([{ code: 'ARD150', title: inAll('') }]);
});

test('an unreadable file is still listed, so that it can be repaired', () => {
  const path = 'catalogue/families/ardea.yaml';
  expect(listRecords('family', file(path, null))).toMatchObject([
    { path, code: 'ardea', title: inAll('') },
  ]);
});
