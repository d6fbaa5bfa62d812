import { ConsentChoice } from '#app/consent/consent-choice.tsx';
import cookiesStyles from '#app/consent/cookies.css?url';
import { loadT } from '#app/consent/cookies-texts.ts';
import { StoredDataTables, type StoredRow } from '#app/consent/stored-data-tables.tsx';
import { PageArticle } from '#app/content/page-article.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { AppError } from '#core/app-error.ts';
import { alternatesOfForm, formPath } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { listStoredData, type StoredData } from '#core/stored-data.ts';
import type { Route } from './+types/cookies.ts';

const paths = alternatesOfForm('cookies');

export const handle = { paths: () => paths } satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary } = loaderData.page;
  return pageMeta(matches, { title, description: summary, paths });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { content, forms } = context.get(servicesContext);
  const page = await content.findPage(locale, formPath(locale, 'cookies'));
  if (!page) throw new AppError('page-not-found');
  const t = await loadT(locale);
  const hasTagManager = context.get(siteContext).tagManagerId !== null;
  const recaptcha = forms.captcha.access.kind === 'recaptcha';
  const stored = listStoredData({ 'tag-manager': hasTagManager, recaptcha });
  return {
    page,
    crumbs: [homeCrumb(locale)],
    hasTagManager,
    rows: stored.map((item) => toRow(t, item)),
  };
}

function toRow(t: Translate<'cookies'>, { name, place, purpose, term }: StoredData): StoredRow {
  const terms = { permanent: t('cookies.stored'), visit: t('cookies.visit') };
  return {
    name,
    isCookie: place === 'cookie',
    purpose: t(purpose),
    term: typeof term === 'number' ? t('cookies.days', { days: term }) : terms[term],
  };
}

/** Lists what the site stores in the browser, and the visitor's consent choices. */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, hasTagManager, rows } = loaderData;
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={cookiesStyles} precedence="cookies" />
      <PageArticle page={page} crumbs={crumbs} />
      <ConsentChoice hasTagManager={hasTagManager} />
      <StoredDataTables rows={rows} />
    </main>
  );
}
