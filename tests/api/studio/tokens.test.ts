import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TokenScope, tokenScopeNames } from '#core/studio/token-scopes.ts';
import { createApi } from '#server/api/api.ts';
import { deskRoutes } from '#server/api/desk-v1/desk-v1.ts';
import { createStudioApi, studioEndpoints } from '#server/api/studio/studio-api.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { log } from '#server/log.ts';
import { createTestApi, type Json, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

const operator = { id: null, name: 'Operator' };
const routes = Object.entries(deskRoutes) as [string, TokenScope][];
const RECEIVED = '2026-11-20T09:00:00.000Z';

let api: TestApi;
beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  api = await createTestApi();
  const { write } = api.db;
  const kinds = ['message', 'copy', 'warranty-claim', 'warranty-registration'];
  const fields = JSON.stringify([{ name: 'your-name', label: 'Nombre', value: 'Ana Ruiz' }]);
  const rows = kinds.map((kind, at) => ({
    ...{ id: kind, form_id: 100 + at, kind, locale: 'es', email: 'ana@example.test', fields },
    received: RECEIVED.replace('09:00', `09:0${at}`),
  }));
  await write.insertInto('form_submission').values(rows).execute();
  const claim = { submission_id: 'warranty-claim', case_number: 'AC-1', token_digest: 'a' };
  const dates = { received: RECEIVED, updated: RECEIVED };
  const settled = { status: 'settled', sku: 'ALC1200', cost_cents: 4850, cost_currency: 'EUR' };
  await write
    .insertInto('warranty_claim')
    .values({ ...claim, ...dates, ...settled, locale: 'es' })
    .execute();
  const id = { submission_id: 'warranty-claim' };
  await write
    .insertInto('claim_state')
    .values([
      { ...id, position: 0, status: 'received', since: RECEIVED, reason: null },
      { ...id, position: 1, status: 'settled', since: RECEIVED, reason: 'Repaired' },
    ])
    .execute();
  const days = { registered: '2026-11-20', installed: '2026-11-12', ends: '2031-11-12' };
  const registered = {
    submission_id: 'warranty-registration',
    reference: 'R-1',
    token_digest: 'b',
  };
  await write
    .insertInto('warranty_registration')
    .values({ ...registered, ...days, locale: 'es' })
    .execute();
  const item = { sku: 'ALC1200', quantity: 24, term_years: 5, ends: '2031-11-12', position: 0 };
  await write
    .insertInto('warranty_item')
    .values({ ...item, submission_id: 'warranty-registration' })
    .execute();
});
afterAll(() => api.close());

async function makeToken(...scopes: TokenScope[]) {
  const studio = await api.services.studio.open();
  return studio.tokens.make(operator, { name: 'CRM', scopes, days: 30 });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function read(path: string, token: string) {
  const response = await api.request(path, { headers: bearer(token) });
  return { status: response.status, body: (await response.json()) as Json, response };
}

describe('Every list and record of the desk', () => {
  test.each(routes)('%s is opened by its scope alone', async (route, needed) => {
    for (const scope of tokenScopeNames) {
      const { token } = await makeToken(scope);
      for (const path of [`/api${route}`, `/es/api${route}`, `/api/es${route}/`]) {
        const { status, response } = await read(path, token);
        expect([path, scope, status]).toEqual([path, scope, scope === needed ? 200 : 403]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      const single = await read(`/api${route}/none`, token);
      expect([scope, single.status]).toEqual([scope, scope === needed ? 404 : 403]);
    }
  });

  test.each(routes)('%s is closed without a valid token in the header', async (route, needed) => {
    const { id, token } = await makeToken(needed);
    const expired = await makeToken(needed);
    const past = { expires: new Date(0).toISOString() };
    await api.db.write.updateTable('studio_token').set(past).where('id', '=', expired.id).execute();
    const revoked = await makeToken(needed);
    await (await api.services.studio.open()).tokens.revoke(operator, revoked.id);
    const attempts: { headers: Record<string, string>; query?: string }[] = [
      { headers: {} },
      { headers: {}, query: `?token=${token}&access_token=${token}&authorization=${token}` },
      { headers: { cookie: `studio.session_token=${token}; token=${token}` } },
      { headers: { 'x-api-key': token } },
      { headers: bearer(expired.token) },
      { headers: bearer(revoked.token) },
      { headers: bearer(`desk_${id}_${'A'.repeat(43)}`) },
      { headers: bearer(token.slice(0, -1)) },
      { headers: { authorization: `Basic ${btoa(`token:${token}`)}` } },
      { headers: { authorization: token } },
    ];
    for (const [at, { headers, query = '' }] of attempts.entries()) {
      // Wrong tokens are counted by address.
      const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '' });
      const own = createApi(api.services, { siteUrl: SITE_URL, gate });
      for (const path of [`/api${route}${query}`, `/api${route}/${id}${query}`]) {
        const response = await own.request(path, { headers });
        expect([at, path, response.status]).toEqual([at, path, 401]);
        expect(response.headers.get('www-authenticate')).toBe('Bearer realm="desk"');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
  });
});

test('a token opens nothing of the studio', async () => {
  const { token } = await makeToken(...tokenScopeNames);
  const studio = createStudioApi(api.services, { ...api.gate, countRequest: () => {} });
  for (const { method, path, access } of studioEndpoints) {
    if (access === 'public') continue;
    for (const headers of [bearer(token), { cookie: `studio.session_token=${token}` }]) {
      const address = `/studio/api${path.replaceAll(/:\w+/g, 'none')}`;
      const response = await studio.request(address, { method, headers });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
  }
});

test('a token opens nothing else behind the password of the API, and needs none itself', async () => {
  const { token } = await makeToken('claims:read');
  const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '' });
  const own = createApi(api.services, { siteUrl: SITE_URL, basicAuth: 'site:secret', gate });
  const statusOf = async (path: string) =>
    (await own.request(path, { headers: bearer(token) })).status;
  expect(await statusOf('/api/es/desk/v1/claims?per_page=1')).toBe(200);
  for (const path of ['/api/jgm/v1/menu', '/api/desk/v1', '/api/desk/v1/claims/a/b', '/api/desk'])
    expect([path, await statusOf(path)]).toEqual([path, 401]);
});

test('whoever tries tokens has to wait after ten, with the right one too', async () => {
  const { token } = await makeToken('claims:read');
  const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '', trustedProxies: 1 });
  const own = createApi(api.services, { siteUrl: SITE_URL, gate });
  const statusFor = async (sent: string, address: string) => {
    const headers = { ...bearer(sent), 'x-forwarded-for': address };
    return (await own.request('/api/desk/v1/claims', { headers })).status;
  };
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await statusFor(`desk_guess_${tried}`, '192.0.2.7')).toBe(401);
  }
  expect(await statusFor(token, '192.0.2.7')).toBe(429);
  expect(await statusFor(token, '192.0.2.8')).toBe(200);
});

