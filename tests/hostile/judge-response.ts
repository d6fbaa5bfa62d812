import type { RawRequest, RawResponse } from './raw-request.ts';

/** Markup that a request tries to bring into a page; `hostile` is a word of no text. */
export const MARKUP = '<hostile-x onerror=alert(1)>"\'';
/** A header that a request tries to bring into a response. */
export const SPLIT = 'x-hostile';

/** What a response must never say: traces, files of the server, statements of the database. */
const LEAKS = [
  /\bat [\w.<>]+ \(?(?:file:\/\/|node:|\/)[^\s)]+:\d+:\d+/,
  /node_modules\//,
  /\/(?:work|home|root|tmp|var\/lib)\/[\w-]+\//,
  /SQLITE_|SqliteError|syntax error at or near/,
  /\b(?:TypeError|RangeError|ReferenceError|ZodError): /,
];
const ETC_PASSWD = /root:.*:0:0:/;

/** Returns what is wrong with a response; null if nothing is. */
export function judge({ head, status, body }: RawResponse, request: RawRequest): string | null {
  const isDeliberate = status === 503 && /\nretry-after: \d/.test(head);
  // A response that says: this method or protocol is not implemented.
  const isUnknown = status === 501 || status === 505;
  if (status >= 500 && !isDeliberate && !isUnknown) return `status ${status}`;
  if (status === 429 && !/\nretry-after: \d/.test(head)) return '429 without Retry-After';
  if (new RegExp(`\\n${SPLIT}:`).test(head)) return 'a header was brought in';
  const location = /\nlocation: (\S*)/.exec(head)?.[1] ?? '';
  if (/^(\/\/|\/\\|https?:\/\/(?!(localhost|127\.0\.0\.1|www\.example\.com)))/.test(location)) {
    return `redirected to ${location}`;
  }
  const type = /\ncontent-type: (\S*)/.exec(head)?.[1] ?? '';
  if (/html|svg|xml/.test(type) && body.includes('<hostile-x')) return 'markup was brought in';
  if (ETC_PASSWD.test(body)) return 'a file of the machine was sent';
  if (!/text|json|html/.test(type) || request.kind === 'plain') return null;
  const leak = LEAKS.find((pattern) => pattern.test(body) && !pattern.test(request.target));
  return leak ? `the body has ${leak.exec(body)?.[0]}` : null;
}
