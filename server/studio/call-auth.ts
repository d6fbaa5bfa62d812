import { AppError } from '#core/app-error.ts';

/** What the library needs of a request: its cookies, and the browser's name for the list of sessions. */
export type AuthHeaders = { cookie: string | undefined; userAgent: string | undefined };

/** A result with the cookies that the browser shall store. */
export type WithCookies<Result> = { result: Result; cookies: string[] };

const MAX_USER_AGENT = 300;

export function toHeaders({ cookie, userAgent }: AuthHeaders): Headers {
  const headers = new Headers();
  if (cookie) headers.set('cookie', cookie);
  if (userAgent) headers.set('user-agent', userAgent.slice(0, MAX_USER_AGENT));
  return headers;
}

/**
 * Calls a function of the library. What it refuses becomes an error of the site, without the library's reason: nobody
 * learns whether an address has an account.
 *
 * @throws AppError of `refused` where the library refuses; other errors as they are.
 */
export async function callAuth<Result>(
  refused: 'studio-sign-in-refused' | 'studio-signed-out',
  call: () => Promise<{ headers: Headers; response: Result }>,
): Promise<WithCookies<Result>> {
  try {
    const { headers, response } = await call();
    return { result: response, cookies: headers.getSetCookie() };
  } catch (error) {
    if (error instanceof Error && error.name === 'APIError' && isRefusal(error)) {
      throw new AppError(refused);
    }
    throw error;
  }
}

function isRefusal(error: Error): boolean {
  return 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;
}
