import { pathToDownloads } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { localeOfPath, pathToCertificate, pathToForm } from '#core/i18n/paths.ts';

/** Files of routes outside the languages. */
const ROOT_FILES = new Set(['/robots.txt', '/sitemap.xml', '/site.webmanifest']);

/** Below these addresses the case of letters matters: of the part that the pattern matches there. */
const exactBelow = localeCodes.flatMap((locale) => [
  { start: pathToForm(locale, 'case', ''), exact: /^.*/ },
  { start: pathToForm(locale, 'newsletter', ''), exact: /^.*/ },
  { start: pathToCertificate(locale, ''), exact: /^.*/ },
  // The code of a variant, without the name of the file.
  { start: `${pathToDownloads(locale)}/`, exact: /^.*\// },
]);

/** Letters, digits and `-._~` mean the same with and without an escape (RFC 3986, 6.2.2). */
const NEEDS_NO_ESCAPE = /[\w.~-]/;

/**
 * Returns the one spelling of an address of the site: small letters, no needless escapes, no empty segments, no slash
 * at the end. Paths outside the languages are returned as they are.
 *
 * @param path as `URL` writes it, without a query.
 */
export function canonicalPath(path: string): string {
  const plain = path
    .replace(/%[0-9a-f]{2}/gi, plainEscape)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const small = plain.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  if (localeOfPath(small) === null && !ROOT_FILES.has(small)) return path;
  const kind = exactBelow.find(({ start }) => small.startsWith(start));
  if (!kind) return small;
  const [exact = ''] = kind.exact.exec(plain.slice(kind.start.length)) ?? [];
  return kind.start + exact + small.slice(kind.start.length + exact.length);
}

function plainEscape(written: string): string {
  const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
  return NEEDS_NO_ESCAPE.test(character) ? character : written.toUpperCase();
}

/**
 * Returns the canonical address of a path as a person writes it, with or without the language prefix and with any
 * letters: `/Iluminación/` in Spanish → `/es/iluminaci%C3%B3n`. Query and fragment are dropped.
 */
export function canonicalAddress(locale: LocaleCode, path: string): string {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'http://localhost');
  const canonical = canonicalPath(pathname);
  const isFull = localeOfPath(canonical) === locale;
  return isFull ? canonical : canonicalPath(`/${locale}${pathname}`);
}
