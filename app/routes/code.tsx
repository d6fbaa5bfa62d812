import { type RouterContextProvider, redirect } from 'react-router';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { data } from '#app/router/data.ts';
import codeStyles from '#app/screens/code/code-page.css?url';
import { CodePage } from '#app/screens/code/code-page.tsx';
import { loadT } from '#app/screens/code/code-texts.ts';
import {
  type CodeMatches,
  findCode,
  findMatches,
  findProducts,
  findSimilar,
  loadCode,
} from '#app/screens/code/load-code.ts';
import { UnknownCode } from '#app/screens/code/unknown-code.tsx';
import { errors } from '#core/app-error.ts';
import { pathToCode, pathToCodes } from '#core/i18n/code-paths.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/code.ts';

/** Longer than any code. */
const MAX_CODE = 64;

type Shown = { content: { sku: string } | null; code: string };

export const handle = {
  paths({ content, code }, search) {
    if (content) return mapLocales((locale) => pathToCode(locale, content.sku));
    const path = code.split('/').map(encodeURIComponent).join('/');
    return mapLocales((locale) => {
      return search || !code ? `${pathToCodes(locale)}${search}` : pathToCode(locale, path);
    });
  },
} satisfies PageHandle<Shown>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, content } = loaderData;
  // The product page is the one to find in searches.
  const paths = content ? alternatesOf('products', content.slugs) : {};
  return pageMeta(matches, { title, description, paths, isIndexed: false });
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const sought = params['*'] ? '' : searchedText(url).slice(0, MAX_CODE);
  // The cut may have divided a character.
  const code = (sought || (params['*'] ?? '').slice(0, MAX_CODE)).toWellFormed().trim();
  const t = await loadT(locale);
  const target = await findCode(context, locale, code);
  if (target.kind === 'product') throw redirect(sought ? `${target.href}#downloads` : target.href);
  if (target.kind === 'unknown') return describeUnknown(context, { locale, code, sought });
  const { sku } = target.variant;
  if (sought !== '') throw redirect(pathToCode(locale, sku));
  if (sku.toLowerCase() !== code.toLowerCase()) throw redirect(pathToCode(locale, sku), 301);
  const content = await loadCode(context, locale, target);
  const title = `${sku} · ${content.title}`;
  const description = t('code.description', { code: sku, title: content.title });
  return { title, description, code: sku, content, matches: [], all: null };
}

type Unknown = { locale: LocaleCode; code: string; sought: string };

/** Lists what a part of a code, or one written in another way or with a slip, may stand for. */
async function describeUnknown(
  context: Readonly<RouterContextProvider>,
  { locale, code, sought }: Unknown,
) {
  const t = await loadT(locale);
  const { kind, matches, all } = await findMeant(context, { locale, code, sought });
  const shown = sought || code.toUpperCase();
  return data(
    { ...textsOfUnknown(t, shown, kind), code: shown, content: null, matches, all },
    // The address of a code that is none is not a page, whatever resembles it.
    sought && matches.length > 0 ? 200 : errors['page-not-found'].status,
  );
}

const NONE: CodeMatches = { matches: [], all: null };

/** Finds what a text names, or what it resembles; words that name no variant may still describe products. */
async function findMeant(
  context: Readonly<RouterContextProvider>,
  { locale, code, sought }: Unknown,
): Promise<CodeMatches & { kind: 'matches' | 'similar' | 'none' }> {
  const found = findMatches(context, locale, code);
  // An unknown code stays one while the search is down.
  const named = await (sought ? found : found.catch(() => NONE));
  if (named.matches.length > 0) return { ...named, kind: 'matches' };
  const similar = await findSimilar(context, locale, code);
  if (similar.length > 0) return { matches: similar, all: null, kind: 'similar' };
  const described = sought ? await findProducts(context, locale, sought) : NONE;
  return { ...described, kind: described.matches.length > 0 ? 'matches' : 'none' };
}

function textsOfUnknown(
  t: Awaited<ReturnType<typeof loadT>>,
  code: string,
  kind: 'matches' | 'similar' | 'none',
) {
  if (code === '') return { title: t('code.find'), description: t('code.find-advice') };
  if (kind === 'matches')
    return { title: t('code.matches', { 0: code }), description: t('code.matches-advice') };
  const title = t('code.unknown', { code });
  return {
    title,
    description: t(kind === 'similar' ? 'code.similar-advice' : 'code.unknown-advice'),
  };
}

/** The page behind the code on a box. */
export default function Code({ loaderData }: Route.ComponentProps) {
  const { content, code, title, description, matches, all } = loaderData;
  if (!content) return <UnknownCode {...{ title, description, code, matches, all }} />;
  return (
    <>
      <link rel="stylesheet" href={codeStyles} precedence="parts" />
      <CodePage content={content} />
    </>
  );
}
