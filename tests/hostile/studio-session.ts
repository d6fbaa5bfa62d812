import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '#server/db/client.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { cookieHeader, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';

export const STUDIO_API = '/studio/api';

/** An admin of the studio, with things of each kind to attack. */
export type StudioSession = {
  cookie: string;
  /** Ids by the first part of their addresses: `changes`, `messages`, … */
  ids: Record<string, string>;
};

/** Signs in to the studio of a running site, whose data are in a folder of this machine. */
export async function openStudioSession(origin: string, dataDir: string): Promise<StudioSession> {
  const db = await openDatabase({ dataDir });
  try {
    const cookie = await signIn(origin, db);
    const change = await send(`${origin}${STUDIO_API}/changes`, { title: 'x', why: 'x' }, cookie);
    const { id: changes } = (await change.json()) as { id: string };
    return { cookie, ids: { changes, versions: '1', ...(await addRecords(db)) } };
  } finally {
    await db.destroy();
  }
}

/** Whether somebody is still signed in with it. */
export async function isSignedIn(origin: string, { cookie }: StudioSession): Promise<boolean> {
  const response = await fetch(`${origin}${STUDIO_API}/access/own`, { headers: { cookie } });
  await response.arrayBuffer();
  return response.status === 200;
}

async function signIn(origin: string, db: Database): Promise<string> {
  const email = 'admin@lumbrera.example';
  const admin = { name: 'admin', email, role: 'admin', locale: 'en' } as const;
  const { path } = await givePersonAccess(db, admin, Date.now());
  const access = `${origin}${STUDIO_API}/access`;
  await send(`${access}/password`, { token: tokenOf(path), password: PASSWORD });
  const entered = await send(`${access}/sign-in`, { email, password: PASSWORD });
  return cookieHeader(entered.headers.getSetCookie());
}

/** A message, a claim, a registration and a second person. */
async function addRecords(db: Database): Promise<Record<string, string>> {
  const desk = {
    name: 'desk',
    email: 'desk@lumbrera.example',
    role: 'desk',
    locale: 'es',
  } as const;
  await givePersonAccess(db, desk, Date.now());
  const { id: people } = await db.write
    .selectFrom('studio_person')
    .select('id')
    .where('email', '=', desk.email)
    .executeTakeFirstOrThrow();
  const locale = 'en';
  const messages = await addSubmission(db, { form_id: 101, kind: 'message' });
  const claims = await addSubmission(db, { form_id: 103, kind: 'warranty-claim' });
  const registrations = await addSubmission(db, { form_id: 102, kind: 'warranty-registration' });
  const received = new Date().toISOString();
  const [day = ''] = received.split('T', 1);
  const secrets = (id: string) => ({ submission_id: id, token_digest: id, locale });
  await db.write
    .insertInto('warranty_claim')
    .values({
      ...secrets(claims),
      ...{ case_number: 'AC-1', status: 'received', sku: 'X', received, updated: received },
    })
    .execute();
  await db.write
    .insertInto('claim_state')
    .values({ submission_id: claims, position: 0, status: 'received', since: received })
    .execute();
  await db.write
    .insertInto('warranty_registration')
    .values({
      ...secrets(registrations),
      ...{ reference: 'R-1', registered: day, installed: day, ends: day },
    })
    .execute();
  return { people, messages, claims, registrations };
}

type Kind = { form_id: number; kind: string };

async function addSubmission({ write }: Database, kind: Kind): Promise<string> {
  const id = randomUUID();
  const fields = JSON.stringify([{ name: 'your-message', label: 'Message', value: 'x' }]);
  const received = new Date().toISOString();
  const email = 'visitor@example.test';
  const row = { ...kind, id, locale: 'en', received, email, fields };
  await write.insertInto('form_submission').values(row).execute();
  return id;
}

async function send(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
