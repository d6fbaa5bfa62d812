import type { RouterContextProvider } from 'react-router';
import { loadT } from '#app/forms/form-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { data } from '#app/router/data.ts';
import { visitorContext } from '#app/services-context.ts';
import type { FormPost } from '#core/forms/form-post.ts';

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
  const titlePrefix = titleOf(await loadT(requestLocale(url)), post);
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data({ ...post, titlePrefix }, { status, headers });
}

/** What became of the post, before the title of the page: the first thing that a screen reader reads out. */
function titleOf(
  t: Awaited<ReturnType<typeof loadT>>,
  { status, invalidFields }: FormPost,
): string {
  if (status === 'mail_sent') return t('forms.title-sent');
  return invalidFields.length > 0
    ? t.count('forms.title-errors', invalidFields.length)
    : t('forms.title-failed');
}

function formIn({ searchParams }: URL): string {
  return searchParams.get('form') ?? '';
}
