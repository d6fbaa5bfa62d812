import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { AppError, isAppError } from '#core/app-error.ts';
import { isLocaleCode, type LocaleCode, toLocale } from '#core/i18n/locales.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import { entryEndpoints, ownEndpoints } from '#server/api/studio/access-endpoints.ts';
import { changeEndpoints, versionEndpoints } from '#server/api/studio/change-endpoints.ts';
import { changeFileEndpoints } from '#server/api/studio/change-file-endpoints.ts';
import { mediaEndpoints } from '#server/api/studio/change-media-endpoints.ts';
import { claimEndpoints } from '#server/api/studio/claim-endpoints.ts';
import { problemsOf } from '#server/api/studio/entry-problems.ts';
import { gapEndpoints } from '#server/api/studio/gap-endpoints.ts';
import { healthEndpoints } from '#server/api/studio/health-endpoints.ts';
import { importEndpoints } from '#server/api/studio/import-run-endpoints.ts';
import { messageEndpoints } from '#server/api/studio/message-endpoints.ts';
import { messageExports } from '#server/api/studio/message-export.ts';
import { NUL } from '#server/api/studio/one-line.ts';
import { auditEndpoints, peopleEndpoints } from '#server/api/studio/people-endpoints.ts';
import { previewEndpoints } from '#server/api/studio/preview-endpoints.ts';
import { registrationEndpoints } from '#server/api/studio/registration-endpoints.ts';
import { routingEndpoints } from '#server/api/studio/routing-endpoints.ts';
import { mailEndpoints } from '#server/api/studio/running-mail-endpoints.ts';
import { privacyEndpoints } from '#server/api/studio/running-privacy-endpoints.ts';
import { searchEndpoints } from '#server/api/studio/search-endpoints.ts';
import { documentEndpoint } from '#server/api/studio/studio-document.ts';
import type {
  SignedIn,
  Studio,
  StudioEndpoint,
  StudioReply,
} from '#server/api/studio/studio-endpoint.ts';
import { tableEndpoints } from '#server/api/studio/table-endpoints.ts';
import { tellFindings } from '#server/api/studio/tell-findings.ts';
import { tokenEndpoints } from '#server/api/studio/token-endpoints.ts';
import { headersOfError, respondWithError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { toFileStream } from '#server/http/rest/file-stream.ts';
import { toLineStream } from '#server/http/rest/line-stream.ts';
import { limitBody } from '#server/http/small-body.ts';
import type { Services } from '#server/services.ts';

const STUDIO_API = '/studio/api';

const MAX_BODY = 64 * 1024;

const describedEndpoints: StudioEndpoint[] = [
  ...entryEndpoints,
  ...ownEndpoints,
  // Before the addresses of single messages.
  ...routingEndpoints,
  ...messageExports,
  ...messageEndpoints,
  ...mailEndpoints,
  ...privacyEndpoints,
  ...searchEndpoints,
  ...gapEndpoints,
  ...importEndpoints,
  ...changeEndpoints,
  ...changeFileEndpoints,
  ...mediaEndpoints,
  ...previewEndpoints,
  ...tableEndpoints,
  ...versionEndpoints,
  ...healthEndpoints,
  ...claimEndpoints,
  ...registrationEndpoints,
  ...peopleEndpoints,
  ...tokenEndpoints,
  ...auditEndpoints,
];

/** Every endpoint with the permission that it needs; a test walks through them with each role. */
export const studioEndpoints: StudioEndpoint[] = [
  ...describedEndpoints,
  documentEndpoint(describedEndpoints),
];

type Gate = Pick<FormGate, 'isOtherOrigin' | 'addressOf' | 'countRequest'>;

/** The API of the studio. Nothing of it is cached, and it serves only pages of the same origin. */
export function createStudioApi(services: Pick<Services, 'studio'>, gate: Gate): Hono {
  const app = new Hono().basePath(STUDIO_API);
  app.onError(respondAsJson);
  app.use(async (context, next) => {
    if (gate.isOtherOrigin(context)) throw new AppError('foreign-site');
    context.header('cache-control', 'no-store');
    context.header('x-robots-tag', 'noindex');
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    await next();
  });
  for (const endpoint of studioEndpoints) {
    const handlers = [
      limitBody(endpoint.maxBody ?? MAX_BODY),
      handlerOf(endpoint, { services, gate }),
    ] as const;
    app.on(endpoint.method, endpoint.path, ...handlers);
  }
  app.all('*', () => {
    throw new AppError('route-not-found');
  });
  return app;
}

type Handling = { services: Pick<Services, 'studio'>; gate: Gate };

function handlerOf(endpoint: StudioEndpoint, { services, gate }: Handling) {
  return async (context: Context): Promise<Response> => {
    // What visitors without a session can send is counted; to read the session costs nothing without one.
    if (endpoint.access === 'public' && endpoint.method !== 'GET') gate.countRequest(context);
    const params = context.req.param();
    const studio = await services.studio.open();
    const headers = {
      cookie: context.req.header('cookie'),
      userAgent: context.req.header('user-agent'),
    };
    const { person, cookies } = await admit(endpoint, { studio, headers, gate, context });
    // No id has it.
    if (Object.values(params).some((param) => param.includes(NUL))) {
      throw new AppError('studio-not-found');
    }
    const locale = localeOf(context, person);
    context.set('locale', locale);
    if (endpoint.body) requireType(context, 'application/json');
    if (endpoint.takesFile) requireType(context, 'application/octet-stream');
    const reply = await endpoint.handle({
      studio,
      // The endpoint's own type says null only where its access is `public`.
      person: person as SignedIn,
      locale,
      headers,
      address: gate.addressOf(context),
      params,
      body: endpoint.body
        ? requireStorable(parse(endpoint.body, await readJson(context)))
        : undefined,
      query: endpoint.query ? parse(endpoint.query, context.req.query()) : undefined,
      sent: new Uint8Array(endpoint.takesFile ? await context.req.arrayBuffer() : []),
    });
    return respond(context, { ...reply, cookies: [...cookies, ...(reply.cookies ?? [])] });
  };
}

/** Pages name the language that they show; that of the browser may be another. */
function localeOf({ req }: Context, person: { locale: string } | null): LocaleCode {
  const named = req.header('studio-language');
  return isLocaleCode(named) ? named : toLocale(person?.locale ?? '');
}

type Admission = {
  studio: Studio;
  headers: { cookie: string | undefined; userAgent: string | undefined };
  gate: Gate;
  context: Context;
};

/** @throws AppError `studio-signed-out`, `studio-forbidden` */
async function admit({ access }: StudioEndpoint, { studio, headers, gate, context }: Admission) {
  if (access === 'public') return { person: null, cookies: [] };
  const { result: person, cookies } = await studio.signIn.find(headers);
  if (!person) {
    gate.countRequest(context);
    throw new AppError('studio-signed-out');
  }
  if (access !== 'signed-in' && !isAllowed(person.role, access)) {
    throw new AppError('studio-forbidden');
  }
  return { person, cookies };
}

/** Forms of other sites can send neither JSON nor bytes without a name. */
function requireType({ req }: Context, expected: string): void {
  const type = req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== expected) throw new AppError('media-type-unsupported');
}

