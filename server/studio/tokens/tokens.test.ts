import { expect, test } from 'vitest';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const actor = { id: null, name: 'Ana' };
const crm = { name: 'CRM', scopes: ['messages:read' as const], days: 30 };

test('a token is found by what was shown once, and stored as a digest only', async () => {
  const { db, studio } = await openTestStudio();
  const { id, token } = await studio.tokens.make(actor, crm);
  expect(await studio.tokens.find(token)).toEqual({ id, scopes: ['messages:read'] });
  const stored = JSON.stringify(await db.read.selectFrom('studio_token').selectAll().execute());
  const trail = JSON.stringify(await studio.audit.find({ offset: 0, limit: 10 }));
  // It may have underscores of its own.
  const secret = token.slice(`desk_${id}_`.length);
  expect(stored + trail + JSON.stringify(await studio.tokens.list())).not.toContain(secret);
  expect(trail).toContain('token.made');
});

test('nothing else finds it: another secret, another id, a digest, an empty text', async () => {
  const { db, studio } = await openTestStudio();
  const { id, token } = await studio.tokens.make(actor, crm);
  const other = await studio.tokens.make(actor, crm);
  const { digest } = await db.read
    .selectFrom('studio_token')
    .select('digest')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const secret = (full: string) => full.slice('desk_'.length + id.length + 1);
  const wrong = [
    `desk_${id}_${secret(other.token)}`,
    `desk_${other.id}_${secret(token)}`,
    ...[digest, `desk_${id}_${digest}`, '', ` ${token}`, `${token}A`, token.toUpperCase()],
    `desk_${'0'.repeat(12)}_${secret(token)}`,
  ];
  for (const sent of wrong) expect([sent, await studio.tokens.find(sent)]).toEqual([sent, null]);
});

test('a token ends with its day, or when it is revoked, once', async () => {
  const { studio, clock } = await openTestStudio();
  const { token } = await studio.tokens.make(actor, crm);
  clock.now += 30 * 86_400_000 - 1;
  expect(await studio.tokens.find(token)).not.toBeNull();
  clock.now += 1;
  expect(await studio.tokens.find(token)).toBeNull();
  const { id, token: second } = await studio.tokens.make(actor, crm);
  await studio.tokens.revoke(actor, id);
  expect(await studio.tokens.find(second)).toBeNull();
  await expect(studio.tokens.revoke(actor, id)).rejects.toThrow('studio-not-found');
  const { items } = await studio.audit.find({ action: 'token.revoked', offset: 0, limit: 10 });
  expect(items).toMatchObject([{ person: 'Ana', subject: id, before: { name: 'CRM' } }]);
});

test('the last use is noted to the minute, and not by a wrong token', async () => {
  const { studio, clock } = await openTestStudio();
  const { id, token } = await studio.tokens.make(actor, crm);
  const lastUsed = async () => (await studio.tokens.list())[0]?.lastUsed;
  await studio.tokens.find(`desk_${id}_${'A'.repeat(43)}`);
  expect(await lastUsed()).toBeNull();
  const first = new Date(clock.now).toISOString();
  await studio.tokens.find(token);
  clock.now += 59_000;
  await studio.tokens.find(token);
  expect(await lastUsed()).toBe(first);
  clock.now += 1000;
  await studio.tokens.find(token);
  expect(await lastUsed()).toBe(new Date(clock.now).toISOString());
});
