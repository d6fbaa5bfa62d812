import type { MetaDescriptor } from 'react-router';
import type { SiteBasics } from '#app/page/site-data.ts';
import { defaultLocale, getLocale, type LocaleCode, locales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { type Picture, pictureUrl, shareCardSize, shareCardUrl, widthsFor } from '#core/media.ts';

/** The parts of a page's matches that the functions below read. */
type Matches = readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[];

type Page = {
  title: string;
  description: string;
  /** Addresses of the same page in every language it exists in. */
  paths: Partial<Localised>;
  picture?: Picture | null;
  /** A card is generated from the item's own picture and name; the query names the variant of a product. */
  cardQuery?: string;
  /** Breadcrumbs with the page itself, if search engines may show them. */
  crumbs?: Crumb[];
  /** Structured data of the page; it is used on the server only. */
  jsonLd?: Record<string, unknown>[];
  /** For pages without content of their own, such as later pages of a listing. */
  isIndexed?: boolean;
};

const { width: CARD_WIDTH, height: CARD_HEIGHT } = shareCardSize;

/** Returns title, description, canonical address, other languages, Open Graph and structured data of a page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { siteUrl, locale, company, organisation } = contextOf(matches);
  const canonical = absolute(siteUrl, page.paths[locale] ?? '');
  const title = page.title.includes(company) ? page.title : `${page.title} · ${company}`;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(siteUrl, page.paths),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: getLocale(locale).iso.replace('-', '_') },
    ...pictureMeta(siteUrl, page.paths[locale] ?? '', page),
    // Only for programs, which load documents: a browser has no use for it.
    ...(import.meta.env.SSR ? structuredData(siteUrl, organisation, page) : []),
  ];
}

function structuredData(
  siteUrl: string,
  organisation: SiteBasics['organisation'] | undefined,
  { crumbs, jsonLd = [] }: Page,
): MetaDescriptor[] {
  const lists = crumbs ? [breadcrumbList(siteUrl, crumbs)] : [];
  return [presentOrganisation(siteUrl, organisation), ...jsonLd, ...lists].map((data) => ({
    'script:ld+json': data,
  }));
}

function alternates(siteUrl: string, paths: Partial<Localised>): MetaDescriptor[] {
  const existing = locales.filter(({ code }) => paths[code] !== undefined);
  const links = existing.map(({ code }) => ({ lang: code as string, path: paths[code] as string }));
  const fallback = paths[defaultLocale];
  if (fallback !== undefined) links.push({ lang: 'x-default', path: fallback });
  return links.map(({ lang, path }) => {
    return { tagName: 'link', rel: 'alternate', hrefLang: lang, href: absolute(siteUrl, path) };
  });
}

/** Returns the preview picture of a page: the card of an item, else the page's own picture. */
function pictureMeta(siteUrl: string, path: string, page: Page): MetaDescriptor[] {
  const hasCard = page.cardQuery !== undefined;
  const picture = hasCard ? null : page.picture;
  if (!picture && !hasCard) return [];
  const width =
    widthsFor(picture?.width ?? CARD_WIDTH).findLast((wide) => wide <= CARD_WIDTH) ?? CARD_WIDTH;
  const height = picture ? Math.round((width * picture.height) / picture.width) : CARD_HEIGHT;
  const url = picture
    ? pictureUrl(picture.hash, width, 'webp')
    : shareCardUrl(path, page.cardQuery);
  const facts = { '': absolute(siteUrl, url), ':width': `${width}`, ':height': `${height}` };
  return [
    ...Object.entries({ ...facts, ':alt': page.picture?.alt || page.title }).map(
      ([name, content]) => ({ property: `og:image${name}`, content }),
    ),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the manufacturer as structured data. */
function presentOrganisation(
  siteUrl: string,
  organisation: SiteBasics['organisation'] | undefined,
): Record<string, unknown> {
  const { name, logo, sameAs, email, telephone } = organisation ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name,
    url: siteUrl,
    logo: logo && absolute(siteUrl, logo),
    sameAs,
    contactPoint: telephone && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone,
      availableLanguage: locales.map(({ iso }) => iso),
    },
  };
}

type Crumb = { title: string; href: string };

function breadcrumbList(siteUrl: string, crumbs: Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(siteUrl, href),
    })),
  };
}

/** Returns origin, language and company of the page that the matches belong to. */
export function contextOf(matches: Matches) {
  const layout = matches.find((match) => match?.id.endsWith('/layout'));
  const basics = layout?.loaderData as SiteBasics | undefined;
  const locale = (localeOfPath(layout?.pathname ?? '') ?? defaultLocale) as LocaleCode;
  const organisation = basics?.organisation;
  return {
    siteUrl: basics?.siteUrl ?? '',
    locale,
    company: organisation?.name ?? '',
    organisation,
  };
}

function absolute(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
