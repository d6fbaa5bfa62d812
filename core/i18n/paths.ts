import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';

// The tables of this file define every name in addresses in each language.

/**
 * The screens that exist and their first address part in each language, without the language prefix: routes, links,
 * the switcher, hreflang, the sitemap and tests read it.
 */
export const screenPaths = {
  home: { en: '', es: '' },
  products: { en: 'products', es: 'productos' },
  'product-categories': { en: 'product-categories', es: 'categoria-de-productos' },
  'led-strip-calculator': { en: 'led-strip-calculator', es: 'led-strip-calculator' },
  'energy-calculator': { en: 'energy-calculator', es: 'calculadora-de-energia' },
  'compare-products': { en: 'compare-products', es: 'comparar-productos' },
  'project-list': { en: 'project-list', es: 'lista-de-proyecto' },
  applications: { en: 'applications', es: 'soluciones' },
  articles: { en: 'articles', es: 'articulos' },
  glossary: { en: 'glossary', es: 'glossary' },
  faqs: { en: 'faqs', es: 'preguntas-frecuentes' },
  'case-studies': { en: 'case-studies', es: 'casos-de-exito' },
  'area-sales-managers': { en: 'area-sales-managers', es: 'delegados-comerciales' },
  showrooms: { en: 'showrooms', es: 'showrooms' },
  stockists: { en: 'stockists', es: 'distribuidores' },
  'room-calculator': { en: 'room-calculator', es: 'calculadora-de-iluminacion' },
  'road-lighting-calculator': {
    en: 'road-lighting-calculator',
    es: 'calculadora-de-alumbrado-viario',
  },
  'area-lighting-calculator': {
    en: 'area-lighting-calculator',
    es: 'calculadora-de-alumbrado-de-areas',
  },
  'escape-route-calculator': {
    en: 'escape-route-calculator',
    es: 'calculadora-de-rutas-de-evacuacion',
  },
  'photometry-viewer': { en: 'photometry-viewer', es: 'visor-fotometrico' },
} as const satisfies Record<string, Localised>;

export type Screen = keyof typeof screenPaths;

export const screens = Object.keys(screenPaths) as [Screen, ...Screen[]];

/** Address of a screen: `pathTo('es', 'products', 'lyra-150')` → `/es/productos/lyra-150`. */
export function pathTo(locale: LocaleCode, screen: Screen, slug?: string): string {
  const parts = [locale, screenPaths[screen][locale], slug].filter(Boolean);
  return `/${parts.join('/')}`;
}

const reportNames: Localised = { en: 'report.pdf', es: 'informe.pdf' };

/** Calculators with a PDF report. */
export const reportScreens = [
  'energy-calculator',
  'room-calculator',
  'road-lighting-calculator',
  'area-lighting-calculator',
  'escape-route-calculator',
] as const satisfies readonly Screen[];

export type ReportScreen = (typeof reportScreens)[number];

/** Address of the PDF report of a calculator: `/en/energy-calculator/report.pdf`. */
export function pathToReport(locale: LocaleCode, screen: ReportScreen): string {
  return pathTo(locale, screen, reportNames[locale]);
}

/** Address of a content page: `pathToPage('en', 'about/quality')` → `/en/about/quality`. */
export function pathToPage(locale: LocaleCode, path: string): string {
  return `/${locale}/${path}`;
}

/** Addresses of forms, their results and the cookie settings, beside the content pages of the same address. */
const formPaths = {
  contact: { en: 'contact', es: 'contacto' },
  warranty: { en: 'warranty', es: 'garantia' },
  register: { en: 'warranty/register', es: 'garantia/registro' },
  claim: { en: 'warranty/claim', es: 'garantia/reclamacion' },
  case: { en: 'warranty/case', es: 'garantia/caso' },
  cookies: { en: 'cookies', es: 'cookies' },
  copy: { en: 'copy', es: 'copia' },
  newsletter: { en: 'newsletter', es: 'boletin' },
} as const satisfies Record<string, Localised>;

export type FormScreen = keyof typeof formPaths;

/** The same address in every language: `/en/warranty/claim`, `/es/garantia/reclamacion`. */
export function alternatesOfForm(screen: FormScreen): Localised {
  return mapLocales((locale) => pathToForm(locale, screen));
}

/** The address without its language: `warranty/claim`. */
export function formPath(locale: LocaleCode, screen: FormScreen): string {
  return formPaths[screen][locale];
}

/** Address of a form; of a case, a copy or a link of the newsletter with its secret: `/en/warranty/case/{secret}`. */
export function pathToForm(locale: LocaleCode, screen: FormScreen, secret?: string): string {
  const path = `/${locale}/${formPaths[screen][locale]}`;
  return secret === undefined ? path : `${path}/${secret}`;
}

/** Addresses of certificates of registered warranties. Not pages of the site, so browsers need not know them. */
const certificatePaths: Localised = { en: 'warranty/certificate', es: 'garantia/certificado' };

/** Address of a certificate by the secret that opens it: `/en/warranty/certificate/{secret}`. */
export function pathToCertificate(locale: LocaleCode, secret: string): string {
  return `/${locale}/${certificatePaths[locale]}/${secret}`;
}

/** Addresses of the same page in every language, for hreflang and the switcher. */
export function alternatesOf(screen: Screen, slugs?: Localised, search = ''): Localised {
  return mapLocales((code) => pathTo(code, screen, slugs?.[code]) + search);
}

/** The language an address starts with, or null: `/es/productos` → 'es', `/espresso` → null. */
export function localeOfPath(pathname: string): LocaleCode | null {
  const end = pathname.indexOf('/', 1);
  const first = pathname.slice(1, end < 0 ? undefined : end);
  return localeCodes.find((code) => code === first) ?? null;
}
