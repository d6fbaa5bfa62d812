import { describe, expect, test } from 'vitest';
import { readEnv, secretsOf } from '#server/env.ts';
import { fileSettings, mapSettings } from '#server/settings.ts';

describe('readEnv', () => {
  test('requires no variables', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', API_BASE: '/api' });
  });

  test('refuses addresses of the site that pages could not show', () => {
    const wrong = [
      'https://name:secret@www.example.com',
      'https://name@www.example.com',
      'https://www.example.com:99999',
      'https://www.example.com:0',
      'https://www.example.com/?a=1',
      'https://www.example.com/#top',
    ];
    for (const address of wrong) {
      expect(() => readEnv({ SITE_URL: address }), address).toThrow(/SITE_URL must be/);
      expect(() => readEnv({ API_BASE: address }), address).toThrow(/API_BASE must be a path/);
      expect(() => readEnv({ SITE_URL: address })).not.toThrow(/secret@/);
    }
    expect(() => readEnv({ API_BASE: '//other.example.com/api' })).toThrow(/API_BASE/);
    for (const right of ['https://www.example.com', 'http://localhost:8080/', 'http://[::1]:81']) {
      expect(readEnv({ SITE_URL: right, API_BASE: right })).toMatchObject({ SITE_URL: right });
    }
  });

  test('treats an empty variable as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  test('names every invalid variable with a valid example', () => {
    const source = { PORT: 'eighty', DATABASE_URL: 'mysql://x', API_BASIC_AUTH: 'secret' };
    expect(() => readEnv(source)).toThrow(/PORT must be a port such as 3000, got 'eighty'/);
    expect(() => readEnv(source)).toThrow(
      /DATABASE_URL must be .*postgres:\/\/user:password@host:5432\/name/,
    );
    expect(() => readEnv(source)).toThrow(
      /API_BASIC_AUTH must be a name and a password such as site:secret/,
    );
  });

  test('has one process, and no more where data is loaded into its memory', () => {
    expect(readEnv({})).toMatchObject({ WEB_PROCESSES: 1, DRAIN_SECONDS: 0 });
    const admin = { WEB_PROCESSES: '2', SEARCH_ADMIN_KEY: '3f9c1a7e5b2d' };
    expect(() => readEnv(admin)).toThrow(/WEB_PROCESSES must be 1 with SEARCH_ADMIN_KEY/);
    const typesense = { TYPESENSE_URL: 'http://search:8108', TYPESENSE_API_KEY: 'xyz123' };
    expect(readEnv({ ...admin, ...typesense })).toMatchObject({ WEB_PROCESSES: 2 });
    for (const wrong of ['0', '65', '1.5', 'two']) {
      expect(() => readEnv({ WEB_PROCESSES: wrong }), wrong).toThrow(/WEB_PROCESSES/);
    }
  });

  test('has a map of its own unless tiles are named', () => {
    expect(mapSettings(readEnv({}))).toBeNull();
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const env = readEnv({ MAP_TILES: url, MAP_ATTRIBUTION: '© Example' });
    expect(mapSettings(env)).toEqual({ url, attribution: '© Example' });
    for (const wrong of [
      'https://tiles.example.com/{z}.png',
      '/{z}/{x}/{y}',
      'https:// {z}{x}{y}',
    ]) {
      expect(() => readEnv({ MAP_TILES: wrong })).toThrow(/MAP_TILES must be an address such as/);
    }
  });

  test('publishes a key to search with and has none to load data with', () => {
    const { SEARCH_KEY, SEARCH_ADMIN_KEY, SEARCH_PREFIX, TYPESENSE_URL } = readEnv({});
    expect({ SEARCH_KEY, SEARCH_ADMIN_KEY, SEARCH_PREFIX, TYPESENSE_URL }).toEqual({
      SEARCH_KEY: 'public-search',
      SEARCH_ADMIN_KEY: undefined,
      SEARCH_PREFIX: '',
      TYPESENSE_URL: undefined,
    });
  });

  test.each([
    [{ SEARCH_KEY: 'short' }, /SEARCH_KEY must be .* such as public-search, got 'short'/],
    [{ SEARCH_ADMIN_KEY: 'with space' }, /SEARCH_ADMIN_KEY must be .* such as 3f9c1a7e5b2d/],
    [{ SEARCH_ADMIN_KEY: 'public-search' }, /SEARCH_ADMIN_KEY must be another than SEARCH_KEY/],
    [{ SEARCH_PREFIX: 'a/b' }, /SEARCH_PREFIX must be .* such as staging_, got 'a\/b'/],
    [{ TYPESENSE_URL: 'localhost:8108' }, /TYPESENSE_URL must be .*http:\/\/localhost:8108/],
    [{ TYPESENSE_URL: 'http://search:8108' }, /TYPESENSE_API_KEY must be .* such as xyz123/],
  ])('refuses search settings %o with a valid example', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });

  test.each([
    ['DATABASE_URL', 'mysql://catalogue:hunter22@db/name'],
    ['DATABASE_URL', 'hunter22'],
    ['SMTP_URL', 'http://site:hunter22@mail.example.com'],
    ['SEARCH_ADMIN_KEY', 'hunter22 with a space'],
    ['API_BASIC_AUTH', 'hunter22'],
    ['TYPESENSE_URL', 'hunter22'],
    ['SITE_URL', 'ftp://site:hunter22@example.com'],
    ['RECAPTCHA_VERIFY_URL', 'hunter22'],
  ])('does not show the value of an invalid %s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`${name} must be .*, got a value that is not shown`));
    expect(read).not.toThrow(/hunter22/);
  });

  test('finds the passwords and keys of the settings', () => {
    const env = readEnv({
      DATABASE_URL: 'postgres://site:p%40ss-word@db:5432/name',
      SMTP_URL: 'smtp://site:mail-word@mail.example.com',
      API_BASIC_AUTH: 'site:api-word',
      SEARCH_ADMIN_KEY: '3f9c1a7e5b2d',
      TYPESENSE_URL: 'http://search:8108',
      TYPESENSE_API_KEY: 'xyz123',
      RECAPTCHA_SITE_KEY: 'public',
      RECAPTCHA_SECRET: 'private',
    });
    const base64 = Buffer.from('site:api-word').toString('base64');
    expect(secretsOf(env)).toEqual(
      expect.arrayContaining([
        ...['p%40ss-word', 'p@ss-word', 'mail-word', 'site:api-word', 'api-word', base64],
        ...['3f9c1a7e5b2d', 'xyz123', 'private'],
      ]),
    );
    expect(secretsOf(env)).not.toContain('');
    expect(secretsOf(env)).not.toContain('public');
    expect(secretsOf(readEnv({}))).toEqual([]);
  });
});

