/** What is wrong with one parameter. */
export type ParamProblem = {
  code: string;
  message: string;
  data: Record<string, unknown> | null;
};

export type ErrorBody = {
  code: string;
  message: string;
  data: { status: number; params?: unknown; details?: unknown };
};

/** An answer other than 200, with the body WordPress gives for it. */
export class RestError extends Error {
  readonly code: string;
  readonly status: number;
  data: Record<string, unknown> = {};

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** Gives clients more to read than the status. */
  withData(data: Record<string, unknown>): this {
    this.data = data;
    return this;
  }

  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      data: { status: this.status, ...this.data },
    };
  }
}

/** Unknown routes, and methods that a route does not have. */
export function noRoute(): RestError {
  const message = 'No route was found matching the URL and request method.';
  return new RestError('rest_no_route', message, 404);
}

export function invalidPostId(): RestError {
  return new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);
}

export function invalidTerm(): RestError {
  return new RestError('rest_term_invalid', 'Term does not exist.', 404);
}

export function invalidPageNumber(): RestError {
  const message = 'The page number requested is larger than the number of pages available.';
  return new RestError('rest_post_invalid_page_number', message, 400);
}

/** @param problems by the name of the parameter, in the order they are reported. */
export function invalidParams(problems: Map<string, ParamProblem>): RestError {
  const names = [...problems.keys()].join(', ');
  return new RestError('rest_invalid_param', `Invalid parameter(s): ${names}`, 400).withData({
    params: Object.fromEntries([...problems].map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(problems),
  });
}

export function missingParams(names: string[]): RestError {
  const message = `Missing parameter(s): ${names.join(', ')}`;
  return new RestError('rest_missing_callback_param', message, 400).withData({ params: names });
}

/** Too much is being computed for others; the same request succeeds a little later. */
export function busy(): RestError {
  return new RestError('rest_busy', 'The server is busy. Please try again in a moment.', 503);
}
