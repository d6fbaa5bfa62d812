import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { goodRegistration } from '#server/forms/forms.fixtures.ts';
import { formTexts } from '#server/texts.ts';
import { createTokens, FEEDBACK, formBody, message, post } from '#tests/api/forms/forms.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(options: Parameters<typeof createTestApi>[0] = {}) {
  const api = await createTestApi(options);
  closing.push(api.close);
  return { api, createToken: await createTokens(api) };
}

const count = async ({ db }: TestApi) =>
  (await db.read.selectFrom('form_submission').select('id').execute()).length;

test('a submission sent twice is stored once', async () => {
  const { api, createToken } = await open();
  const body = () => message(token);
  const token = createToken();
  const [first, second] = await Promise.all([
    post(api, FEEDBACK, body()),
    post(api, FEEDBACK, body()),
  ]);
  expect(second.body).toEqual(first.body);
  expect(await count(api)).toBe(1);
});

test('the header Idempotency-Key works like the field', async () => {
  const { api, createToken } = await open();
  const headers = { 'idempotency-key': 'abcdefgh-1' };
  const first = await post(api, FEEDBACK, message(createToken()), headers);
  const second = await post(api, FEEDBACK, message(createToken()), headers);
  expect(second.body).toEqual(first.body);
  expect(await count(api)).toBe(1);
});

test.each([
  ['a field that people do not see', { _website: 'https://spam.example' }],
  ['a form filled in before it was there', { _elapsed: '-600000' }],
  ['a form filled in within a second', { _elapsed: '1000' }],
  ['a time that is none', { _elapsed: 'x' }],
])('%s is spam', async (_what, more) => {
  const { api, createToken } = await open();
  const { body } = await post(api, FEEDBACK, message(createToken(), more));
  expect(body).toMatchObject({ status: 'spam', posted_data_hash: '' });
  expect(await count(api)).toBe(0);
});

test.each(['2000', '5000', '36000000'])(
  'a form that was open for %s ms is accepted',
  async (ms) => {
    const { api, createToken } = await open();
    const more = { _elapsed: ms };
    const { body } = await post(api, FEEDBACK, message(createToken(), more));
    expect(body).toMatchObject({ status: 'mail_sent' });
  },
);

describe('limits', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('an address has a limit per ten minutes; other addresses are unaffected', async () => {
    const { api } = await open({ gate: { maxSubmissions: 2, trustedProxies: 1 } });
    const send = async (address: string) =>
      post(api, FEEDBACK, message('x'), from(`203.0.113.9, ${address}`));
    expect((await send('198.51.100.1')).status).toBe(200);
    expect((await send('198.51.100.1')).status).toBe(200);
    const third = await send('198.51.100.1');
    expect(third).toMatchObject({ status: 429, body: { code: 'rest_too_many_requests' } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send('198.51.100.2')).status).toBe(200);
  });

  test('without configured proxies the site trusts no header', async () => {
    const { api } = await open({ gate: { maxSubmissions: 1 } });
    await post(api, FEEDBACK, message('x'), from('198.51.100.1'));
    const second = await post(api, FEEDBACK, message('x'), from('198.51.100.2'));
    expect(second.status).toBe(429);
  });

  test('addresses in one IPv6 network count as one', async () => {
    const { api } = await open({ gate: { maxSubmissions: 1, trustedProxies: 1 } });
    await post(api, FEEDBACK, message('x'), from('2001:db8:1:2::1'));
    const same = await post(api, FEEDBACK, message('x'), from('2001:db8:1:2:ffff::9'));
    expect(same.status).toBe(429);
    const other = await post(api, FEEDBACK, message('x'), from('2001:db8:1:3::1'));
    expect(other.status).toBe(200);
  });

  test('a body over 1 MB is rejected', async () => {
    const { api } = await open();
    const more = { 'your-message': 'x'.repeat(1_100_000) };
    const response = await post(api, FEEDBACK, message('x', more));
    expect(response).toMatchObject({ status: 413, body: { code: 'rest_body_too_large' } });
  });

  test('a body that does not match its type is 400', async () => {
    const { api } = await open();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(api, FEEDBACK, 'nothing', headers)).status).toBe(400);
    const bare = { 'content-type': 'multipart/form-data' };
    expect((await post(api, FEEDBACK, 'nothing', bare)).status).toBe(400);
  });
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, 200],
  [{ origin: 'http://localhost' }, 200],
  [{}, 200],
] as [Record<string, string>, number][])('from %j: %d', async (headers, status) => {
  const { api } = await open();
  expect((await post(api, FEEDBACK, message('x'), headers)).status).toBe(status);
});

test('jgm/v1/form/{id} returns the fields and messages, not the recipients', async () => {
  const { api } = await open();
  const { status, body } = await api.get('/api/es/jgm/v1/form/6');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 6, code: 'contact', title: 'Contacto' });
  expect(JSON.stringify(body)).not.toContain('@example.test');
  expect((await api.get('/api/jgm/v1/form/99999')).status).toBe(404);
});

