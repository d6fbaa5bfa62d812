import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ErrorNotice } from '#app/frame/navigation/error-notice.tsx';
import { SiteFrame } from '#app/frame/site-frame.tsx';
import { loadMessages } from '#app/i18n/load-messages.ts';
import {
  knownBasics,
  loadSite,
  rememberBasics,
  type SiteBasics,
  useSite,
} from '#app/page/site-data.ts';
import { Outlet } from '#app/router/router.tsx';
import { documentContext, servicesContext, siteContext } from '#app/services-context.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import type { Route } from './+types/locale-layout.ts';

/** Puts menus and options into the document once, outside the serialised loader data. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<SiteBasics> {
  const locale = localeOfPath(url.pathname) as LocaleCode;
  const { content } = context.get(servicesContext);
  const [options, menu, company] = await Promise.all([
    content.getOptions(locale),
    content.getMenu(locale),
    content.getCompany(locale),
  ]);
  context.get(documentContext).site = { options, menu };
  const { siteUrl, apiBase, search } = context.get(siteContext);
  const [contact] = options.contacts;
  return {
    siteUrl,
    apiBase,
    search,
    organisation: {
      name: company.name,
      logo: options.logo_dark.url,
      sameAs: options.social_links.map(({ link }) => link),
      email: contact?.email,
      telephone: contact?.phoneNumber,
    },
  };
}

/** Runs in the browser after a switch of language; the API is requested once per language. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const locale = localeOfPath(url.pathname) as LocaleCode;
  const basics = knownBasics() ?? (await serverLoader());
  rememberBasics(basics);
  await Promise.all([loadSite(locale), loadMessages(locale)]);
  return basics;
}

/** Menus and options are the same on every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

export default function LocaleLayout({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  if (!import.meta.env.SSR) rememberBasics(loaderData);
  return site ? (
    <SiteFrame site={site}>
      <Outlet />
    </SiteFrame>
  ) : (
    <Outlet />
  );
}

/** A failed page still shows the frame, so that the visitor can navigate on. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const site = useSite();
  if (!import.meta.env.SSR && loaderData) rememberBasics(loaderData);
  const notice = <ErrorNotice error={error} />;
  return site ? (
    <SiteFrame site={site} hasFailed>
      {notice}
    </SiteFrame>
  ) : (
    notice
  );
}
