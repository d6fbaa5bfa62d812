import type { Handler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { isSameSecret } from '#server/http/basic-auth.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';

export type MetricsAccess = {
  /** Who has it may read the metrics. */
  token: string;
  /** Returns the metrics of all processes as text, and its media type. */
  read: () => Promise<{ type: string; text: string }>;
};

/** `GET /metrics` for Prometheus. After ten wrong tokens an address has to wait, with the right one too. */
export function reportMetrics(
  { token, read }: MetricsAccess,
  gate: Pick<FormGate, 'addressOf' | 'wrongTokens' | 'noteWrongToken'>,
): Handler {
  return async (context) => {
    const header = context.req.header('authorization');
    if (header === undefined) return refuse(new AppError('password-required'));
    const address = gate.addressOf(context);
    const wait = gate.wrongTokens.wait(address, 1);
    if (wait !== null) return refuse(new AppError('too-many-requests', { retryAfterS: wait }));
    const sent = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
    if (!isSameSecret(sent, token)) {
      gate.noteWrongToken(address, 'the metrics');
      return refuse(new AppError('password-required'));
    }
    const { type, text } = await read();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}

function refuse(error: AppError): Response {
  const isUnknown = error.id === 'password-required';
  const text = isUnknown
    ? 'Send the token in METRICS_TOKEN as "Authorization: Bearer <token>".\n'
    : 'Too many wrong tokens. Wait as long as Retry-After says.\n';
  const headers = {
    ...headersOfError(error),
    'cache-control': 'no-store',
    ...(isUnknown && { 'www-authenticate': 'Bearer realm="metrics"' }),
  };
  return new Response(text, { status: error.status, headers });
}
