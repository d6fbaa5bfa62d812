import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  ADDED_PARAM,
  COMPARED_COOKIE,
  COMPARED_PARAM,
  LISTED_COOKIE,
} from '#core/choice-params.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { SHARE_PARAM } from '#core/projects/project-address.ts';

/** Browsers store at least 4,096 bytes of a cookie with its name and attributes. */
const LONGEST_VALUE = 3_800;

type Choice = {
  /** Path of the page, the only one that receives the cookie. */
  path: string;
  /** Key of its address that holds what is chosen. */
  param: string;
  cookie: string;
};

/** The pages of a language whose address holds what a visitor has chosen. */
export function choicesOf(locale: LocaleCode): Choice[] {
  return [
    { path: pathTo(locale, 'compare-products'), param: COMPARED_PARAM, cookie: COMPARED_COOKIE },
    { path: pathTo(locale, 'project-list'), param: SHARE_PARAM, cookie: LISTED_COOKIE },
  ];
}

/**
 * Remembers for the visit what a browser without scripts has chosen. The page changes its choice by a redirect to the
 * address that holds it: that is stored, and a link that adds without naming a choice adds to it. Pages that show a
 * choice neither read nor set the cookie, so that they are cached for everybody.
 */
export function rememberChoice(
  { path, param, cookie }: Choice,
  { isSecure }: { isSecure: boolean },
): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const stored = getCookie(context, cookie);
    if (stored && url.searchParams.has(ADDED_PARAM) && !url.searchParams.has(param)) {
      url.searchParams.set(param, stored);
      return context.redirect(url.pathname + url.search, 302);
    }
    await next();
    const location = context.res.headers.get('location');
    const target = location === null ? null : new URL(location, url);
    if (target?.pathname !== path || target.search === url.search) return;
    const chosen = target.searchParams.get(param) ?? '';
    const isStored = chosen !== '' && chosen.length <= LONGEST_VALUE;
    setCookie(context, cookie, isStored ? chosen : '', {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      ...(!isStored && { maxAge: 0 }),
    });
  };
}
