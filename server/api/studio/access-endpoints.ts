import { z } from 'zod';
import { oneLine } from '#server/api/studio/one-line.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const email = z.string().trim().min(3).max(254);
/** Of any length that a form may send: longer ones are refused as wrong. */
const password = z.string().min(1).max(1000);
const code = z.string().trim().min(6).max(20);
const token = z.string().min(20).max(100);
const passkeyResponse = z.record(z.string(), z.unknown());

/** Signing in and out, for visitors without a session. */
export const entryEndpoints = [
  endpoint('POST /access/sign-in', {
    access: 'public',
    body: z.object({ email, password }),
    handle: async ({ studio, body, address, headers }) => {
      const { result, cookies } = await studio.signIn.withPassword(body, { address, headers });
      return { body: result, cookies };
    },
  }),

  endpoint('POST /access/second-factor', {
    access: 'public',
    body: z.object({ code, kind: z.enum(['totp', 'backup']) }),
    handle: async ({ studio, body, address, headers }) => {
      const { result, cookies } = await studio.signIn.withCode(body, { address, headers });
      return { body: result, cookies };
    },
  }),

  endpoint('POST /access/passkey-options', {
    access: 'public',
    handle: async ({ studio, headers }) => {
      const { result, cookies } = await studio.signIn.passkeyOptions(headers);
      return { body: result, cookies };
    },
  }),

  endpoint('POST /access/passkey', {
    access: 'public',
    body: z.object({ response: passkeyResponse }),
    handle: async ({ studio, body, address, headers }) => {
      const { result, cookies } = await studio.signIn.withPasskey(body.response, {
        address,
        headers,
      });
      return { body: result, cookies };
    },
  }),

  /** Always the same response: it does not reveal who has an account. */
  endpoint('POST /access/forgotten', {
    access: 'public',
    body: z.object({ email }),
    handle: async ({ studio, body }) => {
      studio.people.requestReset(body.email);
      return {};
    },
  }),

  /** By POST: the secret stays out of logs. */
  endpoint('POST /access/link', {
    access: 'public',
    body: z.object({ token }),
    handle: async ({ studio, body }) => {
      const found = await studio.links.find(body.token);
      const shown = found && { name: found.name, email: found.email, purpose: found.purpose };
      return { body: { link: shown } };
    },
  }),

  endpoint('POST /access/password', {
    access: 'public',
    body: z.object({ token, password }),
    handle: async ({ studio, body }) => {
      await studio.links.setPassword(body);
      return {};
    },
  }),

  endpoint('GET /access/session', {
    access: 'public',
    handle: async ({ studio, headers }) => {
      const { result, cookies } = await studio.signIn.find(headers);
      return { body: { person: result }, cookies };
    },
  }),
];

/** What people see and change of their own access. */
export const ownEndpoints = [
  endpoint('POST /access/sign-out', {
    access: 'signed-in',
    handle: async ({ studio, person, headers }) => {
      const { cookies } = await studio.signIn.end(person, headers);
      return { cookies };
    },
  }),

  endpoint('GET /access/own', {
    access: 'signed-in',
    handle: async ({ studio, ...own }) => ({ body: await studio.own.describe(own) }),
  }),

  endpoint('GET /access/sessions', {
    access: 'signed-in',
    handle: async ({ studio, ...own }) => ({ body: { items: await studio.own.listSessions(own) } }),
  }),

  endpoint('DELETE /access/sessions/:id', {
    access: 'signed-in',
    handle: async ({ studio, params, ...own }) => {
      await studio.own.endSession(own, params.id ?? '');
      return {};
    },
  }),

  endpoint('POST /access/sessions/end-others', {
    access: 'signed-in',
    handle: async ({ studio, ...own }) => {
      await studio.own.endOtherSessions(own);
      return {};
    },
  }),

  endpoint('POST /access/password/change', {
    access: 'signed-in',
    body: z.object({ current: password, password }),
    handle: async ({ studio, body, ...own }) => {
      const { cookies } = await studio.own.changePassword(own, body);
      return { cookies };
    },
  }),

  endpoint('POST /access/two-factor', {
    access: 'signed-in',
    body: z.object({ password }),
    handle: async ({ studio, body, ...own }) => {
      const { result, cookies } = await studio.own.beginTwoFactor(own, body.password);
      return { body: result, cookies };
    },
  }),

  endpoint('POST /access/two-factor/confirm', {
    access: 'signed-in',
    body: z.object({ code }),
    handle: async ({ studio, body, ...own }) => {
      const { cookies } = await studio.own.confirmTwoFactor(own, body.code);
      return { cookies };
    },
  }),

  endpoint('POST /access/two-factor/end', {
    access: 'signed-in',
    body: z.object({ password }),
    handle: async ({ studio, body, ...own }) => {
      const { cookies } = await studio.own.endTwoFactor(own, body.password);
      return { cookies };
    },
  }),

  endpoint('POST /access/passkeys/options', {
    access: 'signed-in',
    handle: async ({ studio, ...own }) => {
      const { result, cookies } = await studio.own.newPasskeyOptions(own);
      return { body: result, cookies };
    },
  }),

  endpoint('POST /access/passkeys', {
    access: 'signed-in',
    body: z.object({ name: oneLine(60), response: passkeyResponse }),
    handle: async ({ studio, body, ...own }) => {
      const { cookies } = await studio.own.addPasskey(own, body);
      return { cookies };
    },
  }),

  endpoint('DELETE /access/passkeys/:id', {
    access: 'signed-in',
    handle: async ({ studio, params, ...own }) => {
      await studio.own.removePasskey(own, params.id ?? '');
      return {};
    },
  }),
];
