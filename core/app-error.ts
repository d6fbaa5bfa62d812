import { pageErrors } from '#core/page-errors.ts';
import type { Said } from '#core/say.ts';

type ErrorEntry = {
  /** HTTP status of the response. */
  status: number;
  /** Key of the text shown on pages; the API's texts are defined with its wire format. */
  text?: string;
  /** Log level; null for errors caused by the client. */
  level: 'error' | null;
  /** Seconds after which the same request may succeed, unless the error itself has a number. */
  retryAfterS?: number;
};

/** Every error that becomes a response: its name, status, text and log level. */
export const errors = {
  ...pageErrors,
  // Requests
  'route-not-found': { status: 404, level: null },
  'method-not-allowed': { status: 405, level: null },
  'foreign-site': { status: 403, level: null },
  'foreign-post': { status: 400, level: null },
  'password-required': { status: 401, level: null },
  'token-forbidden': { status: 403, level: null },
  'missing-params': { status: 400, level: null },
  'invalid-params': { status: 400, level: null },
  'invalid-json': { status: 400, level: null },
  'body-malformed': { status: 400, level: null },
  'body-too-large': { status: 413, level: null },
  'calculation-too-large': { status: 413, level: null },
  'upload-too-large': { status: 413, level: null },
  'file-too-large': { status: 413, level: null },
  'media-type-unsupported': { status: 415, level: null },
  'method-not-passed-on': { status: 405, level: null },
  'api-unreachable': { status: 502, level: 'error' },
  /** Database or disk. What is wrong is logged once, where it is noticed. */
  'storage-unavailable': { status: 503, level: null, retryAfterS: 30 },
  // Records
  'post-not-found': { status: 404, level: null },
  'term-not-found': { status: 404, level: null },
  'type-not-found': { status: 404, level: null },
  'taxonomy-not-found': { status: 404, level: null },
  'user-not-found': { status: 404, level: null },
  'list-page-not-found': { status: 400, level: null },
  'order-term-missing': { status: 400, level: null },
  'order-include-missing': { status: 400, level: null },
  'editing-forbidden': { status: 401, level: null },
  'creating-forbidden': { status: 401, level: null },
  // Forms
  'form-not-found': { status: 404, level: null },
  'forms-forbidden': { status: 403, level: null },
  'unit-tag-missing': { status: 400, level: null },
  'form-invalid': { status: 422, level: null },
  'form-not-stored': { status: 503, level: 'error', retryAfterS: 60 },
  'captcha-unavailable': { status: 503, level: null, retryAfterS: 30 },
  // Archives, project lists, photometry, rooms
  'selection-refused': { status: 400, level: null },
  'selection-busy': { status: 503, level: null, retryAfterS: 5 },
  'selection-too-large': { status: 413, level: null },
  'project-refused': { status: 400, level: null },
  'project-busy': { status: 503, level: null, retryAfterS: 5 },
  'project-too-large': { status: 413, level: null },
  'photometry-refused': { status: 422, level: null },
  'variant-without-light': { status: 404, level: null },
  'luminaire-refused': { status: 422, level: null },
  'room-too-large': { status: 422, level: null },
  // The search, in Typesense's own words (`SearchError`)
  'search-invalid': { status: 400, level: null },
  'search-forbidden': { status: 401, level: null },
  'search-not-found': { status: 404, level: null },
  'search-conflict': { status: 409, level: null },
  'search-beyond-limit': { status: 422, level: null },
  'search-locked': { status: 429, level: null },
  'search-unavailable': { status: 503, level: null, retryAfterS: 5 },
  'search-cut-off': { status: 408, level: null },
  // The studio
  'studio-signed-out': { status: 401, level: null },
  'studio-sign-in-refused': { status: 401, level: null },
  'studio-forbidden': { status: 403, level: null },
  'studio-not-found': { status: 404, level: null },
  'studio-link-over': { status: 410, level: null },
  'studio-invalid': { status: 422, level: null },
  'studio-conflict': { status: 409, level: null },
  // The process
  starting: { status: 503, level: null, retryAfterS: 1 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorId = keyof typeof errors;

/** What is wrong with one parameter, in WordPress's terms. */
export type ParamProblem = {
  code: string;
  message: string;
  data: Record<string, unknown> | null;
};

/** What is wrong with one field of the studio: `code` is the key of its text. */
export type StudioProblem = { field: string; code: string; limit?: number };

/** Why the studio cannot do something as things are. */
type StudioConflict = {
  /** Key of its text. */
  code: string;
  product?: string;
  /** Edits of fields that somebody else has changed. */
  conflicts?: unknown[];
  /** Of the file as it is now. */
  hash?: string;
  /** What is wrong with the content. */
  errors?: { problem: Said; whatToDo: Said }[];
};

/** Details of each error beside its name. Errors that are not listed have none. */
type ErrorValues = {
  'method-not-allowed': { allow: string };
  'too-many-requests': { retryAfterS: number };
  'token-forbidden': { scope: string };
  'missing-params': { names: string[] };
  /** By the name of the parameter, in reporting order. */
  'invalid-params': { problems: Map<string, ParamProblem> };
  'upload-too-large': { megabytes: number };
  'project-too-large': { kilobytes: number };
  'editing-forbidden': { what: string };
  /** The texts of archives and lists are in the language of the request. */
  'selection-refused': { text: string };
  'selection-busy': { text: string };
  'project-refused': { code: string; text: string };
  'project-busy': { text: string };
  /** The finding's code, its text in the language of the request, and the line of the file where there is one. */
  'photometry-refused': { code: string; text: string; line: number | null };
  /** Why a calculation does not take a luminaire, in the language of the request. */
  'luminaire-refused': { text: string };
  'room-too-large': { maximum: number };
  'studio-invalid': { problems: StudioProblem[] };
  'studio-conflict': StudioConflict;
};

export type ValuesOf<Id extends ErrorId> = Id extends keyof ErrorValues ? ErrorValues[Id] : null;

type ValueArguments<Id extends ErrorId> = Id extends keyof ErrorValues ? [ErrorValues[Id]] : [];

/** An error meant as the response to a request. Each handler presents it in its own format. */
export class AppError<Id extends ErrorId = ErrorId> extends Error {
  readonly id: Id;
  readonly values: ValuesOf<Id>;
  readonly status: number;
  /** Seconds after which the same request may succeed; null if a retry does not help. */
  readonly retryAfterS: number | null;

  constructor(id: Id, ...[values]: ValueArguments<Id>) {
    super(id);
    this.name = 'AppError';
    this.id = id;
    this.values = (values ?? null) as ValuesOf<Id>;
    this.status = errors[id].status;
    this.retryAfterS = retryAfterOf(id, values ?? null);
  }
}

function retryAfterOf(id: ErrorId, values: object | null): number | null {
  if (values && 'retryAfterS' in values) return Number(values.retryAfterS);
  const entry: ErrorEntry = errors[id];
  return entry.retryAfterS ?? null;
}

/** Returns true when a thrown value is the error of this name; its values are typed then. */
export function isAppError<Id extends ErrorId>(error: unknown, id: Id): error is AppError<Id> {
  // By name: the build of the pages has a class of its own.
  return error instanceof Error && error.name === 'AppError' && 'id' in error && error.id === id;
}
