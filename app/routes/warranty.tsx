import { PageArticle } from '#app/content/page-article.tsx';
import formStyles from '#app/forms/form.css?url';
import { WarrantyLookup } from '#app/forms/warranty-lookup.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { data } from '#app/router/data.ts';
import { servicesContext, visitorContext } from '#app/services-context.ts';
import { AppError, errors } from '#core/app-error.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { alternatesOfForm, formPath } from '#core/i18n/paths.ts';
import type { Route } from './+types/warranty.ts';

const paths = alternatesOfForm('warranty');
const MAX_TEXT = 64;

export const handle = {
  paths: (_, search) => mapLocales((locale) => paths[locale] + search),
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, request } = loaderData;
  const { title, summary } = page;
  return pageMeta(matches, { title, description: summary, paths, isIndexed: request.code === '' });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  headers.set('cache-control', 'private, no-store');
  return headers;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { content, forms } = context.get(servicesContext);
  const page = await content.findPage(locale, formPath(locale, 'warranty'));
  if (!page) throw new AppError('page-not-found');
  const textOf = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const lookUp = { code: textOf('code'), reference: textOf('reference') };
  const crumbs = [homeCrumb(locale)];
  const visitor = context.get(visitorContext);
  const wait = url.searchParams.get('code') ? (visitor?.takeLookUp() ?? null) : null;
  const isAllowed = lookUp.code !== '' && wait === null;
  const loaded = {
    page,
    crumbs,
    request: lookUp,
    isTooOften: wait !== null,
    form: await forms.find(locale, 'warranty-lookup'),
    terms: isAllowed ? await forms.warranty.lookUp(locale, lookUp.code, lookUp.reference) : null,
  };
  const { status } = errors['too-many-requests'];
  const tooMany = { status, headers: { 'retry-after': String(wait) } };
  return data(loaded, wait === null ? {} : tooMany);
}

/** Looks up the warranty period of a product and shows the warranty terms. */
export default function Warranty({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, form, ...lookUp } = loaderData;
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <PageArticle page={page} crumbs={crumbs}>
        {form && <WarrantyLookup form={form} {...lookUp} />}
      </PageArticle>
    </main>
  );
}
