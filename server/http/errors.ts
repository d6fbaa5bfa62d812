import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AppError, errors } from '#core/app-error.ts';
import { log } from '#server/log.ts';

/** Secrets in addresses: of certificates, of the pages of claims. */
const SECRET = /[\w-]{43}/g;

/** Responds to unhandled errors: logs them with an id that the visitor sees too. */
export function respondWithError(error: Error, context: Context): Response {
  const requestId = randomUUID();
  const path = context.req.path.replace(SECRET, '…');
  logError(error, { requestId, method: context.req.method, path }, 'request failed');
  const body = `Something went wrong on our side. Please try again. Reference: ${requestId}\n`;
  return context.text(body, errors.internal.status, { 'x-request-id': requestId });
}

/** Logs an error at the level of the registry; an error outside the registry is a bug. */
export function logError(error: unknown, facts: Record<string, unknown>, message: string): void {
  const { level } = errors[error instanceof AppError ? (error as AppError).id : 'internal'];
  if (level) log[level]({ err: error, ...facts }, message);
}
