import { expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { pageErrorText } from '#core/page-errors.ts';
import { presentError } from '#server/http/rest/present-error.ts';

test('An error has the body that WordPress sends', () => {
  expect(presentError(new AppError('post-not-found'))).toEqual({
    code: 'rest_post_invalid_id',
    message: 'Invalid post ID.',
    data: { status: 404 },
  });
  expect(presentError(new AppError('missing-params', { names: ['id', 'slug'] }))).toEqual({
    code: 'rest_missing_callback_param',
    message: 'Missing parameter(s): id, slug',
    data: { status: 400, params: ['id', 'slug'] },
  });
});

test('Invalid parameters are listed in the order they were found, each with its reason', () => {
  const problem = { code: 'rest_out_of_bounds', message: 'page must be 1.', data: null };
  const problems = new Map([
    ['page', problem],
    ['order', { ...problem, message: 'No.' }],
  ]);
  expect(presentError(new AppError('invalid-params', { problems }))).toEqual({
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): page, order',
    data: {
      status: 400,
      params: { page: 'page must be 1.', order: 'No.' },
      details: { page: problem, order: { ...problem, message: 'No.' } },
    },
  });
});

test('A rejected file reports the line where there is one', () => {
  const refused = { code: 'cut-short', text: 'The file ends early.' };
  const bodyAt = (line: number | null) =>
    presentError(new AppError('photometry-refused', { ...refused, line }));
  expect(bodyAt(7)).toEqual({
    code: 'photometry_cut_short',
    message: 'The file ends early.',
    data: { status: 422, line: 7 },
  });
  expect(bodyAt(null).data).toEqual({ status: 422 });
});

test('An error without a REST presentation is rethrown', () => {
  const error = new AppError('page-not-found');
  expect(() => presentError(error)).toThrow(error);
});

test.each([
  [404, 'error.not-found'],
  [429, 'error.too-many'],
  [503, 'error.busy'],
  [405, 'error.default'],
])('A page that failed with %i shows %s', (status, text) => {
  expect(pageErrorText(status)).toBe(text);
});

test.each([
  [1, '1 luminaire for'],
  [40, '40 luminaires for'],
])('A room that needs more than %i counts them', (maximum, words) => {
  const { message } = presentError(new AppError('room-too-large', { maximum }));
  expect(message).toContain(`more than ${words} the target`);
});
