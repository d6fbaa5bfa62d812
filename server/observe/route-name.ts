import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToDownloads } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import {
  type FormScreen,
  localeOfPath,
  pathTo,
  pathToCertificate,
  pathToForm,
  screens,
} from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';

/** First parts of addresses outside the languages, each with its name. */
const FIRST_PARTS: Record<string, string> = {
  api: 'api',
  assets: 'assets',
  captcha: 'captcha',
  cards: 'link previews',
  'check-recaptcha': 'captcha',
  'csp-reports': 'csp reports',
  files: 'files',
  healthz: 'health',
  images: 'pictures',
  metrics: 'metrics',
  search: 'search',
  'search-follow-ups': 'search',
  'site-api': 'api',
  studio: 'studio',
};

const forms = keysOf({
  contact: 0,
  warranty: 0,
  register: 0,
  claim: 0,
  case: 0,
  cookies: 0,
  copy: 0,
  newsletter: 0,
} satisfies Record<FormScreen, 0>);

/** Names of addresses by their first parts, the longest first. */
const named = mapLocales((locale) => listNamed(locale));

function listNamed(locale: LocaleCode): { start: string; name: string }[] {
  return [
    ...screens.map((screen) => ({ start: pathTo(locale, screen), name: screen as string })),
    ...forms.map((form) => ({ start: pathToForm(locale, form), name: form as string })),
    { start: pathToDownloads(locale), name: 'downloads' },
    { start: pathToCertificate(locale, '').slice(0, -1), name: 'certificate' },
  ].sort((a, b) => b.start.length - a.start.length);
}

/**
 * Returns the name of the route at an address, the same in all languages: `products`, `products/…`, `api`. There are as
 * many names as the code has, whatever visitors request.
 *
 * @param path without its query.
 */
export function routeName(path: string): string {
  const locale = localeOfPath(path.replace(/\.data$/, ''));
  if (locale === null) {
    if (path === '/') return 'start';
    const first = path.split('/', 2)[1] ?? '';
    return Object.hasOwn(FIRST_PARTS, first) ? (FIRST_PARTS[first] ?? 'other') : 'other';
  }
  const isData = path.endsWith('.data');
  const page = isData ? path.slice(0, -'.data'.length) : path;
  const name = pageName(locale, page);
  return isData ? `${name} (data)` : name;
}

/** The name of the route that was requested. */
export const routeOf = ({ url = '' }: IncomingMessage): string =>
  routeName(url.split('?', 1)[0] ?? '');

/** The status of a response that has ended; 499, as in nginx's log, if the client did not wait for it. */
export const statusOf = ({ writableFinished, statusCode }: ServerResponse): number =>
  writableFinished ? statusCode : 499;

function pageName(locale: LocaleCode, path: string): string {
  if (path === pathTo(locale, 'home')) return 'home';
  const found = named[locale].find(
    ({ start, name }) => name !== 'home' && (path === start || path.startsWith(`${start}/`)),
  );
  if (!found) return 'pages';
  return path === found.start || found.name === 'downloads' ? found.name : `${found.name}/…`;
}

/** Every name that exists. */
export function listRouteNames(): string[] {
  const pages = localeCodes.flatMap((locale) =>
    listNamed(locale).flatMap(({ name }) => [name, `${name}/…`]),
  );
  const shown = [...pages, 'pages'].flatMap((name) => [name, `${name} (data)`]);
  return [...new Set([...Object.values(FIRST_PARTS), 'start', 'other', ...shown])];
}
