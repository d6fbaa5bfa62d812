import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { isAllowed, type Role, roles } from '#core/studio/role-permissions.ts';
import { createStudioApi, studioEndpoints } from '#server/api/studio/studio-api.ts';
import type { StudioEndpoint } from '#server/api/studio/studio-endpoint.ts';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import { openDatabase } from '#server/db/client.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { createUsage } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';
import { createStudio } from '#server/studio/create-studio.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import {
  cookieHeader,
  fixtureSources,
  noWarranties,
  PASSWORD,
  SITE,
  tokenOf,
} from '#server/studio/studio.fixtures.ts';
import {
  ODD_REQUESTS,
  ODD_TEXTS,
  OUTSIDE_PAGES,
  WRONG_FILTERS,
} from '#tests/api/studio/hostile-queries.ts';

type Sent = { cookie?: string; body?: unknown; headers?: Record<string, string> };

const cookies = new Map<Role, string>();
let close = async () => {};
let request: (method: string, path: string, sent?: Sent) => Promise<Response>;

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-'));
  const db = await openDatabase({ dataDir });
  const usage = createUsage();
  const studio = createStudio({
    db,
    personal: composePersonalData(db, openSiteFiles({ dataDir })),
    siteUrl: SITE,
    usage,
    listPromises: async () => new Map(),
    listTemplates: async () => [],
    ...fixtureSources,
    contentFiles: { media: openSiteFiles({ dataDir }).media, room: { admits: async () => true } },
    openMails: async () => ({
      queueLink: async () => true,
      writeResponse: () => {
        throw new Error('There is no message here.');
      },
    }),
    onMail: () => {},
    ...noWarranties,
  });
  // Limits are the subject of other tests.
  const gate = { ...createFormGate({ siteUrl: SITE, dataDir, usage }), countRequest: () => {} };
  const api = createStudioApi({ studio }, gate);
  close = async () => {
    await usage.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  };
  request = async (method, path, { cookie, body, headers } = {}) =>
    api.request(`/studio/api${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  for (const role of roles) {
    const email = `${role}@lumbrera.example`;
    const invitation = { name: role, email, role, locale: 'en' as const };
    const { path } = await givePersonAccess(db, invitation, Date.now());
    await request('POST', '/access/password', {
      body: { token: tokenOf(path), password: PASSWORD },
    });
    const entered = await request('POST', '/access/sign-in', {
      body: { email, password: PASSWORD },
    });
    expect(entered.status).toBe(200);
    cookies.set(role, cookieHeader(entered.headers.getSetCookie()));
  }
});

afterAll(() => close());

const addressOf = ({ path }: StudioEndpoint) => path.replaceAll(/:\w+/g, 'none');
const title = (endpoint: StudioEndpoint) => `${endpoint.method} ${endpoint.path}`;
const guarded = studioEndpoints.filter(({ access }) => access !== 'public');
/** Refused before anything is read: no body is sent. */
const requestBare = (endpoint: StudioEndpoint, sent?: Sent) =>
  request(endpoint.method, addressOf(endpoint), sent);
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe('Every endpoint of the studio', () => {
  test('is one of these without a session', () => {
    const open = studioEndpoints.filter(({ access }) => access === 'public').map(title);
    expect(open).toEqual([
      'POST /access/sign-in',
      'POST /access/second-factor',
      'POST /access/passkey-options',
      'POST /access/passkey',
      'POST /access/forgotten',
      'POST /access/link',
      'POST /access/password',
      'GET /access/session',
    ]);
  });

  test.each(guarded.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s refuses who has no session, an invented one, one that has ended, or a session of elsewhere',
    async (_title, endpoint) => {
      const [name = '', value = ''] = (cookies.get('admin') ?? '').split('=', 2);
      const [token = ''] = decodeURIComponent(value).split('.');
      const forged = [
        undefined,
        `${name}=`,
        `${name}=invented`,
        // A token that exists, without the signature, or with another.
        `${name}=${token}`,
        `${name}=${token}.${'A'.repeat(43)}%3D`,
        `studio.session_token=${value}`,
        `${name}=${value.slice(0, -6)}AAAAAA`,
      ];
      for (const cookie of forged) {
        const response = await requestBare(endpoint, { ...(cookie && { cookie }) });
        expect([cookie, response.status]).toEqual([cookie, 401]);
        expect(await errorOf(response)).toBe('studio-signed-out');
      }
    },
  );

  test.each(guarded.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s is refused to the roles that lack its permission, and to no other',
    async (_title, endpoint) => {
      for (const role of roles) {
        if (endpoint.path === '/access/sign-out' || endpoint.path.endsWith('/end-others')) continue;
        const response = await requestBare(endpoint, { cookie: cookies.get(role) ?? '' });
        const { access } = endpoint;
        const may = access === 'signed-in' || (access !== 'public' && isAllowed(role, access));
        expect([role, response.status === 403]).toEqual([role, !may]);
        expect([role, response.status < 500]).toEqual([role, true]);
      }
    },
  );

  test.each(studioEndpoints.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s refuses other sites, and is never cached',
    async (_title, endpoint) => {
      const cookie = cookies.get('admin') ?? '';
      for (const headers of [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { origin: SITE.replace('https:', 'http:'), host: new URL(SITE).host },
        { origin: 'http://localhost' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const response = await requestBare(endpoint, { cookie, headers });
        expect(response.status).toBe(403);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      const own = { cookie: '', headers: { origin: SITE, 'sec-fetch-site': 'same-origin' } };
      expect((await requestBare(endpoint, own)).status).not.toBe(403);
    },
  );

  test.each(
    studioEndpoints
      .filter(({ body, access }) => body && access !== 'public')
      .map((endpoint) => [title(endpoint), endpoint] as const),
  )('%s takes JSON only, and says which fields are wrong', async (_title, endpoint) => {
    const cookie = cookies.get('admin') ?? '';
    const form = await request(endpoint.method, addressOf(endpoint), {
      cookie,
      headers: { 'content-type': 'text/plain' },
      body: { role: 'admin' },
    });
    expect(form.status).toBe(415);
    if (endpoint.method === 'PATCH') return;
    const empty = await request(endpoint.method, addressOf(endpoint), { cookie, body: {} });
    expect(empty.status).toBe(422);
    expect(await empty.json()).toMatchObject({ error: 'studio-invalid' });
  });

  const lists = studioEndpoints.filter(
    ({ method, query }) =>
      method === 'GET' && query instanceof z.ZodObject && 'limit' in query.shape,
  );
  test.each(lists.map((endpoint) => [title(endpoint), endpoint] as const))(
    '%s has pages of a size, and none before the first',
    async (_title, endpoint) => {
      const cookie = cookies.get('admin') ?? '';
      const read = async (query: string) =>
        (await request('GET', `${addressOf(endpoint)}?${query}`, { cookie })).status;
      const statuses = await Promise.all(
        OUTSIDE_PAGES.map(async (query) => [query, await read(query)]),
      );
      // A name that no parameter has is no parameter.
      const refused = statuses.filter(([, status]) => status !== 422).map(([query]) => query);
      expect(refused).toEqual(['limit[]=5']);
      expect([200, 404]).toContain(await read(`offset=${Number.MAX_SAFE_INTEGER - 200}`));
    },
  );

  test.each(WRONG_FILTERS)(
    'Messages are sorted and filtered by what the list has: %s',
    async (query) => {
      const cookie = cookies.get('admin') ?? '';
      for (const file of ['', '.csv', '.xlsx']) {
        const response = await request('GET', `/messages${file}?${encodeURI(query)}`, { cookie });
        expect([file, response.status]).toEqual([file, 422]);
      }
    },
  );

  test.each(ODD_TEXTS)('Any text can be searched for: %j', async (text) => {
    const cookie = cookies.get('admin') ?? '';
    const path = `/messages?text=${encodeURIComponent(text)}`;
    const response = await request('GET', path, { cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ items: [], total: 0 });
  });
});

test.each(ODD_REQUESTS)(
  '%s %s with %j is no error of the server',
  async (method, path, body, status) => {
    const cookie = cookies.get('admin') ?? '';
    expect((await request(method, path, { cookie, body })).status).toBe(status);
  },
);

describe('A person', () => {
  test("neither reads nor removes another person's views", async () => {
    const cookie = cookies.get('admin') ?? '';
    const listViews = async () => {
      const response = await request('GET', '/messages/views', { cookie });
      return ((await response.json()) as { items: { id: string; name: string }[] }).items;
    };
    await request('POST', '/messages/views', { cookie, body: { name: 'Mine', filter: {} } });
    const [{ id } = { id: '' }] = await listViews();
    const other = { cookie: cookies.get('desk') ?? '' };
    expect(await (await request('GET', '/messages/views', other)).json()).toEqual({ items: [] });
    await request('POST', '/messages/views', { ...other, body: { name: 'Mine', filter: {} } });
    await request('DELETE', `/messages/views/${id}`, other);
    expect(await listViews()).toMatchObject([{ id, name: 'Mine' }]);
  });

  test("cannot end another person's session or remove another's passkey", async () => {
    const all = await request('GET', '/access/sessions', { cookie: cookies.get('admin') ?? '' });
    const { items } = (await all.json()) as { items: { id: string }[] };
    const path = `/access/sessions/${items[0]?.id}`;
    const response = await request('DELETE', path, { cookie: cookies.get('desk') ?? '' });
    expect(response.status).toBe(404);
    const still = await request('GET', '/access/session', { cookie: cookies.get('admin') ?? '' });
    expect(await still.json()).toMatchObject({ person: { role: 'admin' } });
  });

  test('cannot give itself another role by fields that an endpoint does not know', async () => {
    const cookie = cookies.get('desk') ?? '';
    const body = { current: PASSWORD, password: `${PASSWORD} otra vez`, role: 'admin', id: 'x' };
    const changed = await request('POST', '/access/password/change', { cookie, body });
    expect(changed.status).toBe(204);
    const renewed = cookieHeader(changed.headers.getSetCookie());
    const session = await request('GET', '/access/session', { cookie: renewed });
    expect(await session.json()).toMatchObject({ person: { role: 'desk' } });
    // The session of before has ended with the old password.
    expect((await request('GET', '/access/own', { cookie })).status).toBe(401);
  });

  test('gets a new session at each sign-in, whatever cookie was sent', async () => {
    const before = cookies.get('editor') ?? '';
    const body = { email: 'editor@lumbrera.example', password: PASSWORD };
    const entered = await request('POST', '/access/sign-in', { cookie: before, body });
    const after = cookieHeader(entered.headers.getSetCookie());
    expect(after).not.toBe('');
    expect(after).not.toBe(before);
  });
});

test('unknown addresses of the studio are not found, whoever requests them', async () => {
  for (const path of ['/', '/nothing', '/access/sign-up/email', '/auth/sign-in/email']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await request(method, path, { cookie: cookies.get('admin') ?? '' });
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
  }
});
