import type { MetaDescriptor } from 'react-router';
import type { SiteData } from '#app/layout/site-data.ts';
import { defaultLocale, getLocale, type LocaleCode, locales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { type Picture, pictureUrl, widthsFor } from '#core/media.ts';

/** The parts of React Router's `matches` that this reads. */
type Matches = readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[];

type Page = {
  title: string;
  description: string;
  /** Addresses of the same page in every language it exists in. */
  paths: Partial<Localised>;
  picture?: Picture | null;
  /** Structured data of the page. */
  jsonLd?: Record<string, unknown>[];
  /** For pages that add nothing of their own, such as later pages of a listing. */
  isIndexed?: boolean;
};

const SITE_NAME = 'Aldera';
const CARD_WIDTH = 1200;

/** Title, description, canonical address, other languages, Open Graph and structured data of a page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { siteUrl, locale, site } = contextOf(matches);
  const own = absolute(siteUrl, page.paths[locale] ?? '');
  const title = page.title.includes(SITE_NAME) ? page.title : `${page.title} · ${SITE_NAME}`;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: own },
    ...alternates(siteUrl, page.paths),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: getLocale(locale).iso.replace('-', '_') },
    ...pictureMeta(siteUrl, page.picture ?? null),
    ...[organisation(siteUrl, site), ...(page.jsonLd ?? [])].map((data) => ({
      'script:ld+json': data,
    })),
  ];
}

function alternates(siteUrl: string, paths: Partial<Localised>): MetaDescriptor[] {
  const known = locales.filter(({ code }) => paths[code] !== undefined);
  const links = known.map(({ code }) => ({ lang: code as string, path: paths[code] as string }));
  const fallback = paths[defaultLocale];
  if (fallback !== undefined) links.push({ lang: 'x-default', path: fallback });
  return links.map(({ lang, path }) => {
    return { tagName: 'link', rel: 'alternate', hrefLang: lang, href: absolute(siteUrl, path) };
  });
}

function pictureMeta(siteUrl: string, picture: Picture | null): MetaDescriptor[] {
  if (!picture) return [];
  const width = widthsFor(picture.width).findLast((wide) => wide <= CARD_WIDTH) as number;
  const height = Math.round((width * picture.height) / picture.width);
  return [
    { property: 'og:image', content: absolute(siteUrl, pictureUrl(picture.hash, width, 'webp')) },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The manufacturer as structured data. */
function organisation(siteUrl: string, site: SiteData | undefined): Record<string, unknown> {
  const contact = site?.options.contacts[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisation`,
    name: SITE_NAME,
    url: siteUrl,
    logo: site && absolute(siteUrl, site.options.logo_dark.url),
    sameAs: site?.options.social_links.map(({ link }) => link),
    contactPoint: contact && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phoneNumber,
      availableLanguage: locales.map(({ iso }) => iso),
    },
  };
}

export type Crumb = { title: string; href: string };

/** The way to a page as structured data. */
export function breadcrumbList(matches: Matches, crumbs: Crumb[]): Record<string, unknown> {
  const { siteUrl } = contextOf(matches);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: absolute(siteUrl, href),
    })),
  };
}

/** Origin, language and site data of the page that the matches belong to. */
export function contextOf(matches: Matches) {
  const layout = matches.find((match) => match?.id.endsWith('/layout'));
  const site = layout?.loaderData as SiteData | undefined;
  const locale = (localeOfPath(layout?.pathname ?? '') ?? defaultLocale) as LocaleCode;
  return { siteUrl: site?.siteUrl ?? '', locale, site };
}

function absolute(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
