import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECURITY_TXT, securityTxt } from '#server/http/policies/security-txt.ts';

const SITE = 'https://www.example.com';
const read = async (contact?: string, siteUrl = SITE) => {
  const app = new Hono().get('/.well-known/*', securityTxt(siteUrl, contact));
  const response = await app.request(SECURITY_TXT);
  const lines = (await response.text()).trim().split('\n');
  const fields = lines.map((line) => line.split(': ', 2));
  return { status: response.status, type: response.headers.get('content-type'), fields };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// Example of the fields: RFC 9116, sections 2.5 and 3.
test('security.txt has the required fields of RFC 9116', async () => {
  vi.setSystemTime('2026-11-25T17:30:00Z');
  const { status, type, fields } = await read('mailto:security@example.com');
  expect([status, type]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(fields).toEqual([
    ['Contact', 'mailto:security@example.com'],
    ['Expires', '2027-05-24T00:00:00.000Z'],
    ['Preferred-Languages', 'en, es'],
    ['Canonical', `${SITE}/.well-known/security.txt`],
  ]);
});

test.each(['2026-12-31T23:59:59Z', '2028-02-29T00:00:00Z', '2031-06-30T12:00:00Z'])(
  'it has not expired on %s, and expires within a year',
  async (now) => {
    vi.setSystemTime(now);
    const { fields } = await read();
    const ahead = Date.parse(fields[1]?.[1] ?? '') - Date.parse(now);
    expect(ahead).toBeGreaterThan(170 * 86_400_000);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  },
);

test('the contact page is the contact where none is configured, and the site has TLS', async () => {
  const { fields } = await read();
  expect(fields[0]).toEqual(['Contact', `${SITE}/en/contact`]);
  expect((await read(undefined, 'http://localhost:3000')).status).toBe(404);
});
