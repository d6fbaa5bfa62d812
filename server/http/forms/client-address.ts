import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { incomingOf } from '#server/http/forms/incoming-message.ts';

/** The last 64 bits of an IPv6 address belong to one connection, so they are ignored. */
const IPV6_GROUPS = 4;

/**
 * Returns the client address of a request, for rate limits. Each of the site's own proxies appends the address it saw
 * to `X-Forwarded-For`; entries before those were written by the sender and are not trusted.
 * @param trustedProxies number of the site's own proxies.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const socket = incomingOf(context)?.socket?.remoteAddress;
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim());
  const chain = [...forwarded.filter(Boolean), socket ?? 'unknown'];
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? 'unknown';
  return toNetwork(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return `${groups.slice(0, IPV6_GROUPS).join(':')}::/64`;
}
