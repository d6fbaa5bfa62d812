import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { loadMessages } from '#app/i18n/messages.ts';
import { ErrorNotice } from '#app/layout/error-notice.tsx';
import { loadSite, rememberSite, type SiteData } from '#app/layout/site-data.ts';
import { SiteFrame } from '#app/layout/site-frame.tsx';
import { servicesContext, siteContext } from '#app/services.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import type { Route } from './+types/locale-layout.ts';

/** Addresses that moved answer 301 before any screen is asked. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url: { pathname }, context }) => {
    const locale = localeOfPath(pathname) as LocaleCode;
    const target = await context.get(servicesContext).content.findRedirect(locale, pathname);
    if (target) throw redirect(target, 301);
  },
];

export async function loader({ url, context }: Route.LoaderArgs): Promise<SiteData> {
  const locale = localeOfPath(url.pathname) as LocaleCode;
  const { content } = context.get(servicesContext);
  const [options, menu] = await Promise.all([content.getOptions(locale), content.getMenu(locale)]);
  const { siteUrl, apiBase } = context.get(siteContext);
  return { options, menu, siteUrl, apiBase };
}

/** In the browser, after a switch of language: the API is asked once for each language. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const locale = localeOfPath(url.pathname) as LocaleCode;
  const [data] = await Promise.all([loadSite(locale), loadMessages(locale)]);
  return data ?? (await serverLoader());
}

/** Menus and options are the same on every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

export default function LocaleLayout({ loaderData, matches }: Route.ComponentProps) {
  const locale = localeOfPath(matches[1].pathname) as LocaleCode;
  if (!import.meta.env.SSR) rememberSite(locale, loaderData);
  return (
    <SiteFrame site={loaderData}>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails keeps the frame, so that the visitor can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useLoaderData<typeof loader>() as SiteData | undefined;
  const notice = <ErrorNotice error={error} />;
  return site ? (
    <SiteFrame site={site} hasFailed>
      {notice}
    </SiteFrame>
  ) : (
    notice
  );
}