test('The headers of a collector are names and values, which are secrets', () => {
  const headers = (text: string) => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: text });
  expect(secretsOf(headers('authorization=Basic%20c2l0ZQ==,x-team=site'))).toEqual(
    expect.arrayContaining(['Basic%20c2l0ZQ==', 'Basic c2l0ZQ==', 'site']),
  );
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://site:word-of-collector@otel.example' };
  expect(secretsOf(readEnv(address))).toContain('word-of-collector');
  for (const wrong of ['Bearer hidden-word', 'authorization=Bearer hidden-word', '=hidden-word']) {
    expect(() => headers(wrong), wrong).toThrow(/OTEL_EXPORTER_OTLP_HEADERS must be names/);
    expect(() => headers(wrong), wrong).not.toThrow(/hidden-word/);
  }
  for (const share of ['-0.1', '1.5', 'all']) {
    expect(() => readEnv({ OTEL_TRACES_SAMPLER_ARG: share }), share).toThrow(/such as 0\.1/);
  }
});

test('CORS_ORIGINS is a list of origins, and nothing that only resembles one', () => {
  const origins = (list: string) => readEnv({ CORS_ORIGINS: list }).CORS_ORIGINS;
  expect(origins('')).toEqual([]);
  expect(origins('https://shop.example.com, http://localhost:8080')).toEqual([
    'https://shop.example.com',
    'http://localhost:8080',
  ]);
  for (const list of ['*', 'null', 'shop.example.com', 'https://a.example/', 'https://A.example']) {
    expect(() => origins(list), list).toThrow(/CORS_ORIGINS must be origins such as https:/);
  }
});

test('SECURITY_CONTACT is an address that RFC 9116 allows', () => {
  for (const contact of ['mailto:a@example.com', 'https://example.com/report', 'tel:+34-600-000']) {
    expect(readEnv({ SECURITY_CONTACT: contact }).SECURITY_CONTACT).toBe(contact);
  }
  expect(() => readEnv({ SECURITY_CONTACT: 'http://example.com' })).toThrow(/SECURITY_CONTACT/);
});

test('MEDIA_URL names a bucket and a prefix, and the key of the bucket has two parts', () => {
  const of = (url: string) => fileSettings(readEnv({ MEDIA_URL: url, ...key })).bucket;
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden-word' };
  const credentials = { accessKeyId: 'id', secretAccessKey: 'hidden-word' };
  expect(of('s3://media')).toMatchObject({ bucket: 'media', prefix: '', credentials });
  expect(of('s3://media/')).toMatchObject({ bucket: 'media', prefix: '' });
  expect(of('s3://my.media/a/b')).toMatchObject({ bucket: 'my.media', prefix: 'a/b/' });
  expect(of('')).toBeUndefined();
  for (const url of ['https://media', 's3://', 's3://media//a', 's3://Media', 's3://u:p@media']) {
    expect(() => of(url), url).toThrow(/MEDIA_URL must be the address of a bucket such as s3:/);
  }
  const half = { MEDIA_URL: 's3://media', AWS_ACCESS_KEY_ID: 'id' };
  expect(() => readEnv(half)).toThrow(/AWS_SECRET_ACCESS_KEY must be set/);
  expect(secretsOf(readEnv(key))).toEqual(['hidden-word']);
});
