import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** Returns Node's request behind a request; null where none is, as in tests of handlers. */
export function incomingOf({ env }: Context): IncomingMessage | null {
  const { incoming = null }: { incoming?: IncomingMessage | null } = env ?? {};
  return incoming;
}

/** Returns Node's response to a request; null where none is. */
export function outgoingOf({ env }: Context): ServerResponse | null {
  const { outgoing = null }: { outgoing?: ServerResponse | null } = env ?? {};
  return outgoing;
}
