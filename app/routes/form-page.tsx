import { PageArticle } from '#app/content/page-article.tsx';
import { CopySources } from '#app/forms/copy-sources.tsx';
import formStyles from '#app/forms/form.css?url';
import { finderParams, loadFinder } from '#app/forms/load-finder.ts';
import { loadForm } from '#app/forms/load-form.ts';
import nextStyles from '#app/forms/next-steps.css?url';
import { NextSteps } from '#app/forms/next-steps.tsx';
import { ProductFinder } from '#app/forms/product-finder.tsx';
import { receivePost } from '#app/forms/receive-post.ts';
import { SiteForm } from '#app/forms/site-form.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { AppError } from '#core/app-error.ts';
import { isCopyKind } from '#core/forms/copy-kinds.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import { alternatesOfForm, formPath } from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';
import type { Route } from './+types/form-page.ts';

type Screen = 'contact' | 'register' | 'claim' | 'copy' | 'newsletter';

const codes: Record<Screen, string> = {
  contact: 'contact',
  register: 'warranty-registration',
  claim: 'warranty-claim',
  copy: 'emailed-copy',
  newsletter: 'newsletter',
};
const screens = keysOf(codes);
const MAX_CODE = 64;

export const handle = {
  paths({ screen }, search) {
    const paths = alternatesOfForm(screen);
    // The product that the claim is about.
    return screen === 'claim' ? mapLocales((locale) => paths[locale] + search) : paths;
  },
} satisfies PageHandle<{ screen: Screen }>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, screen, isPlain } = loaderData;
  const paths = alternatesOfForm(screen);
  return pageMeta(matches, { title, description, paths, isIndexed: screen !== 'copy' && isPlain });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, content, forms } = context.get(servicesContext);
  const screen = screenAt(url);
  const page = await content.findPage(locale, formPath(locale, screen));
  const loaded = await loadForm(forms, locale, codes[screen]);
  if (!page && !loaded) throw new AppError('page-not-found');
  const kind = url.searchParams.get('of') ?? '';
  const code = url.searchParams.get('copy') ?? '';
  const chosen = url.searchParams.get(finderParams.product)?.slice(0, MAX_CODE) ?? '';
  return {
    screen,
    finder: screen === 'claim' ? await loadFinder(catalogue, locale, url) : null,
    chosen: screen === 'claim' && chosen !== '' ? { product: [chosen] } : {},
    isPlain: url.search === '',
    copy: isCopyKind(kind) ? { kind, code } : null,
    page,
    crumbs: [homeCrumb(locale)],
    loaded,
    title: page?.title ?? loaded?.form.title ?? '',
    description: page?.summary ?? loaded?.form.intro ?? '',
  };
}

export function action({ url, context }: Route.ActionArgs) {
  return receivePost({ url, context }, codes[screenAt(url)]);
}

/** Renders a form below the content page with the same path, if there is one. */
export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, page, crumbs, loaded, finder, chosen } = loaderData;
  const copy = loaderData.copy ?? actionData?.copy ?? null;
  const form = loaded && (
    <SiteForm key={screen} {...loaded} copy={copy} chosen={chosen} post={actionData ?? null} />
  );
  if (screen === 'copy' && !copy) return <CopySources title={loaderData.title} />;
  const own = screen === 'newsletter' ? ' newsletter-page' : '';
  return (
    <main id="main" className={`container${own}`}>
      <link rel="stylesheet" href={formStyles} precedence="forms" />
      <link rel="stylesheet" href={nextStyles} precedence="forms" />
      {page && <PageArticle page={page} crumbs={crumbs} />}
      {page && loaded && (
        <section aria-labelledby="form">
          <h2 id="form" className="form-heading">
            {loaded.form.title}
          </h2>
          <p>{loaded.form.intro}</p>
          {form}
        </section>
      )}
      {!page && loaded && (
        <>
          <PageHeading title={loaded.form.title} text={loaded.form.intro} />
          {finder && <ProductFinder finder={finder} />}
          <div className="form-columns">
            {form}
            <NextSteps steps={loaded.form.notes} />
          </div>
        </>
      )}
    </main>
  );
}

function screenAt(url: URL): Screen {
  const locale = requestLocale(url);
  const isAt = (screen: Screen) =>
    url.pathname.startsWith(`/${locale}/${formPath(locale, screen)}`);
  return screens.find(isAt) as Screen;
}