test('one token makes 120 requests a minute, others are not held up', async () => {
  const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '' });
  const own = createApi(api.services, { siteUrl: SITE_URL, gate });
  const [busy, other] = [await makeToken('messages:read'), await makeToken('messages:read')];
  const send = (token: string) =>
    own.request('/api/desk/v1/messages/none', { headers: bearer(token) });
  for (let sent = 0; sent < 120; sent += 1) gate.deskRequests.take(busy.id);
  const refused = await send(busy.token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(other.token)).status).toBe(404);
});

describe('What a token reads', () => {
  let token = '';
  beforeEach(async () => {
    ({ token } = await makeToken(...tokenScopeNames));
  });

  test('messages are all that is no claim and no registration, by pages', async () => {
    const { body, response } = await read('/api/desk/v1/messages?per_page=1', token);
    expect(response.headers.get('x-wp-total')).toBe('2');
    expect(response.headers.get('link')).toContain('page=2');
    expect(body).toMatchObject([{ id: 'copy', kind: 'copy', sender: 'Ana Ruiz', state: 'done' }]);
    const second = await read('/api/desk/v1/messages?per_page=1&page=2', token);
    expect(second.body).toMatchObject([{ id: 'message', received: RECEIVED, state: 'new' }]);
    expect((await read('/api/desk/v1/messages?page=3', token)).status).toBe(400);
    expect((await read('/api/desk/v1/messages?state=lost', token)).status).toBe(400);
    expect((await read('/api/desk/v1/messages/warranty-claim', token)).status).toBe(404);
  });

  test('a claim has its product, history and cost', async () => {
    const { body } = await read('/api/desk/v1/claims/warranty-claim', token);
    expect(body).toMatchObject({
      ...{ id: 'warranty-claim', number: 'AC-1', sku: 'ALC1200', claim_state: 'settled' },
      cost: { amount: 48.5, currency: 'EUR' },
      history: [{ state: 'received' }, { state: 'settled', reason: 'Repaired' }],
      fields: [{ name: 'your-name', label: 'Nombre', value: 'Ana Ruiz' }],
    });
    expect(JSON.stringify(body)).not.toContain('digest');
  });

  test('a registration has its products', async () => {
    const { body } = await read('/api/desk/v1/registrations', token);
    expect(body).toMatchObject([
      {
        ...{ number: 'R-1', installed: '2026-11-12', ends: '2031-11-12' },
        items: [{ sku: 'ALC1200', quantity: 24, years: 5, ends: '2031-11-12' }],
      },
    ]);
  });

  test('what has changed since a second, the earliest first', async () => {
    const studio = await api.services.studio.open();
    await studio.desk.change(operator, 'message', { revision: 1, state: 'in-progress' });
    const query = 'orderby=modified&order=asc';
    const all = await read(`/api/desk/v1/messages?${query}`, token);
    expect(all.body.map(({ id }) => id)).toEqual(['copy', 'message']);
    const modified = String(all.body[1]?.modified);
    const since = `/api/desk/v1/messages?${query}&modified_after=${modified.slice(0, 19)}`;
    expect((await read(since, token)).body.map(({ id }) => id)).toEqual(['message']);
    const later = `${since.slice(0, since.indexOf('&modified_after'))}&modified_after=2099-01-01`;
    expect((await read(later, token)).body).toEqual([]);
  });
});
