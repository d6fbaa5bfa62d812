import { pathToComparisonFile, pathToSelection } from '#core/i18n/file-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import {
  pathTo,
  pathToCertificate,
  pathToForm,
  pathToReport,
  reportScreens,
  screens,
} from '#core/i18n/paths.ts';
import { pathToStripFile, stripFormats } from '#core/i18n/strip-paths.ts';
import { pathToProjectFile, projectFormats } from '#core/projects/project-files.ts';
import type { JsonSchema } from './schema-bodies.ts';

/** An address that the site serves, and the names of parameters that it is known to read. */
export type Endpoint = {
  path: string;
  methods: string[];
  params: string[];
  /** Only a link leads to it: one page, picture or file of many. */
  isLinked?: boolean;
  /** The session of whoever may use it. */
  cookie?: string;
  /** What its body is. */
  schema?: JsonSchema;
};

type ApiDocument = {
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string; example?: unknown }[] }>
  >;
};

const SECRET = 'A'.repeat(43);
/** Addresses that nothing lists. */
const OTHERS = [
  ...['/', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/csp-reports', '/search/health', '/search-follow-ups', '/captcha/challenge'],
  '/check-recaptcha',
  ...['/search/multi_search', '/search/collections', '/search/synonym_sets', '/search/aliases'],
  '/search/collections/en_product/documents/search',
  '/search/collections/es_product_variation/documents/import',
  ...['/site-api/jgm/v1/menu', '/api/openapi.json', '/api/docs', '/images/x/640.webp'],
  ...['/cards/en/x.png', '/scenes/1.webp', '/files/x/x.pdf', '/assets/x.js', '/offline-worker.js'],
];

/** Finds the endpoints of a running site: those of its API document, its sitemaps, its pages' links, and of the code. */
export async function findEndpoints(origin: string): Promise<Endpoint[]> {
  const found = new Map<string, Endpoint>();
  const add = (path: string, methods = ['GET'], params: string[] = []) => {
    const known = found.get(path);
    if (!known) return found.set(path, { path, methods, params });
    known.methods.push(...methods);
    known.params.push(...params);
  };
  for (const { path, methods, params } of await listApi(origin)) add(path, methods, params);
  for (const path of OTHERS) add(path, ['GET', 'POST']);
  for (const path of listMade()) add(path, ['GET', 'POST']);
  for (const path of await crawl(origin)) {
    if (!found.has(path)) found.set(path, { path, methods: ['GET'], params: [], isLinked: true });
  }
  return [...found.values()];
}

async function listApi(origin: string): Promise<Endpoint[]> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await response.json()) as ApiDocument;
  return Object.entries(paths).flatMap(([pattern, operations]) => {
    const all = Object.entries(operations).filter(([method]) => method !== 'parameters');
    const parameters = all.flatMap(([, operation]) => operation.parameters ?? []);
    const filled = pattern.replace(/\{(\w+)\}/g, (_all, name) => {
      const example = parameters.find((one) => one.name === name)?.example;
      return encodeURIComponent(String(example ?? 1));
    });
    const params = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const methods = all.map(([method]) => method.toUpperCase());
    const path =
      filled.startsWith('/search') || filled.startsWith('/api') ? filled : `/api${filled}`;
    return ['', ...localeCodes.slice(1).map((code) => `/${code}`)].map((prefix) => {
      return { path: path.replace(/^\/api/, `/api${prefix}`), methods, params };
    });
  });
}

/** Files and forms whose addresses the code makes. */
function listMade(): string[] {
  return localeCodes.flatMap((locale) => [
    ...screens.map((screen) => pathTo(locale, screen)),
    ...screens.map((screen) => `${pathTo(locale, screen)}.data`),
    pathToSelection(locale),
    pathToComparisonFile(locale, 'pdf'),
    pathToComparisonFile(locale, 'csv'),
    pathToCertificate(locale, SECRET),
    pathToForm(locale, 'copy', SECRET),
    ...reportScreens.map((screen) => pathToReport(locale, screen)),
    ...stripFormats.map((format) => pathToStripFile(locale, format)),
    ...projectFormats.map((format) => pathToProjectFile(locale, format)),
  ]);
}

/** Addresses in the sitemaps, and in the HTML of one page of each depth and language. */
async function crawl(origin: string): Promise<Set<string>> {
  const paths = new Set<string>();
  const textOf = async (path: string) => {
    const response = await fetch(origin + path).catch(() => null);
    return response?.ok ? response.text() : '';
  };
  const waiting = ['/robots.txt', '/sitemap.xml'];
  const visitedKinds = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = await textOf(path);
    const links = text.matchAll(/(?:href="|src="|srcset="|<loc>|Sitemap: )([^"<\s]+)/g);
    for (const [, link = ''] of links) {
      const url = URL.parse(link.replaceAll('&amp;', '&'), origin);
      if (!url || (url.host !== new URL(origin).host && !/^\/(en|es)\b|sitemap/.test(url.pathname)))
        continue;
      const target = url.pathname + url.search;
      if (paths.has(target)) continue;
      paths.add(target);
      const parts = url.pathname.split('/');
      const kind = url.pathname.includes('sitemap')
        ? url.pathname
        : `${parts.slice(0, 3).join('/')} ${parts.length}`;
      if (!visitedKinds.has(kind) && visitedKinds.size < 80) waiting.push(target);
      visitedKinds.add(kind);
    }
  }
  return paths;
}
