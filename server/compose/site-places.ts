import { formatListingState, plainListing } from '#core/catalogue/listing/listing-state.ts';
import { articlePath } from '#core/content/article-view.ts';
import {
  type FormPlace,
  formPlaces,
  type ScreenPlace,
  screenPlaces,
} from '#core/content/keyword-record.ts';
import type { PageCard } from '#core/content/page-view.ts';
import { screenTexts } from '#core/content/screen-texts.ts';
import type { Form } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToForm, pathToPage } from '#core/i18n/paths.ts';
import type { StaffMember } from '#core/places/place.ts';
import type { SitePlace } from '#core/search/places/site-place.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { EditorialService } from '#server/content/editorial-service.ts';
import type { PlacesService } from '#server/places/places-service.ts';
import { texts } from '#server/texts.ts';

export type PlaceSources = {
  catalogue: Pick<CatalogueService, 'listCategories' | 'listTypes'>;
  content: Pick<ContentService, 'getCompany' | 'getKeywords' | 'listPageTexts'>;
  editorial: Pick<EditorialService, 'listArticleTexts' | 'listGlossary' | 'listFaqs'>;
  forms: { find(locale: LocaleCode, code: string): Promise<Form | null> };
  places: Pick<PlacesService, 'listShowrooms' | 'listStaff'>;
};

/** Pages below the page with this code are guides. */
export const GUIDES = 'guides';

/** Codes of the forms of places. */
const formCodes: Record<FormPlace, string> = {
  register: 'warranty-registration',
  claim: 'warranty-claim',
  newsletter: 'newsletter',
};

/** Lists everything with an address that visitors may look for, except products and documents. */
export async function listSitePlaces(
  sources: PlaceSources,
  locale: LocaleCode,
): Promise<SitePlace[]> {
  const all = [
    ...(await listCatalogue(sources, locale)),
    ...(await listPages(sources, locale)),
    ...(await listScreens(sources, locale)),
    ...(await listForms(sources, locale)),
    ...(await listEditorial(sources, locale)),
  ];
  const byHref = new Map<string, SitePlace>();
  for (const place of all) {
    const first = byHref.get(place.href);
    // A screen may have a page of the content at its address: that one introduces it.
    if (first) first.keywords.push(place.title, ...place.keywords);
    else byHref.set(place.href, { ...place, keywords: [...place.keywords] });
  }
  return [...byHref.values()];
}

async function listCatalogue(
  { catalogue }: PlaceSources,
  locale: LocaleCode,
): Promise<SitePlace[]> {
  const categories = (await catalogue.listCategories(locale)).filter(
    ({ productCount }) => productCount > 0,
  );
  const types = await catalogue.listTypes(locale);
  const pathOf = (slug: string) => pathTo(locale, 'product-categories', slug);
  return [
    ...categories.map(({ slug, title, summary }): SitePlace => {
      return { kind: 'category', href: pathOf(slug), title, keywords: [], summary, body: '' };
    }),
    ...types.map(({ slug, title, category }): SitePlace => {
      const query = formatListingState({ ...plainListing, terms: { type: [slug] } });
      const href = pathOf(category.slug) + query;
      return { kind: 'category', href, title, keywords: [], summary: category.title, body: '' };
    }),
  ];
}

async function listPages({ content }: PlaceSources, locale: LocaleCode): Promise<SitePlace[]> {
  const pages = await content.listPageTexts(locale);
  const { pages: keywords } = await content.getKeywords(locale);
  const guides = pages.find(({ card }) => card.code === GUIDES)?.card.path;
  return pages.map(({ card, text }): SitePlace => {
    const { code, path, title, summary } = card;
    const isGuide = guides !== undefined && path.startsWith(`${guides}/`);
    return {
      kind: isGuide ? 'guide' : kindOfPage(card),
      href: pathToPage(locale, path),
      title,
      keywords: keywords[code] ?? [],
      summary,
      body: text,
    };
  });
}

function kindOfPage({ kind }: PageCard): SitePlace['kind'] {
  return kind === 'application' || kind === 'case-study' ? kind : 'page';
}

async function listScreens(sources: PlaceSources, locale: LocaleCode): Promise<SitePlace[]> {
  const { content, editorial, places } = sources;
  const { places: keywords } = await content.getKeywords(locale);
  const t = texts[locale];
  const company = (await content.getCompany(locale)).name;
  const count = (await editorial.listGlossary(locale)).length;
  const showrooms = await places.listShowrooms(locale);
  const staff = await places.listStaff(locale);
  const bodies: Partial<Record<ScreenPlace, string>> = {
    showrooms: showrooms.map(({ title, address }) => `${title} ${address.town}`).join(' '),
    'area-sales-managers': staff.map(wordsOf).join(' '),
  };
  return screenPlaces.map((screen): SitePlace => {
    const [title, summary] = screenTexts[screen];
    return {
      kind: 'page',
      href: pathTo(locale, screen),
      title: t(title),
      keywords: keywords[screen] ?? [],
      summary: t(summary, { company, count }),
      body: bodies[screen] ?? '',
    };
  });
}

/** The words by which visitors look for an area sales manager. */
function wordsOf({ name, role, region, provinces }: StaffMember): string {
  return [name, role, region, ...provinces.map((province) => province.name)].join(' ');
}

async function listForms(
  { content, forms }: PlaceSources,
  locale: LocaleCode,
): Promise<SitePlace[]> {
  const { places: keywords } = await content.getKeywords(locale);
  const found = formPlaces.map(async (place): Promise<SitePlace[]> => {
    const form = await forms.find(locale, formCodes[place]);
    if (!form) return [];
    const { title, intro: summary } = form;
    const href = pathToForm(locale, place);
    return [{ kind: 'page', href, title, keywords: keywords[place] ?? [], summary, body: '' }];
  });
  return (await Promise.all(found)).flat();
}

async function listEditorial(
  { content, editorial }: PlaceSources,
  locale: LocaleCode,
): Promise<SitePlace[]> {
  const known = await content.getKeywords(locale);
  const articles = await editorial.listArticleTexts(locale);
  const terms = await editorial.listGlossary(locale);
  const topics = await editorial.listFaqs(locale);
  return [
    ...articles.map(({ card, text }): SitePlace => {
      const { code, title, summary } = card;
      const href = pathTo(locale, 'articles', articlePath(card));
      const keywords = known.articles[code] ?? [];
      return { kind: 'article', href, title, keywords, summary, body: text };
    }),
    ...terms.map(({ anchor, title, definition, symbol, synonyms }): SitePlace => {
      const href = `${pathTo(locale, 'glossary')}#${anchor}`;
      const keywords = [symbol, ...synonyms];
      return { kind: 'term', href, title, keywords, summary: definition, body: '' };
    }),
    ...topics.flatMap(({ questions }) =>
      questions.map(({ anchor, question, answer }): SitePlace => {
        const href = `${pathTo(locale, 'faqs')}#${anchor}`;
        const keywords = known.questions[anchor] ?? [];
        return { kind: 'question', href, title: question, keywords, summary: answer, body: '' };
      }),
    ),
  ];
}
