import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { createPolicyReports, limitReports } from '#server/http/policies/policy-reports.ts';
import { log } from '#server/log.ts';

const SITE = 'https://www.example.com';
let logged: unknown[] = [];
let app = new Hono();

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  vi.spyOn(log, 'warn').mockImplementation((facts: unknown) => {
    logged.push(facts);
  });
  const gate = createFormGate({ siteUrl: SITE, dataDir: '', trustedProxies: 1 });
  app = new Hono();
  app.post('/csp-reports', limitReports, createPolicyReports(gate));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function send(body: unknown, address = '192.0.2.1') {
  return app.request('/csp-reports', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** As Firefox and Safari send it. */
const old = (page = '/en', blocked = 'inline') => ({
  'csp-report': {
    'document-uri': `${SITE}${page}`,
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'status-code': 200,
  },
});

/** As Chromium sends it. */
const modern = (page = '/en', blockedURL = 'inline') => ({
  age: 12,
  type: 'csp-violation',
  url: `${SITE}${page}`,
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL,
    disposition: 'enforce',
    documentURL: `${SITE}${page}`,
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'self'",
    statusCode: 200,
  },
});

const lines = () => {
  vi.advanceTimersByTime(60_000);
  return logged;
};
const violation = (facts: object) => ({
  page: '/en',
  directive: 'script-src-elem',
  blocked: 'inline',
  count: 1,
  ...facts,
});

describe('Reports about the content policy', () => {
  test('of both kinds are logged in one line, with how often each came', async () => {
    expect((await send(old())).status).toBe(204);
    expect((await send([modern(), { type: 'deprecation' }, modern('/es')])).status).toBe(204);
    expect(logged).toEqual([]);
    const violations = [violation({ count: 2 }), violation({ page: '/es' })];
    expect(lines()).toEqual([{ violations, others: 0 }]);
  });

  test('are logged without queries, secrets and what follows the origin of another site', async () => {
    const secret = 'a'.repeat(43);
    await send(old(`/en/claims/${secret}?mail=ana@example.com`, 'https://ads.example.net/x?id=1'));
    await send(old('/en', 'data:text/html,<b>'));
    const [first, second] = [
      violation({ page: '/en/claims/…', blocked: 'https://ads.example.net' }),
      violation({ blocked: 'data:' }),
    ];
    expect(lines()).toEqual([{ violations: [first, second], others: 0 }]);
  });

  test('begin a new line after a minute', async () => {
    await send(old());
    expect(lines()).toHaveLength(1);
    expect(lines()).toHaveLength(1);
    await send(old('/es'));
    expect(lines()).toHaveLength(2);
  });

  test('of ever new kinds fill no memory', async () => {
    for (let sent = 0; sent < 100; sent++) await send(old(`/en/${sent}`), `192.0.2.${sent}`);
    expect(lines()).toEqual([
      { violations: expect.toSatisfy((kinds: unknown[]) => kinds.length === 40), others: 60 },
    ]);
  });

  test('are limited for each visitor and in all, and say when to come again', async () => {
    const statuses = async (count: number, addressOf: (sent: number) => string) => {
      const all: number[] = [];
      for (let sent = 0; sent < count; sent++) {
        all.push((await send(old(), addressOf(sent))).status);
      }
      return [204, 429].map((status) => all.filter((one) => one === status).length);
    };
    expect(await statuses(40, () => '192.0.2.1')).toEqual([30, 10]);
    expect(await statuses(300, (sent) => `198.51.100.${sent % 200}`)).toEqual([270, 30]);
    const refused = await send(old(), '203.0.113.9');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['without JSON', '<script>', 400],
    ['with something else', { a: 1 }, 400],
    ['with a long body', 'x'.repeat(40_000), 413],
  ])('%s are refused, and nothing of them comes back', async (_name, body, status) => {
    const response = await send(body);
    expect([response.status, await response.text()]).toEqual([status, '']);
    expect(lines()).toEqual([]);
  });
});
