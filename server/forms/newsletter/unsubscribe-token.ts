import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * The token that unsubscribes somebody: id of the subscriber and its HMAC-SHA256, both base64url. It is never stored and
 * never expires: the link of an issue that is years old still works.
 */
export function createUnsubscribeToken(key: string, subscriberId: string): string {
  return `${subscriberId}.${sign(key, subscriberId).toString('base64url')}`;
}

/** The id of the subscriber whose token it is; null when it is none. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const [, id = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return null;
  const given = Buffer.from(mac, 'base64url');
  const expected = sign(key, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(key: string, subscriberId: string): Buffer {
  return createHmac('sha256', key).update(`unsubscribe\n${subscriberId}`).digest();
}
