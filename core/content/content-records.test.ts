import { describe, expect, test } from 'vitest';
import {
  articleCategoryRecordSchema,
  articleRecordSchema,
  authorRecordSchema,
} from '#core/content/article-record.ts';
import { blockRecordSchema } from '#core/content/block-record.ts';
import { glossaryTermRecordSchema } from '#core/content/glossary-record.ts';
import { pageRecordSchema } from '#core/content/page-record.ts';
import { menusRecordSchema, optionsRecordSchema } from '#core/content/site-record.ts';
import { testimonialRecordSchema } from '#core/content/testimonial-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const both = (text: string) => ({ en: text, es: text });
const text = (length: number) => 'x'.repeat(length);
const summary = both(text(30));
const named = { code: 'a', slug: both('a'), title: both('A') };
const picture = { file: 'a.jpg', alt: 'A' };
const image = { file: 'a.jpg', alt: both('A') };
const to = { screen: 'home' };
const item = { title: both('A'), to };
const link = { title: both('A'), to };

const perMenu = (value: unknown) =>
  Object.fromEntries(
    ['products', 'applications', 'about', 'contact', 'octo', 'download'].map((key) => [key, value]),
  );
const party = { name: 'Lumbrera', address: both('Calle Mayor 1') };

const records = {
  category: [articleCategoryRecordSchema, { ...named, summary }],
  author: [authorRecordSchema, { code: 'a', name: 'An', role: both('Engineer') }],
  article: [
    articleRecordSchema,
    {
      ...{ slug: both('a'), title: both('A'), summary, category: 'a', author: 'a', image },
      published: '2026-11-21',
    },
  ],
  term: [
    glossaryTermRecordSchema,
    {
      ...named,
      definition: both(text(20)),
      symbol: 'I',
      unit: 'cd',
      synonyms: { en: ['a'], es: [] },
    },
  ],
  page: [
    pageRecordSchema,
    {
      ...{ path: 'a', title: 'A', summary: text(20), updated: '2026-11-21' },
      ...{ image: picture, facts: [{ label: 'Year', value: '2026' }] },
    },
  ],
  testimonial: [
    testimonialRecordSchema,
    {
      ...{ code: 'a', quote: both('A'), name: 'An', role: both('A') },
      ...{ organisation: 'Bo', given: '2026-11-21' },
    },
  ],
  menus: [
    menusRecordSchema,
    {
      ...{ primary_navigation: [item], footer_navigation: Array(4).fill(item) },
      mega_menus: perMenu([]),
    },
  ],
  options: [
    optionsRecordSchema,
    {
      company: {
        ...{ name: 'L', legal_name: both('L'), tagline: both('T'), email: both('a@b.example') },
        phone: both('12345'),
        declarations: {
          ...{ manufacturer: party, uk_representative: party, place: 'Valencia' },
          signatory: { name: 'An', role: both('A') },
        },
      },
      ...{ logo_dark: image, logo_light: image, copyright_text: both('A') },
      contacts: [{ title: both('A'), email: 'a@b.example', phone_number: '12345' }],
      social_links: [{ link: 'https://example.org/', icon: 'x' }],
      certification_badges: {},
      newsletter: { title: both('A'), text: both('A'), legal_text: both('A') },
      banner: { show: false, floating: false, text: both('A') },
      ...{ external_login_link: link, catalogue_link: link, stockists_link: link },
      contact_link: link,
      mega_menus: perMenu({
        ...{ menu_title: both('A'), menu_text: both('A'), menu_links_title: both('A') },
      }),
    },
  ],
} as const;

