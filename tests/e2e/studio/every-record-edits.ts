import type { RecordKind } from '#core/editing/record-kinds.ts';
import { pathTo, pathToForm, pathToPage } from '#core/i18n/paths.ts';
import { pathsOfPage, slugsOf } from '#tests/e2e/screens.ts';

/** The languages of the studio, in which the content is edited. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
type InBoth<Value = string> = Record<Language, Value>;

/** What is typed into one field of a file. */
export type FieldEdit = {
  path: string;
  /** Place in the record, or the column of a table; null for the Markdown of a file. */
  field: string | null;
  /** Number of the row of a table, as a spreadsheet counts. */
  row?: number;
  /** Replaces the text; without it the words of the language are added to it. */
  text?: string;
};

export type KindEdit = InBoth<FieldEdit> & {
  /** Where visitors read it; null where no public page says it: then the next version's file must. */
  shown: InBoth | null;
  /** What must be there then, if not the words. */
  sign?: string | InBoth;
  /** Both languages have the same field. */
  isShared?: true;
};

/** Words that no content has, of a kind in a language. */
export const wordsOf = (kind: RecordKind, locale: Language) => `zz${kind}zz${locale}`;

const both = <Value>(make: (locale: Language) => Value) => ({ en: make('en'), es: make('es') });

/** A text in both languages in one file. */
const inFile = (path: string, field: string, shown: InBoth | null): KindEdit => ({
  ...both((locale) => ({ path, field: `${field}.${locale}` })),
  shown,
});

/** A text without a language: in the first row of a table, or in a list. */
const inTable = (path: string, field: string, shown: InBoth | null): KindEdit => ({
  ...both(() => ({ path, field, row: 2 })),
  isShared: true,
  shown,
});

/** Words of a file for each language, which no page shows. */
const inLanguages = (name: string, field: string): KindEdit => ({
  ...both((locale) => ({ path: `${name}.${locale}.yaml`, field })),
  shown: null,
});

/** A figure of the LED strip calculator's tables, which pages show in results only. */
const inStrips = (name: string, field: string, text: string): KindEdit => ({
  ...both(() => ({ path: `led-strip/${name}.csv`, field, row: 2, text })),
  ...{ isShared: true, shown: null, sign: text },
});

const screen = (...[name, slugs]: [Parameters<typeof pathTo>[1], InBoth?]) =>
  both((locale) => pathTo(locale, name, slugs?.[locale]));

const PRODUCT = 'catalogue/products/ard150';
const product = screen('products', slugsOf('products/ard150/product.yaml'));
const category = screen('product-categories', slugsOf('categories/downlights.yaml'));
const about = pathsOfPage('about');
const aboutPage = both((locale) => pathToPage(locale, about[locale]));
const slugs = slugsOf('articles/planning-an-office/article.yaml', '');
const article = {
  en: `/en/articles/planning/${slugs.en}`,
  es: `/es/articulos/proyecto/${slugs.es}`,
};
const contact = both((locale) => pathToForm(locale, 'contact'));
const api = (path: string) => ({ en: `/api${path}`, es: `/es/api${path}` });
const home = screen('home');
const strips = screen('led-strip-calculator');

/** One edit for each kind of record, in both languages; null for what no form edits. */
export const everyEdit: Record<RecordKind, KindEdit | null> = {
  product: inFile(`${PRODUCT}/product.yaml`, 'summary', product),
  variants: {
    ...both((locale) => ({
      ...{ path: `${PRODUCT}/variants.csv`, field: `description_${locale}`, row: 2 },
    })),
    shown: product,
  },
  category: inFile('catalogue/categories/downlights.yaml', 'summary', category),
  family: inFile('catalogue/families/ardea.yaml', 'summary', product),
  etim: inFile('catalogue/etim.yaml', 'classes.0.name', product),
  // Issued: its form is read only.
  declaration: null,
  page: {
    ...both((locale) => ({ path: `pages/about/${locale}.md`, field: 'summary' })),
    shown: aboutPage,
  },
  article: inFile('articles/planning-an-office/article.yaml', 'summary', article),
  'article-text': {
    ...both((locale) => ({ path: `articles/planning-an-office/${locale}.md`, field: null })),
    shown: article,
  },
  'article-category': inFile('articles/categories.yaml', '0.summary', screen('articles')),
  author: inFile('articles/authors.yaml', '1.role', screen('articles')),
  term: inFile('glossary/life.yaml', '0.definition', screen('glossary')),
  questions: inFile('faqs/choosing.yaml', 'questions.0.question', screen('faqs')),
  testimonial: inFile('site/testimonials.yaml', '0.quote', home),
  application: inFile('site/applications.yaml', '0.title', screen('products')),
  options: inFile('site/options.yaml', 'company.tagline', home),
  menus: inFile('site/menus.yaml', 'footer_navigation.0.children.0.title', aboutPage),
  redirects: {
    en: { path: 'site/redirects.csv', field: 'redirect_to', row: 2, text: '/glossary' },
    es: { path: 'site/redirects.csv', field: 'redirect_to', row: 9, text: '/glossary' },
    shown: { en: '/en/led-lighting/downlights', es: '/es/iluminacion-led/paneles' },
    sign: { en: '/en/glossary', es: '/es/glossary' },
  },
  form: inFile('forms/contact.yaml', 'intro', contact),
  showroom: inFile('places/showrooms.yaml', '0.summary', screen('showrooms')),
  staff: inFile('places/area-sales-managers.yaml', '0.role', screen('area-sales-managers')),
  stockists: inTable('places/stockists.csv', 'name', api('/ansell/v1/stockists/points')),
  // What a search finds by them is tested beside the search.
  synonyms: inLanguages('search/synonyms', '0.from'),
  keywords: inLanguages('search/keywords', '0.keywords'),
  // Read by the check alone.
  word: {
    ...both(() => ({ path: 'site/words.yaml', field: '0.not' })),
    ...{ isShared: true, shown: null },
  },
  // Read by the check alone, which refuses words that the page does not say.
  statement: {
    en: { path: 'statements/facts.yaml', field: '0.says.0.words.en', text: '30 days of delivery' },
    es: {
      path: 'statements/facts.yaml',
      field: '0.says.0.words.es',
      text: '30 días siguientes a la entrega',
    },
    ...{
      shown: null,
      sign: { en: 'en: 30 days of delivery', es: 'es: 30 días siguientes a la entrega' },
    },
  },
  policies: inFile('calculators/policies.yaml', 'driver_max_load.source', strips),
  'co2-factors': {
    ...both((locale) => ({
      ...{ path: 'calculators/co2-factors.csv', field: `basis_${locale}`, row: 2 },
    })),
    shown: screen('energy-calculator'),
  },
  conductors: inTable('calculators/conductors.csv', 'source', strips),
  strips: inStrips('strips', 'max_run_single_m', '10.25'),
  drivers: inStrips('drivers', 'min_load_w', '9.35'),
  controllers: inStrips('controllers', 'amps_per_channel', '4.15'),
  profiles: inStrips('profiles', 'inner_width_mm', '12.65'),
  diffusers: inStrips('diffusers', 'fits', 'SUR30|SUR24'),
  parts: inStrips('parts', 'pack', '917'),
  // The picture itself is another one then: `picture-crop.test.ts`.
  crop: {
    ...both(() => ({ path: 'media/crops.yaml', field: '0.width', text: '87.5' })),
    ...{ isShared: true, shown: null, sign: 'width: 87.5' },
  },
  // Its files are uploaded: `media-library.test.ts`.
  media: null,
};
