import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { downloadName, pathToDownload } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToForm, pathToPage } from '#core/i18n/paths.ts';
import type { Place, PlaceKind } from '#tests/relevance/right-results.ts';

const content = new URL('../../content/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, content), 'utf8');

const named = z.object({ code: z.string(), slug: z.record(z.string(), z.string()) });
type Named = z.infer<typeof named>;
const category = named.extend({ types: z.array(named).default([]) });
const application = named.extend({ page: z.string() });
const article = named.extend({ category: z.string() });
const topic = z.object({ questions: z.array(z.object({ slug: named.shape.slug })) });

const records = readdirSync(new URL('catalogue/categories', content)).map((file) =>
  category.parse(parse(read(`catalogue/categories/${file}`))),
);
const types = records.flatMap((parent) => parent.types.map((type) => ({ ...type, parent })));
const applications = z.array(application).parse(parse(read('site/applications.yaml')));
const articleCategories = z.array(named).parse(parse(read('articles/categories.yaml')));
const terms = readdirSync(new URL('glossary', content)).flatMap((file) =>
  z.array(named).parse(parse(read(`glossary/${file}`))),
);
const questions = readdirSync(new URL('faqs', content)).flatMap((file) =>
  topic
    .parse(parse(read(`faqs/${file}`)))
    .questions.map(({ slug }) => ({ code: slug.en ?? '', slug })),
);

/** Screens, forms and documents that queries lead to, by their code. */
const screens = {
  'area-sales-managers': 'area-sales-managers',
  'compare-products': 'compare-products',
  'energy-calculator': 'energy-calculator',
  'escape-route-calculator': 'escape-route-calculator',
  'led-strip-calculator': 'led-strip-calculator',
  'photometry-viewer': 'photometry-viewer',
  'road-lighting-calculator': 'road-lighting-calculator',
  'room-calculator': 'room-calculator',
  showrooms: 'showrooms',
  stockists: 'stockists',
} as const;
const forms = {
  claim: 'claim',
  contact: 'contact',
  register: 'register',
  warranty: 'warranty',
} as const;
const documents = {
  datasheet: 'datasheet',
  declaration: 'declaration',
  eulumdat: 'eulumdat',
  ies: 'ies',
  instructions: 'instructions',
} as const;

type Matcher = (href: string) => boolean;
const isAddress = (address: string): Matcher => {
  return (href) => href === address;
};

/** One for each kind: returns whether an address of the language is that of the place with the code. */
const matchers: Record<PlaceKind, (locale: LocaleCode, code: string) => Matcher> = {
  category: (locale, code) =>
    isAddress(pathTo(locale, 'product-categories', slugOf(records, code, locale))),
  type(locale, code) {
    const { parent } = pick(types, code);
    const paths = [
      pathTo(locale, 'products'),
      pathTo(locale, 'product-categories', parent.slug[locale]),
    ];
    const slug = slugOf(types, code, locale);
    return (href) => paths.some((path) => href === `${path}?type=${slug}`);
  },
  application: (locale, code) => matchers.page(locale, pick(applications, code).page),
  page: (locale, code) => isAddress(pathToPage(locale, pathOf(code, locale))),
  form: (locale, code) => isAddress(pathToForm(locale, own(forms, code))),
  screen: (locale, code) => isAddress(pathTo(locale, own(screens, code))),
  article(locale, code) {
    const record = article.parse({ code, ...parse(read(`articles/${code}/article.yaml`)) });
    const folder = slugOf(articleCategories, record.category, locale);
    return isAddress(pathTo(locale, 'articles', `${folder}/${record.slug[locale]}`));
  },
  term: (locale, code) => isAddress(`${pathTo(locale, 'glossary')}#${slugOf(terms, code, locale)}`),
  question: (locale, code) =>
    isAddress(`${pathTo(locale, 'faqs')}#${slugOf(questions, code, locale)}`),
  document(locale, code) {
    const [kind = '', product = ''] = code.split('/');
    const name = own(documents, kind);
    const file = downloadName(locale, name);
    const start = pathToDownload(locale, product, name).slice(0, -file.length - 1);
    // The document of the product or of one of its variants.
    return (href) => href.startsWith(`${start}/`) && href.endsWith(`/${file}`);
  },
};

/**
 * Returns whether an address is that of a place in a language.
 * @throws when `content/` has no such place.
 */
export function placeMatcher(locale: LocaleCode, place: Place): Matcher {
  const at = place.indexOf('/');
  // The type of a place is a kind before the first slash.
  const kind = place.slice(0, at) as PlaceKind;
  return matchers[kind](locale, place.slice(at + 1));
}

function pick<Item extends Named>(items: Item[], wanted: string): Item {
  const item = items.find(({ code }) => code === wanted);
  if (!item) throw new Error(`There is no ${wanted}`);
  return item;
}

function slugOf(items: Named[], code: string, locale: LocaleCode): string {
  return pick(items, code).slug[locale] ?? '';
}

function own<Key extends string>(items: Record<string, Key>, code: string): Key {
  const key = items[code];
  if (!key) throw new Error(`There is no ${code}`);
  return key;
}

function pathOf(code: string, locale: LocaleCode): string {
  const path = /^path:\s*(\S+)/m.exec(read(`pages/${code}/${locale}.md`))?.[1];
  if (!path) throw new Error(`There is no page ${code}`);
  return path;
}
