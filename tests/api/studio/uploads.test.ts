import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_DRAWING_BYTES, MAX_UPLOAD_BYTES } from '#core/studio/changes/change-set.ts';
import type { ListedMedia, MediaPage } from '#core/studio/media/media-item.ts';
import type { Role } from '#core/studio/role-permissions.ts';
import { createStudioApi } from '#server/api/studio/studio-api.ts';
import { log } from '#server/log.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { cookieHeader, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const IMAGES = 'catalogue/products/nim120/images';
const FRONT = `${IMAGES}/front.webp`;
const OCTETS = 'application/octet-stream';

type Bytes = Uint8Array<ArrayBuffer>;

const sourceOf = async (path: string): Promise<Bytes> =>
  new Uint8Array(await readFile(`server/import/fixtures/content/${path}`));
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const draw = async (background: string): Promise<Bytes> =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .webp()
      .toBuffer(),
  );

let site: TestApi;
let studio: ReturnType<typeof createStudioApi>;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  site = await createTestApi();
  studio = createStudioApi(site.services, { ...site.gate, countRequest: () => {} });
  for (const role of ['desk', 'editor', 'publisher'] as const) {
    const email = `${role}@lumbrera.example`;
    const invitation = { name: role, email, role, locale: 'en' as const };
    const { path } = await givePersonAccess(site.db, invitation, Date.now());
    await sendJson('/access/password', { token: tokenOf(path), password: PASSWORD });
    const entered = await sendJson('/access/sign-in', { email, password: PASSWORD });
    cookies.set(role, cookieHeader(entered.headers.getSetCookie()));
  }
});
afterAll(async () => {
  await site.services.contentChecks.close();
  await site.close();
});

