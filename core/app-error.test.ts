import { expect, test } from 'vitest';
import { type ErrorId, errors } from './app-error.ts';

const entries = Object.entries(errors) as [ErrorId, { status: number; retryAfterS?: number }][];

/** What RFC 9110 and RFC 6585 say to each kind of error, by the last words of its name. */
const byName: [ending: RegExp, status: number][] = [
  [/-(?:missing|malformed|json|params)$|^missing-|^foreign-post$/, 400],
  [/-signed-out$|-sign-in-refused$|^password-required$/, 401],
  [/-forbidden$|^foreign-site$/, 403],
  [/-not-found$|^variant-without-light$/, 404],
  [/^method-not-/, 405],
  [/-cut-off$/, 408],
  [/-conflict$/, 409],
  [/-link-over$/, 410],
  [/-too-large$/, 413],
  [/^media-type-unsupported$/, 415],
  [/-invalid$|-beyond-limit$/, 422],
  [/-locked$|^too-many-/, 429],
  [/^internal$/, 500],
  [/^api-unreachable$/, 502],
  [/busy$|-unavailable$|-not-stored$|^starting$/, 503],
];

/** WordPress and Typesense, whose APIs these are, respond otherwise; a refused list is a request that cannot be read. */
const otherwise: Partial<Record<ErrorId, number>> = {
  'list-page-not-found': 400,
  'editing-forbidden': 401,
  'creating-forbidden': 401,
  'search-forbidden': 401,
  'search-invalid': 400,
  'selection-refused': 400,
  'project-refused': 400,
  'photometry-refused': 422,
  'luminaire-refused': 422,
  'room-too-large': 422,
};

test.each(entries)('%s has the status that its kind of error has in HTTP', (id, { status }) => {
  const expected = otherwise[id] ?? byName.find(([ending]) => ending.test(id))?.[1];
  expect(status).toBe(expected);
});

test('what passes by itself says when to try again, and nothing else does', () => {
  const seconds = entries.flatMap(([id, { retryAfterS }]) =>
    retryAfterS ? [[id, retryAfterS]] : [],
  );
  expect(Object.fromEntries(seconds)).toEqual({
    busy: 5,
    'storage-unavailable': 30,
    'form-not-stored': 60,
    'captcha-unavailable': 30,
    'selection-busy': 5,
    'project-busy': 5,
    'search-unavailable': 5,
    starting: 1,
  });
  const unavailable = entries.filter(([, { status }]) => status === 503).map(([id]) => id);
  expect(seconds.map(([id]) => id)).toEqual(unavailable);
});
