import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { log } from '#server/log.ts';

/** Secrets in addresses: of certificates, of the pages of claims. */
const SECRET = /[\w-]{43}/g;

/** The answer to what nothing else answered for: logged with an id that the visitor sees too. */
export function answerError(error: Error, context: Context): Response {
  const requestId = randomUUID();
  log.error(
    {
      err: error,
      requestId,
      method: context.req.method,
      path: context.req.path.replace(SECRET, '…'),
    },
    'request failed',
  );
  const body = `Something went wrong on our side. Please try again. Reference: ${requestId}\n`;
  return context.text(body, 500, { 'x-request-id': requestId });
}
