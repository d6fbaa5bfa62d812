import type { RouterContextProvider } from 'react-router';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { data } from '#app/router/data.ts';
import { visitorContext } from '#app/services-context.ts';

type Sent = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Handles the action of a page with a form: returns the outcome with its status and headers, or null if the request is
 * no form post.
 *
 * @param code the page's form; without it the URL names the form: `?form=newsletter`.
 */
export async function receivePost({ url, context }: Sent, code = formIn(url)) {
  const post = await context.get(visitorContext)?.receiveForm(requestLocale(url), code);
  if (!post) return null;
  const { httpStatus: status, retryAfter } = post;
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data(post, { status, headers });
}

function formIn({ searchParams }: URL): string {
  return searchParams.get('form') ?? '';
}
