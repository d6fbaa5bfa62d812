import { type AppError, type ErrorId, errors, type ValuesOf } from '#core/app-error.ts';

export type ErrorBody = {
  code: string;
  message: string;
  data: { status: number; params?: unknown; details?: unknown };
};

/** WordPress's code and message of an error, and its data besides the status. */
type Wording = { code: string; message: string; data?: Record<string, unknown> };

const NOT_ALLOWED = 'Sorry, you are not allowed to do that.';

/** REST presentations of errors: WordPress clients rely on the codes and show the messages. */
const wordings: Partial<{ [Id in ErrorId]: Wording | ((values: ValuesOf<Id>) => Wording) }> = {
  'route-not-found': {
    code: 'rest_no_route',
    message: 'No route was found matching the URL and request method.',
  },
  'method-not-allowed': {
    code: 'rest_method_not_allowed',
    message: 'The request method is not supported here.',
  },
  'foreign-site': { code: 'rest_forbidden', message: NOT_ALLOWED },
  'password-required': { code: 'rest_forbidden', message: NOT_ALLOWED },
  'token-forbidden': ({ scope }) => ({
    code: 'rest_insufficient_scope',
    message: `The token lacks the scope ${scope}.`,
    data: { scope },
  }),
  'too-many-requests': ({ retryAfterS }) => ({
    code: 'rest_too_many_requests',
    message: 'Too many requests. Please wait a few minutes and try again.',
    data: { retry_after: retryAfterS },
  }),
  busy: { code: 'rest_busy', message: 'The server is busy. Please try again in a moment.' },
  'storage-unavailable': {
    code: 'rest_unavailable',
    message: 'The service is not available at the moment. Please try again in a minute.',
  },
  internal: {
    code: 'internal_server_error',
    message: 'There has been a critical error on this website.',
  },
  'missing-params': ({ names }) => ({
    code: 'rest_missing_callback_param',
    message: `Missing parameter(s): ${names.join(', ')}`,
    data: { params: names },
  }),
  'invalid-params': ({ problems }) => ({
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${[...problems.keys()].join(', ')}`,
    data: {
      params: Object.fromEntries([...problems].map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(problems),
    },
  }),
  'invalid-json': { code: 'rest_invalid_json', message: 'Invalid JSON body passed.' },
  'body-malformed': { code: 'rest_invalid_body', message: 'The request body cannot be read.' },
  'body-too-large': { code: 'rest_body_too_large', message: 'The request is too large.' },
  'calculation-too-large': {
    code: 'rest_upload_file_too_big',
    message: 'The body is too large.',
  },
  'upload-too-large': ({ megabytes }) => ({
    code: 'rest_request_too_large',
    message: `The request is larger than ${megabytes} MB.`,
  }),
  'file-too-large': {
    code: 'rest_request_too_large',
    message: 'The file is larger than 10 MB.',
  },
  'media-type-unsupported': {
    code: 'wpcf7_unsupported_media_type',
    message: 'The request payload format is not supported.',
  },
  'method-not-passed-on': {
    code: 'rest_method_not_allowed',
    message: 'Only GET and forms are passed on to the API.',
  },
  'api-unreachable': { code: 'rest_bad_gateway', message: 'The API cannot be reached.' },
  'post-not-found': { code: 'rest_post_invalid_id', message: 'Invalid post ID.' },
  'term-not-found': { code: 'rest_term_invalid', message: 'Term does not exist.' },
  'type-not-found': { code: 'rest_type_invalid', message: 'Invalid post type.' },
  'taxonomy-not-found': { code: 'rest_taxonomy_invalid', message: 'Invalid taxonomy.' },
  'user-not-found': { code: 'rest_user_invalid_id', message: 'Invalid user ID.' },
  'list-page-not-found': {
    code: 'rest_post_invalid_page_number',
    message: 'The page number requested is larger than the number of pages available.',
  },
  'order-term-missing': {
    code: 'rest_no_search_term_defined',
    message: 'You need to define a search term to order by relevance.',
  },
  'order-include-missing': {
    code: 'rest_orderby_include_missing_include',
    message: 'You need to define an include parameter to order by include.',
  },
  'editing-forbidden': ({ what }) => ({
    code: 'rest_forbidden_context',
    message: `Sorry, you are not allowed to edit ${what}.`,
  }),
  'creating-forbidden': {
    code: 'rest_cannot_create',
    message: 'Sorry, you are not allowed to create posts as this user.',
  },
  'form-not-found': {
    code: 'wpcf7_not_found',
    message: 'The requested contact form was not found.',
  },
  'forms-forbidden': {
    code: 'wpcf7_forbidden',
    message: 'You are not allowed to access contact forms.',
  },
  'unit-tag-missing': {
    code: 'wpcf7_unit_tag_not_found',
    message: 'There is no valid unit tag.',
  },
  'project-refused': ({ code, text }) => ({ code, message: text }),
  'project-busy': ({ text }) => ({ code: 'project_busy', message: text }),
  'project-too-large': ({ kilobytes }) => ({
    code: 'project_too_large',
    message: `The request is larger than ${kilobytes} kB.`,
  }),
  'photometry-refused': ({ code, text, line }) => ({
    code: `photometry_${code.replaceAll('-', '_')}`,
    message: text,
    ...(line !== null && { data: { line } }),
  }),
  'variant-without-light': {
    code: 'rest_variation_not_found',
    message: 'There is no light data for this variant.',
  },
  'luminaire-refused': ({ text }) => ({ code: 'luminaire_refused', message: text }),
  'room-too-large': ({ maximum }) => ({
    code: 'room_too_many_luminaires',
    message: `This room needs more than ${maximum} ${maximum === 1 ? 'luminaire' : 'luminaires'} for the target. Check sizes and target, or calculate parts of the room.`,
    data: { maximum },
  }),
};

/** Returns WordPress's body for an error. @throws the error itself where the API has no presentation for it. */
export function presentError(error: AppError): ErrorBody {
  const wording = wordings[error.id];
  if (!wording) throw error;
  // Each function takes the values of its own error name: the types cannot follow the pair.
  const { code, message, data } =
    typeof wording === 'function' ? wording(error.values as never) : wording;
  return { code, message, data: { status: errors[error.id].status, ...data } };
}
