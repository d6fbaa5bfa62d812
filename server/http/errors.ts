import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, type ErrorId, errors } from '#core/app-error.ts';
import type { TextKey } from '#core/documents/document-texts.ts';
import { defaultLocale, getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { incomingOf } from '#server/http/forms/incoming-message.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { log, maskSecrets } from '#server/log.ts';
import { currentExchange } from '#server/process/request-context.ts';
import { documentTexts } from '#server/texts.ts';

/** The addresses of `api/api-bases.ts`, and the site's proxy to it. */
const API_PATH = /^\/([a-z]{2}\/)?(site-)?api\//;

/** Texts of errors that end a request for a file. Errors with a text of their own need none. */
const textKeys: Partial<Record<ErrorId, TextKey>> = {
  busy: 'project.busy',
  'storage-unavailable': 'problem.unavailable',
  'too-many-requests': 'problem.too-often',
  'method-not-allowed': 'problem.method',
  'selection-too-large': 'problem.too-large',
  'project-too-large': 'problem.too-large',
};

/** Returns the text of an error for the visitor; null for an error that this format does not know: a bug. */
export function textOfError(error: AppError, locale: LocaleCode): string | null {
  if (error.values && 'text' in error.values) return error.values.text;
  const key = textKeys[error.id];
  return key ? documentTexts[locale](key) : null;
}

/** Returns the headers of an error, the same in every format: when to retry, the methods that are allowed. */
export function headersOfError({ retryAfterS, values }: AppError): Record<string, string> {
  return {
    ...(retryAfterS !== null && { 'retry-after': String(retryAfterS) }),
    ...(values && 'allow' in values && { allow: values.allow }),
  };
}

/** Responds to an error that no handler presents: its text, or for a bug an id that is logged and shown. */
export function respondWithError(error: Error, context: Context): Response {
  const locale = localeOfPath(context.req.path) ?? defaultLocale;
  // `instanceof` alone loses the type of the values.
  const known = error instanceof AppError ? (error as AppError) : null;
  if (known && API_PATH.test(context.req.path)) return respondAsApi(known, context);
  const text = known && textOfError(known, locale);
  if (!known || text === null) return respondWithBug(error, context);
  return context.text(`${text}\n`, known.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    'content-language': getLocale(locale).iso,
    'x-robots-tag': 'noindex',
    ...headersOfError(known),
  });
}

/** Errors before the API, which presents its own. */
function respondAsApi(error: AppError, context: Context): Response {
  const headers = { 'cache-control': 'no-store', ...headersOfError(error) };
  return context.json(presentError(error), error.status as ContentfulStatusCode, headers);
}

/**
 * Returns true when the client ended the connection before it had sent all of its request. What a handler throws then is
 * no fault, nobody receives the response, and the log says so only for debugging.
 */
export function isAborted(context: Context): boolean {
  const incoming = incomingOf(context);
  if (!incoming?.destroyed || incoming.complete) return false;
  log.debug({ path: maskSecrets(context.req.path) }, 'a client aborted its request');
  return true;
}

function respondWithBug(error: Error, context: Context): Response {
  if (isAborted(context)) return context.body(null, errors['body-malformed'].status);
  const requestId = randomUUID();
  const path = maskSecrets(context.req.path);
  log.error({ err: error, requestId, method: context.req.method, path }, 'request failed');
  const body = `Something went wrong on our side. Please try again. Reference: ${requestId}\n`;
  return context.text(body, errors.internal.status, { 'x-request-id': requestId });
}

/** Logs an error at the level of the registry; an error outside the registry is a bug. */
export function logError(error: unknown, facts: Record<string, unknown>, message: string): void {
  const { level } = errors[error instanceof AppError ? (error as AppError).id : 'internal'];
  if (level) log[level]({ err: error, requestId: currentExchange()?.id, ...facts }, message);
}
