import { Client } from 'typesense';
import { describe, expect, test } from 'vitest';
import { createKeyring } from '#server/api/typesense/keyring.ts';

const PARENT = 'RN23GFr1s6jQ9kgSNg2O7fYcAUXU7127';
/** Derived from the parent by the official client with `{"filter_by":"company_id:124"}`. */
const SCOPED =
  'SC9sT0hncHFwTHNFc3U3d3psRDZBUGNXQUViQUdDNmRHSmJFQnNnczJ4VT1STjIzeyJmaWx0ZXJfYnkiOiJjb21wYW55X2lkOjEyNCJ9';

const readKey = createKeyring({ searchKey: PARENT, adminKey: 'admin-admin' });
const client = new Client({ apiKey: 'x', nodes: [{ url: 'http://localhost' }] });
const derive = (params: object, parent = PARENT) =>
  client.keys().generateScopedSearchKey(parent, params as never);

describe('A key', () => {
  test('grants the access of its role', () => {
    expect(readKey(PARENT)).toEqual({ role: 'search', embedded: {} });
    expect(readKey('admin-admin')).toEqual({ role: 'admin' });
  });

  test.each([undefined, '', 'wrong', PARENT.toLowerCase(), `${PARENT} `, 'YWJj', '%%%'])(
    'that is %o grants nothing',
    (sent) => {
      expect(readKey(sent)).toBeNull();
    },
  );

  test('for loading data does not exist unless it is configured', () => {
    expect(createKeyring({ searchKey: PARENT, adminKey: undefined })('undefined')).toBeNull();
  });
});

describe('A key derived from the search key', () => {
  test('includes its parameters', () => {
    expect(readKey(SCOPED)).toEqual({
      role: 'search',
      embedded: { filter_by: 'company_id:124' },
    });
    expect(readKey(derive({ filter_by: 'a:=1', per_page: 5 }))).toEqual({
      role: 'search',
      embedded: { filter_by: 'a:=1', per_page: 5 },
    });
  });

  test('grants nothing if its parameters were changed', () => {
    const text = Buffer.from(SCOPED, 'base64').toString();
    const forged = Buffer.from(text.replace('124', '125')).toString('base64');
    expect(readKey(forged)).toBeNull();
  });

  test('grants nothing if derived from another key, even the admin key', () => {
    expect(readKey(derive({ filter_by: 'a:=1' }, 'another-key'))).toBeNull();
    expect(readKey(derive({ filter_by: 'a:=1' }, 'admin-admin'))).toBeNull();
  });

  test('expires at `expires_at`', () => {
    const now = Math.floor(Date.now() / 1000);
    expect(readKey(derive({ expires_at: now + 60 }))).toEqual({ role: 'search', embedded: {} });
    expect(readKey(derive({ expires_at: now - 60 }))).toBeNull();
    expect(readKey(derive({ expires_at: -1 }))).toBeNull();
    expect(readKey(derive({ expires_at: 'tomorrow' }))).toBeNull();
  });
});