async function readJson({ req }: Context): Promise<unknown> {
  try {
    return JSON.parse(await req.text());
  } catch {
    throw new AppError('invalid-json');
  }
}

/** @throws AppError `studio-invalid` for a text with the character that PostgreSQL does not store */
function requireStorable<Value>(value: Value): Value {
  // Without recursion: some bodies may be as deep as they are long.
  const left: [string, unknown][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, part] = next;
    if (typeof part === 'string' && part.includes(NUL)) {
      throw new AppError('studio-invalid', { problems: [{ field, code: 'text-characters' }] });
    }
    if (typeof part === 'object' && part !== null) {
      for (const entry of Object.entries(part)) left.push(entry);
    }
  }
  return value;
}

/** @throws AppError `studio-invalid` with the fields */
function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  throw new AppError('studio-invalid', { problems: problemsOf(error) });
}

async function respond(
  context: Context,
  { body, file, lines, cookies = [] }: StudioReply,
): Promise<Response> {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
  if (file) {
    context.header('content-type', file.type);
    const disposition = file.isShown ? 'inline' : 'attachment';
    context.header('content-disposition', `${disposition}; filename="${file.name}"`);
    if (file.left) context.header('rows-left', String(file.left));
    const { content } = file;
    if (typeof content === 'string' || content instanceof Uint8Array) return context.body(content);
    const stream = await toFileStream(content);
    context.header('transfer-encoding', 'chunked');
    return context.body(stream);
  }
  if (lines) {
    context.header('content-type', 'application/x-ndjson');
    context.header('transfer-encoding', 'chunked');
    return context.body(toLineStream(lines));
  }
  return body === undefined ? context.body(null, 204) : context.json(body);
}

/** Errors as `{ error, … }`: the studio has the texts. Bugs are reported as everywhere. */
function respondAsJson(error: Error, context: Context): Response {
  if (!(error instanceof AppError)) return respondWithError(error, context);
  const known = error as AppError;
  const body = { error: known.id, ...known.values };
  if (isAppError(known, 'studio-conflict') && known.values.errors) {
    Object.assign(body, { errors: tellFindings(context.get('locale'), known.values.errors) });
  }
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...headersOfError(known),
  };
  return context.json(body, known.status as ContentfulStatusCode, headers);
}
