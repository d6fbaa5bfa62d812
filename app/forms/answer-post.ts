import { data } from 'react-router';
import type { FormPost } from '#core/forms/form-post.ts';

/** What a page answers to a form that was sent to it: the outcome, with the status and the header that belong to it. */
export function answerPost(post: FormPost | null) {
  if (!post) return null;
  const { httpStatus: status, retryAfter } = post;
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return data(post, { status, headers });
}
