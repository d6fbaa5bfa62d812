import type { Context, Handler, Hono } from 'hono';
import { AppError, errors } from '#core/app-error.ts';
import { MIN_SCORE } from '#core/forms/captcha-rules.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { addResponseHeaders } from '#server/http/rest/response-headers.ts';
import type { Services } from '#server/services.ts';

type Captcha = { forms: Pick<Services['forms'], 'captcha'>; gate: FormGate };

const MAX_BODY = 16 * 1024;
const fresh = { 'cache-control': 'no-store' };
const { status: unavailable, retryAfterS } = errors['captcha-unavailable'];

/** Adds the captcha's addresses, which are at the root of the site but respond as the API does. */
export function addCaptcha(
  app: Hono,
  { corsOrigins = [], ...captcha }: Captcha & { corsOrigins?: readonly string[] | undefined },
): void {
  const add = (method: 'GET' | 'POST', path: string, handle: Handler) => {
    app.use(path, addResponseHeaders(corsOrigins));
    app.on(method, path, handle);
    app.options(path, (context) => context.body(null, 204, { allow: `${method}, OPTIONS` }));
  };
  add('POST', '/check-recaptcha', checkScore(captcha));
  add('GET', '/captcha/challenge', givePuzzle(captcha));
}

/** `POST /check-recaptcha`: responds with the score of a token as a bare number; 0 with 503 when it is unavailable. */
function checkScore({ forms, gate }: Captcha): Handler {
  return (context) =>
    respond(context, async () => {
      gate.admitRequest(context);
      const score = await forms.captcha.score(await readToken(context));
      return respondWithScore(context, score, score ?? 0);
    });
}

/** `jgm/v1/google-recaptcha/verify`: the same as a message. */
export function verifyToken({ forms, gate }: Captcha): Handler {
  return (context) =>
    respond(context, async () => {
      gate.admitRequest(context);
      const score = await forms.captcha.score(await readToken(context));
      const body = { success: (score ?? 0) >= MIN_SCORE, score: score ?? 0, action: 'login' };
      return respondWithScore(context, score, body);
    });
}

function respondWithScore(context: Context, score: number | null, body: object | number): Response {
  if (score !== null) return context.json(body, 200, fresh);
  return context.json(body, unavailable, { ...fresh, 'retry-after': String(retryAfterS) });
}

/** Responds with a proof-of-work puzzle for a token. */
function givePuzzle({ forms, gate }: Captcha): Handler {
  return (context) =>
    respond(context, async () => {
      gate.admitRequest(context);
      return context.json(await forms.captcha.createPuzzle(), 200, fresh);
    });
}

async function respond(context: Context, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return context.json(presentError(error), error.status as 400, {
      ...fresh,
      ...headersOfError(error),
    });
  }
}

/** Reads `{token}` as JSON or as a form. */
async function readToken({ req }: Context): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw new AppError('body-too-large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const token = text.startsWith('{') ? fromJson(text) : new URLSearchParams(text).get('token');
  if (typeof token === 'string' && token !== '') return token;
  throw new AppError('missing-params', { names: ['token'] });
}

function fromJson(text: string): unknown {
  try {
    return (JSON.parse(text) as { token?: unknown }).token;
  } catch {
    return null;
  }
}