describe('texts and lists may be at the ends of their range, not beyond', () => {
  test.each([
    ['category', 'summary.en', [text(20), text(220)], [text(19), text(221)]],
    ['category', 'title.en', ['x'], ['', ' ']],
    ['author', 'name', ['An'], ['A', ' A ']],
    ['article', 'summary.es', [text(20), text(220)], [text(19), text(221)]],
    ['article', 'image.file', ['x'], ['']],
    ['term', 'definition.en', [text(20), text(600)], [text(19), text(601)]],
    ['term', 'symbol', ['x', text(24)], ['', text(25)]],
    ['term', 'unit', ['x', text(24)], ['', text(25)]],
    ['term', 'synonyms.en', [[], ['x']], [['']]],
    ['page', 'title', ['x'], ['']],
    ['page', 'summary', [text(20), text(220)], [text(19), text(221)]],
    ['page', 'position', [1], [0, 1.5]],
    ['page', 'image.file', ['x'], ['']],
    ['page', 'image.alt', ['x'], ['']],
    ['page', 'facts.0.label', ['x'], ['']],
    ['page', 'facts.0.value', ['x'], ['']],
    ['testimonial', 'name', ['An'], ['A']],
    ['testimonial', 'organisation', ['Bo'], ['B']],
    ['menus', 'primary_navigation', [[item]], [[]]],
    [
      'menus',
      'footer_navigation',
      [Array(4).fill(item)],
      [Array(3).fill(item), Array(5).fill(item)],
    ],
    ['menus', 'primary_navigation.0.to.product', [], ['ARD150']],
    ['menus', 'primary_navigation.0.to', [{ product: 'A' }], [{ product: '' }]],
    ['options', 'company.name', ['x'], ['']],
    ['options', 'company.phone.en', ['12345'], ['1234']],
    ['options', 'company.declarations.manufacturer.name', ['Lu'], ['L']],
    ['options', 'company.declarations.uk_representative.address.en', [text(10)], [text(9)]],
    ['options', 'company.declarations.place', ['Us'], ['U']],
    ['options', 'company.declarations.signatory.name', ['An'], ['A']],
    ['options', 'logo_dark.file', ['x'], ['']],
    ['options', 'contacts.0.phone_number', ['12345'], ['1234']],
    ['options', 'social_links.0.icon', ['x'], ['']],
  ] as const)('%s: %s', (name, path, allowed, refused) => {
    const [schema, record] = records[name];
    expect(acceptedBy(schema, record)(path, [...allowed, ...refused])).toEqual(allowed);
  });
});

describe('blocks', () => {
  const blockOf = {
    text: { type: 'text', text: 'A' },
    gallery: { type: 'gallery', pictures: [picture, picture] },
    products: { type: 'products', products: ['A'] },
    table: { type: 'table', title: 'A', head: ['A', 'B'], rows: [['1', '2']] },
    downloads: { type: 'downloads', files: [{ file: 'a.pdf', title: 'A' }] },
    testimonials: { type: 'testimonials', testimonials: ['a'] },
    code: { type: 'code-search', title: 'A', text: 'A', submit: 'A' },
    latest: { type: 'latest-products', title: 'A', count: 4 },
    pages: { type: 'pages', title: 'A', kind: 'application' },
  };

  test.each([
    ['text', 'text', ['x'], ['']],
    ['code', 'submit', ['x'], ['', ' ']],
    ['gallery', 'pictures', [Array(2).fill(picture)], [[picture]]],
    ['products', 'products', [['x'], ['x', 'y']], [[], ['']]],
    [
      'table',
      'head',
      [
        ['A', 'B'],
        ['A', 'B', 'C'],
      ],
      [['A']],
    ],
    ['table', 'rows', [[['1']], [['1'], ['2']]], [[]]],
    ['downloads', 'files', [blockOf.downloads.files], [[]]],
    ['testimonials', 'testimonials', [['a'], ['a', 'b']], [[]]],
    ['latest', 'count', [1, 24], [0, 25, 1.5]],
    ['pages', 'count', [1, 100], [0, 1.5]],
  ] as const)('%s: %s', (name, path, allowed, refused) => {
    const accepted = acceptedBy(blockRecordSchema, blockOf[name]);
    expect(accepted(path, [...allowed, ...refused])).toEqual(allowed);
  });
});
