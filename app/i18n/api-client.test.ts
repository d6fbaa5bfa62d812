import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJson, postForm } from '#app/i18n/api-client.ts';

const MEGABYTE = 1_000_000;
const send = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: new URL('https://www.example.com/en/contact') });
  vi.stubGlobal('fetch', send);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  send.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function formOf(bytes: number): FormData {
  const body = new FormData();
  body.set('your-name', 'Ana');
  if (bytes > 0) body.set('invoice', new File([new Uint8Array(bytes)], 'invoice.pdf'));
  return body;
}

test('postForm returns the response of the site, whatever its status', async () => {
  send.mockResolvedValue(Response.json({ status: 'mail_failed' }, { status: 503 }));
  expect(await postForm('es', 'contact-form-7/v1/x', formOf(0))).toEqual({ status: 'mail_failed' });
  expect(send.mock.calls[0]?.[0].pathname).toMatch(/contact-form-7\/v1\/x$/);
});

test('a response of a proxy does not count as the response of the site', async () => {
  send.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await postForm('en', 'x', formOf(0))).toBe(null);
});

const cut = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });

test.each([
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a truncated response', async () => new Response(cut())],
])('%s leaves open whether the form has arrived', async (_name, response) => {
  send.mockImplementation(response);
  expect(await postForm('en', 'x', formOf(0))).toBe(undefined);
});

test.each([
  ['without a file times out after 45 seconds', 0, 45_000],
  ['with ten megabytes has the time that a slow line takes for them', 10 * MEGABYTE, 445_000],
])('a form %s', async (_name, bytes, limitMs) => {
  send.mockReturnValue(new Promise(() => {}));
  let response: unknown = 'none yet';
  const sent = postForm('en', 'x', formOf(bytes)).then((value) => {
    response = value;
  });
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(response).toBe('none yet');
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(response).toBe(undefined);
});

test('after a redirect to an address with a token, further requests go below it', async () => {
  const redirected = 'https://www.example.com/site-api/~token.1/jgm/v1/menu?a=1';
  const redirect = (url: string) =>
    Object.defineProperties(Response.json({}), {
      redirected: { value: true },
      url: { value: url },
    });
  send.mockResolvedValueOnce(redirect(redirected));
  await getJson('en', 'jgm/v1/menu');
  send.mockResolvedValue(Response.json({}));
  await getJson('es', 'jgm/v1/options');
  expect(send.mock.calls[1]?.[0].pathname).toBe('/site-api/~token.1/es/jgm/v1/options');
  await postForm('en', 'x', formOf(0));
  expect(send.mock.calls[2]?.[0].pathname).toBe('/site-api/~token.1/x');
});
