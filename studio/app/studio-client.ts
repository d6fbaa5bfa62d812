import type { StudioProblem } from '#core/app-error.ts';
import type {
  ContentFinding,
  FieldConflict,
  MergeConflict,
} from '#core/studio/changes/change-set.ts';
import { BASE } from '#studio/app/base.ts';

/** Name of the error of requests without a session. */
export const SIGNED_OUT = 'studio-signed-out';

/** A refusal of the studio's API, or of the network (`status` 0). */
export class StudioError extends Error {
  readonly status: number;
  /** Name of the error: the key of its text. */
  readonly id: string;
  /** Details, such as `code`, `problems`, `retryAfterS`. */
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.status = status;
    this.id = body.error;
    this.body = body;
  }
}

type ErrorBody = {
  error: string;
  code?: string;
  /** Code of a product that does not exist. */
  product?: string;
  retryAfterS?: number;
  problems?: StudioProblem[];
  /** Edits of fields that somebody else changed, or fields that two versions changed. */
  conflicts?: (FieldConflict | MergeConflict)[];
  /** Why content was not published. */
  errors?: ContentFinding[];
};

/** Address of the studio's API. */
export const API = `${BASE}/api`;

/**
 * Calls the API.
 * @throws StudioError
 */
export function call<Result>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result> {
  return request(path, { method, ...(body === undefined ? {} : jsonOf(body)) });
}

/**
 * Sends a file to the API, as it is.
 * @throws StudioError
 */
export function sendBytes<Result>(path: string, file: Blob): Promise<Result> {
  const headers = { 'content-type': 'application/octet-stream' };
  return request(path, { method: 'PUT', headers, body: file });
}

/**
 * Reads from the API until the signal says that nobody waits for it any more.
 * @throws StudioError; what `fetch` throws when it was aborted
 */
export function read<Result>(path: string, signal: AbortSignal | undefined): Promise<Result> {
  return request(path, signal ? { signal } : {});
}

async function request<Result>(path: string, init: RequestInit): Promise<Result> {
  let response: Response;
  try {
    response = await send(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new StudioError(0, { error: 'offline' });
  }
  if (response.status === 204) return undefined as Result;
  const received: unknown = await response.json().catch(() => null);
  init.signal?.throwIfAborted();
  if (response.ok) return received as Result;
  throw refusalOf(response, received);
}

/**
 * Calls the API for something that takes long; it says which step begins.
 * @throws StudioError
 */
export async function callInSteps<Step, Result>(
  path: string,
  body: unknown,
  onStep: (step: Step) => void,
): Promise<Result> {
  const response = await send(path, { method: 'POST', ...jsonOf(body) }).catch(() => {
    throw new StudioError(0, { error: 'offline' });
  });
  if (!response.ok || !response.body) {
    const received: unknown = await response.json().catch(() => null);
    throw refusalOf(response, received);
  }
  const lines = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const { value, done } = await lines.read();
    waiting += value ?? '';
    const complete = waiting.split('\n');
    waiting = complete.pop() ?? '';
    for (const line of complete) {
      const received = JSON.parse(line);
      if ('error' in received) throw new StudioError(500, toErrorBody(received));
      if (!('step' in received)) return received;
      onStep(received.step);
    }
    // The connection ended before the result.
    if (done) throw new StudioError(0, { error: 'offline' });
  }
}

/** The language that the studio shows; with another, all of the page is built again. */
export const shownLanguage = (): string => document.documentElement.lang;

/** Texts of the response are in the language that the studio shows. */
function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('studio-language', shownLanguage());
  return fetch(API + path, { ...init, headers });
}

function jsonOf(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A server that starts, or a proxy before it, knows no names of errors; it says when to come again in a header. */
function refusalOf({ status, headers }: Response, received: unknown): StudioError {
  const body = toErrorBody(received);
  const seconds = Number(headers.get('retry-after'));
  const wait = seconds > 0 ? { retryAfterS: seconds } : {};
  const isBusy = status === 503 && body.error === 'internal';
  return new StudioError(status, { ...wait, ...body, ...(isBusy ? { error: 'unavailable' } : {}) });
}

function toErrorBody(received: unknown): ErrorBody {
  const isKnown = typeof received === 'object' && received !== null && 'error' in received;
  return isKnown ? (received as ErrorBody) : { error: 'internal' };
}

/** An address with the parameters that have a value. */
export function withQuery(path: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
