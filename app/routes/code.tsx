import { redirect } from 'react-router';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { data } from '#app/router/data.ts';
import codeStyles from '#app/screens/code/code-page.css?url';
import { CodePage } from '#app/screens/code/code-page.tsx';
import { loadT } from '#app/screens/code/code-texts.ts';
import { findCode, findMatches, loadCode } from '#app/screens/code/load-code.ts';
import { UnknownCode } from '#app/screens/code/unknown-code.tsx';
import { errors } from '#core/app-error.ts';
import { pathToCode } from '#core/i18n/code-paths.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/code.ts';

/** Longer than any code. */
const MAX_CODE = 64;

type Shown = { content: { sku: string } | null };

export const handle = {
  paths({ content }) {
    return content ? mapLocales((locale) => pathToCode(locale, content.sku)) : {};
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
  const code = sought || (params['*'] ?? '').slice(0, MAX_CODE);
  const t = await loadT(locale);
  const target = await findCode(context, locale, code);
  if (target.kind === 'product') throw redirect(target.href);
  if (target.kind === 'unknown') {
    const shown = code.toUpperCase();
    const matches = sought === '' ? [] : await findMatches(context, locale, sought);
    const isFound = matches.length > 0;
    const title = isFound ? t('code.matches', { 0: sought }) : t('code.unknown', { code: shown });
    const description = t(isFound ? 'code.matches-advice' : 'code.unknown-advice');
    return data(
      { title, description, code: sought || shown, content: null, matches },
      isFound ? 200 : errors['page-not-found'].status,
    );
  }
  const { sku } = target.variant;
  if (sought !== '') throw redirect(pathToCode(locale, sku));
  if (sku.toLowerCase() !== code.toLowerCase()) throw redirect(pathToCode(locale, sku), 301);
  const content = await loadCode(context, locale, target);
  const title = `${sku} · ${content.title}`;
  const description = t('code.description', { code: sku, title: content.title });
  return { title, description, code: sku, content, matches: [] };
}

/** The page behind the code on a box. */
export default function Code({ loaderData }: Route.ComponentProps) {
  const { content, code, title, description, matches } = loaderData;
  if (!content) return <UnknownCode {...{ title, description, code, matches }} />;
  return (
    <>
      <link rel="stylesheet" href={codeStyles} precedence="parts" />
      <CodePage content={content} />
    </>
  );
}