function sendJson(path: string, body: object): Response | Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: cookies.get('editor') ?? '' };
  return studio.request(`/studio/api${path}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
}

async function begin(title: string) {
  const response = await sendJson('/changes', { title, why: '' });
  const { id } = (await response.json()) as { id: string };
  const address = (rest: string, query: Record<string, string>) =>
    `/studio/api/changes/${id}/media${rest}?${new URLSearchParams(query)}`;
  const get = (rest: string, query: Record<string, string> = {}, role: Role = 'editor') =>
    studio.request(address(rest, query), { headers: { cookie: cookies.get(role) ?? '' } });
  const put = (
    path: string,
    body: Bytes,
    sent: { hash?: string; role?: Role; type?: string } = {},
  ) =>
    studio.request(address('/file', { path, hash: sent.hash ?? '' }), {
      ...{ method: 'PUT', body },
      headers: {
        'content-type': sent.type ?? OCTETS,
        cookie: cookies.get(sent.role ?? 'editor') ?? '',
      },
    });
  const read = async <Body>(rest: string, query: Record<string, string> = {}) =>
    (await (await get(rest, query)).json()) as Body;
  const refusal = async (path: string, body: Bytes, hash = '') => {
    const { problems, code, error } = (await (await put(path, body, { hash })).json()) as {
      problems?: { code: string }[];
      code?: string;
      error: string;
    };
    return problems?.[0]?.code ?? code ?? error;
  };
  return { id, get, put, read, refusal };
}

describe('A file that is uploaded into a change set', () => {
  test('is in its library, with what uses it, and nowhere on the public site', async () => {
    const { id, put, read, get } = await begin('Red front');
    const before = await read<ListedMedia>('/file', { path: FRONT });
    expect(before).toMatchObject({ kind: 'picture', hash: digest(await sourceOf(FRONT)) });
    expect(before.uses).toMatchObject([
      {
        file: 'catalogue/products/nim120/product.yaml',
        field: 'images.1.file',
        alt: { en: 'Nimba 120 from the front', es: 'Nimba 120 de frente' },
      },
    ]);
    const red = await draw('red');
    const sent = await put(FRONT, red, { hash: before.hash });
    expect([sent.status, await sent.json()]).toEqual([200, { sameAs: [] }]);
    const after = await read<ListedMedia>('/file', { path: FRONT });
    expect(after).toMatchObject({
      ...{ hash: digest(red), sizeBytes: red.length, width: 60, height: 40 },
      ...{ isChanged: true, uses: before.uses },
    });
    const bytes = await get('/bytes', { path: FRONT });
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(red);
    expect(bytes.headers.get('content-disposition')).toBe('attachment; filename="front.webp"');
    expect(bytes.headers.get('content-type')).toBe(OCTETS);
    expect(bytes.headers.get('cache-control')).toBe('no-store');
    expect(bytes.headers.get('content-security-policy')).toContain("default-src 'none'");
    const picture = await get('/picture', { path: FRONT });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await site.services.files.openMedia(digest(red).slice(0, 16))).toBeNull();
    expect(await site.services.images.picture(digest(red).slice(0, 16), 160, 'webp')).toBeNull();

    const old = await get('/picture', { path: FRONT, base: '1' });
    expect(old.status).toBe(200);
    const studioApi = await site.services.studio.open();
    const [person] = await studioApi.people.list();
    const actor = { id: person?.id ?? '', name: 'Ada', role: 'editor' };
    await studioApi.changes.revertFile(actor, { id, path: FRONT });
    expect(await read<ListedMedia>('/file', { path: FRONT })).toMatchObject({
      ...{ hash: before.hash, isChanged: false },
    });
  });

  test('is one of few that match a search, its kind, its use or its copies', async () => {
    const { put, read } = await begin('Search');
    const blue = await draw('blue');
    await put(`${IMAGES}/blue.webp`, blue);
    const again = await put('media/scenes/azure.webp', blue);
    expect(await again.json()).toEqual({ sameAs: [`${IMAGES}/blue.webp`] });
    const pathsOf = async (query: Record<string, string>) =>
      (await read<MediaPage>('', query)).items.map(({ path }) => path);
    expect(await pathsOf({ only: 'changed' })).toEqual([
      ...[`${IMAGES}/blue.webp`, 'media/scenes/azure.webp'],
    ]);
    expect(await pathsOf({ only: 'unused', kind: 'picture', under: IMAGES })).toEqual([
      `${IMAGES}/blue.webp`,
    ]);
    expect(await pathsOf({ only: 'twice', q: 'azure' })).toEqual(['media/scenes/azure.webp']);
    expect(await pathsOf({ q: 'nimba frente' })).toEqual([FRONT]);
    const { total, counts, items } = await read<MediaPage>('', { kind: 'model', limit: '1' });
    expect([total, counts.model, items.length]).toEqual([1, 1, 1]);
    expect(counts.picture).toBeGreaterThan(3);
  });

  test('is refused to roles without the permission, and to forms of other sites', async () => {
    const { get, put } = await begin('Roles');
    const red = await draw('red');
    expect((await put(`${IMAGES}/a.webp`, red, { role: 'desk' })).status).toBe(403);
    for (const rest of ['', '/file', '/bytes', '/picture']) {
      expect((await get(rest, { path: FRONT }, 'desk')).status).toBe(403);
    }
    for (const type of ['text/plain', 'multipart/form-data', 'image/webp']) {
      expect((await put(`${IMAGES}/a.webp`, red, { type })).status).toBe(415);
    }
  });

  test('lies within the content folder and has a kind that the site serves', async () => {
    const { refusal } = await begin('Paths');
    const red = await draw('red');
    expect(await refusal('../a.webp', red)).toBe('path-hidden');
    expect(await refusal(`${IMAGES}/../../../a.webp`, red)).toBe('path-hidden');
    expect(await refusal('/etc/a.webp', red)).toBe('path-absolute');
    expect(await refusal('media\\a.webp', red)).toBe('path-characters');
    expect(await refusal('media/a\0.webp', red)).toBe('path-characters');
    for (const path of ['media/a.html', 'media/a.js', 'site/options.yaml', 'media/webp']) {
      expect([path, await refusal(path, red)]).toEqual([path, 'file-kind']);
    }
  });

  test('is what its name says, whole, and harmless', async () => {
    const { refusal, put } = await begin('Hostile');
    const text = (content: string) => new TextEncoder().encode(content);
    const drawing = (inner: string) =>
      text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
    const red = await draw('red');
    const twoInOne = new Uint8Array(Buffer.concat([red, text('<script>alert(1)</script>')]));
    expect(await refusal('media/a.webp', twoInOne)).toBe('file-longer');
    expect(await refusal('media/a.png', red)).toBe('file-kind');
    expect(await refusal('media/a.pdf', text('<html>'))).toBe('file-kind');
    expect(await refusal('media/a.svg', drawing('<script>alert(1)</script>'))).toBe('file-active');
    expect((await put('media/a.svg', drawing('<path d="M0 0h9v9z"/>'))).status).toBe(200);
    const cut = red.slice();
    cut.fill(0, 16);
    expect(await refusal('media/a.webp', cut)).toBe('file-broken');
    expect(await refusal('media/bomb.png', bombOf(60_000))).toBe('picture-large');
    expect(await refusal('media/empty.ldt', new Uint8Array())).toBe('file-kind');
  });

  test('replaces only the file that the person saw', async () => {
    const { refusal, put } = await begin('Two people');
    const [red, blue] = [await draw('red'), await draw('blue')];
    expect(await refusal(FRONT, red)).toBe('changed-meanwhile');
    const seen = digest(await sourceOf(FRONT));
    expect((await put(FRONT, red, { hash: seen })).status).toBe(200);
    expect(await refusal(FRONT, blue, seen)).toBe('changed-meanwhile');
    expect((await put(FRONT, blue, { hash: digest(red) })).status).toBe(200);
  });

  test('has a limit of bytes, which is checked before it is read', async () => {
    const { put, refusal } = await begin('Large');
    const drawing = new Uint8Array(MAX_DRAWING_BYTES + 1);
    expect(await refusal('media/a.svg', drawing)).toBe('drawing-large');
    const large = new Uint8Array(MAX_UPLOAD_BYTES + 1);
    expect((await put('media/a.webp', large)).status).toBe(413);
  });

  test('has no room once the change set, or all of them, are full', async () => {
    const { id, refusal } = await begin('Full');
    const fill = (upload_bytes: number, change_id = id) =>
      site.db.write
        .insertInto('change_file')
        .values({
          ...{ change_id, path: 'media/other.webp', body: null, base_hash: null, base_body: null },
          ...{ upload_hash: 'none', upload_bytes, author: 'Ada', updated: '' },
        })
        .onConflict((conflict) =>
          conflict.columns(['change_id', 'path']).doUpdateSet({ upload_bytes }),
        )
        .execute();
    const red = await draw('red');
    await fill(256 * 1024 * 1024);
    expect(await refusal('media/a.webp', red)).toBe('uploads-full');
    await fill(1);
    const { id: other } = await begin('Another');
    await fill(1024 * 1024 * 1024, other);
    expect(await refusal('media/a.webp', red)).toBe('all-uploads-full');
    await site.db.write.deleteFrom('change_file').where('upload_hash', '=', 'none').execute();
  });
});

/** A PNG of a few kilobytes that announces a square of many megapixels. */
function bombOf(side: number): Bytes {
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([1, 0, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', size),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