describe('warranties', () => {
  const REGISTER = '/api/ansell/v1/product/warranty-register';
  const CLAIM = '/api/ansell/v1/product/warranty-claim';
  const claim = {
    product: 'nim120',
    fault: 'It flickers.',
    'your-name': 'Ana García',
    'your-email': 'ana@example.test',
  };

  test('a registration returns its reference and certificate', async () => {
    const { api, createToken } = await open();
    const fields = { ...goodRegistration, _wpcf7_recaptcha_response: createToken() };
    const { body } = await post(api, REGISTER, formBody(fields));
    expect(body).toMatchObject({
      status: 'mail_sent',
      reference: expect.stringMatching(/^AW-/),
      certificate_url: expect.stringContaining('/en/warranty/certificate/'),
    });
  });

  async function sendClaim(photos: [string, Uint8Array<ArrayBuffer>][], product = claim.product) {
    const { api, createToken } = await open();
    const files = photos.map(([name, bytes]) => new File([bytes], name));
    const fields = { ...claim, product, _wpcf7_recaptcha_response: createToken() };
    const body = formBody(fields);
    for (const file of files) body.append('photos', file);
    const response = await post(api, CLAIM, body);
    const photoNames = await readdir(join(api.dataDir, 'private', 'claims')).catch(() => []);
    const uploads = await readdir(join(api.dataDir, 'private', 'uploads')).catch(() => []);
    expect(uploads).toEqual([]);
    return { api, response, photoNames };
  }

  const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#c08040' } })
      .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '40/1 24/1 0/1' } })
      .toFormat(format)
      .toBuffer() as Promise<Buffer<ArrayBuffer>>;

  test('photos are re-encoded without their metadata', async () => {
    const jpeg = await picture('jpeg');
    expect(jpeg.includes('Secret place')).toBe(true);
    const { api, response, photoNames } = await sendClaim([
      ['a.jpg', jpeg],
      ['b.png', await picture('png')],
      ['c.webp', await picture('webp')],
    ]);
    expect(response.body).toMatchObject({
      status: 'mail_sent',
      case_number: expect.stringMatching(/^AC-/),
      status_url: expect.stringContaining('/en/warranty/case/'),
    });
    expect(photoNames).toHaveLength(3);
    for (const name of photoNames) {
      const bytes = await readFile(join(api.dataDir, 'private', 'claims', name));
      const { format, exif } = await sharp(bytes).metadata();
      expect([format, exif]).toEqual(['jpeg', undefined]);
      expect(bytes.includes('Secret place')).toBe(false);
    }
    const secret = String(response.body.status_url).split('/').at(-1) as string;
    expect(await api.services.forms.warranty.findClaim(secret)).toMatchObject({
      state: 'received',
      sku: 'NIM120',
      photoCount: 3,
    });
  });

  test.each([
    ['a page called a photo', 'a.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing called a photo', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photo cut off in its head', 'a.jpg', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')],
    [
      'an archive with the head of a photo',
      'a.png',
      Buffer.from('\x89PNG\r\n\x1a\nPK\x03\x04', 'latin1'),
    ],
  ])('%s is rejected and nothing of it is stored', async (_what, name, bytes) => {
    const { response, photoNames, api } = await sendClaim([[name, bytes as Buffer<ArrayBuffer>]]);
    expect(response.body).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'photos', message: formTexts.en.upload_file_type_invalid }],
    });
    expect(photoNames).toEqual([]);
    expect(await count(api)).toBe(0);
  });

  test.each(['', "I don't know", 'no lo sé', 'n/a', '?'])(
    'a claim about %j is one without a code: it needs a photo',
    async (product) => {
      const jpeg = await picture('jpeg');
      const { response, api } = await sendClaim([['a.jpg', jpeg]], product);
      expect(response.body).toMatchObject({ status: 'mail_sent' });
      const secret = String(response.body.status_url).split('/').at(-1) as string;
      expect(await api.services.forms.warranty.findClaim(secret)).toMatchObject({ sku: '' });
      const bare = await sendClaim([], product);
      expect(bare.response.body).toMatchObject({
        invalid_fields: [{ field: 'product', message: formTexts.en.code_or_photo }],
      });
    },
  );

  test('an unknown code is refused: it may be a slip', async () => {
    const { response } = await sendClaim([['a.jpg', await picture('jpeg')]], 'NIM12O');
    expect(response.body).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'product', message: expect.stringContaining('NIM12O') }],
    });
  });

  test('too many files, large files and other extensions are rejected before parsing', async () => {
    const jpeg = await picture('jpeg');
    const many = await sendClaim(Array.from({ length: 6 }, (_, index) => [`${index}.jpg`, jpeg]));
    expect(many.response.body).toMatchObject({
      invalid_fields: [{ message: formTexts.en.too_many_files }],
    });
    const large = await sendClaim([['a.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)]]);
    expect(large.response.body).toMatchObject({
      invalid_fields: [{ message: formTexts.en.upload_file_too_large }],
    });
    for (const name of ['a.gif', 'IMG_0012.HEIC']) {
      const { response } = await sendClaim([[name, await picture('gif')]]);
      expect(response.body).toMatchObject({
        status: 'validation_failed',
        invalid_fields: [{ field: 'photos', message: formTexts.en.upload_file_type_invalid }],
      });
    }
    expect(formTexts.en.upload_file_type_invalid).toMatch(/JPEG, PNG or WebP.*Most Compatible/);
    expect(formTexts.en.upload_file_too_large).toContain('10 MB');
  });
});
