import { expect, test, vi } from 'vitest';
import type { Role } from '#core/studio/role-permissions.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { buildMail } from '#server/mail/mail-transport.fixtures.ts';
import { openTestStudio, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';

const DAY_MS = 86_400_000;
const JO = 'jo@example.test';
const WISH = { email: JO, reason: 'wish', note: 'By telephone' } as const;
const SECRET = 'b'.repeat(43);

const conflict = (code: string) =>
  expect.objectContaining({ id: 'studio-conflict', values: { code } });
const notFound = expect.objectContaining({ id: 'studio-not-found' });

describeEachDatabase("a visitor's data in the studio", (createPlace) => {
  async function open() {
    const db = await (await createPlace()).open();
    const opened = await openTestStudio(db);
    const { studio } = opened;
    const addActor = async (name: string, role: Role) => {
      const email = await opened.addPerson(name, role);
      const person = (await studio.people.list()).find((one) => one.email === email);
      return { id: person?.id ?? '', name };
    };
    for (const [id, email] of [
      ['a', JO],
      ['b', JO],
      ['c', 'eva@example.test'],
    ] as const) {
      const fields = JSON.stringify([
        { name: 'your-message', label: 'Message', value: `of ${id}` },
      ]);
      const received = `2026-11-0${id === 'a' ? 1 : 2}T10:00:00.000Z`;
      const row = { id, form_id: 101, kind: 'message', locale: 'en', received, email, fields };
      await db.write.insertInto('form_submission').values(row).execute();
    }
    const text = `https://lumbrera.example/en/claim/${SECRET}`;
    const mail = { ...buildMail({ recipient: JO, text }), id: 'm', attachments: [] };
    await db.write
      .transaction()
      .execute((transaction) =>
        addMail(transaction, { ...mail, submissionId: 'a' }, '2026-11-02T10:00:00.000Z'),
      );
    const [clara, admin] = [await addActor('clara', 'desk'), await addActor('ada', 'admin')];
    const submissionsLeft = async () => {
      const rows = await db.read.selectFrom('form_submission').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    const actions = async () => {
      const { items } = await studio.audit.find({ offset: 0, limit: 50 });
      const own = items.filter(({ action }) => /^(erasure|personal-data)\./.test(action));
      return own.map(({ action, person }) => `${action} ${person}`).reverse();
    };
    const personal = studio.running.personal;
    return { ...opened, db, personal, clara, admin, submissionsLeft, actions };
  }

  test('is found by address with what it consists of, whatever the case', async () => {
    const { personal, addPerson } = await open();
    expect(await personal.find(' JO@Example.test ')).toEqual({
      email: JO,
      counts: { submissions: 2, mails: 1 },
      submissions: [
        { id: 'b', kind: 'message', received: '2026-11-02T10:00:00.000Z' },
        { id: 'a', kind: 'message', received: '2026-11-01T10:00:00.000Z' },
      ],
      views: [],
      hasAccess: false,
      isRequested: false,
    });
    expect(await personal.find('nobody@example.test')).toMatchObject({
      counts: {},
      submissions: [],
    });
    const email = await addPerson('sol', 'desk');
    expect(await personal.find(email)).toMatchObject({ counts: {}, hasAccess: true });
  });

  test('is exported without the secrets of links, and the trail says who took it, not whose it is', async () => {
    const { personal, clara, studio, actions } = await open();
    const exported = await personal.export(clara, JO);
    expect(JSON.parse(exported)).toMatchObject({ email: JO, submissions: [{}, {}], mails: [{}] });
    expect(exported).not.toContain(SECRET);
    expect(exported).not.toContain('of c');
    expect(await actions()).toEqual(['personal-data.exported clara']);
    const { items } = await studio.audit.find({ offset: 0, limit: 50 });
    expect(JSON.stringify(items)).not.toContain(JO);
  });

  test('is erased by two people, and nobody else loses anything', async () => {
    const { personal, clara, admin, submissionsLeft, actions, studio } = await open();
    await personal.requestErasure(clara, { ...WISH, email: 'JO@example.test' });
    expect(await submissionsLeft()).toEqual(['a', 'b', 'c']);
    const [request] = await personal.listErasures(admin);
    expect(request).toMatchObject({ ...WISH, person: 'clara', isOwn: false, isInterrupted: false });
    expect((await personal.listErasures(clara))[0]).toMatchObject({ isOwn: true });
    expect(await personal.find(JO)).toMatchObject({ isRequested: true });
    const removed = await personal.confirmErasure(admin, request?.id ?? '');
    expect(removed).toEqual({ submissions: 2, mails: 1, photos: 0, files: 0 });
    expect(await submissionsLeft()).toEqual(['c']);
    expect(await personal.listErasures(admin)).toEqual([]);
    expect(await personal.find(JO)).toMatchObject({ counts: {}, isRequested: false });
    expect(await actions()).toEqual([
      'erasure.requested clara',
      'erasure.confirmed ada',
      'erasure.done ada',
    ]);
    expect(await studio.audit.findBreak()).toBeNull();
  });

  test('is not erased by one person alone, whatever the role', async () => {
    const { personal, admin, submissionsLeft, db } = await open();
    await personal.requestErasure(admin, WISH);
    const [{ id } = { id: '' }] = await personal.listErasures(admin);
    await expect(personal.confirmErasure(admin, id)).rejects.toEqual(conflict('own-erasure'));
    // Nobody knows any more whether the person who confirms is the one who requested it.
    await db.write.updateTable('erasure_request').set({ person_id: null }).execute();
    await expect(personal.confirmErasure(admin, id)).rejects.toEqual(conflict('own-erasure'));
    expect(await submissionsLeft()).toEqual(['a', 'b', 'c']);
  });

  /** A second account that an admin gives to somebody, or to themselves. */
  async function inviteSecond(opened: Awaited<ReturnType<typeof open>>, role: Role) {
    const { studio, links, admin } = opened;
    const email = 'second@lumbrera.example';
    const id = await studio.people.invite(admin, { name: 'Second', email, role, locale: 'en' });
    const token = tokenOf(links.find((link) => link.email === email)?.path ?? '');
    await studio.links.setPassword({ token, password: PASSWORD });
    return { id, name: 'Second' };
  }

  test('is not erased with an account that was made for it, on either side', async () => {
    const opened = await open();
    const { personal, admin, clock, submissionsLeft } = opened;
    const second = await inviteSecond(opened, 'admin');
    const confirmableFrom = new Date(clock.now + 7 * DAY_MS).toISOString();
    for (const [requesting, confirming] of [
      [admin, second],
      [second, admin],
    ] as const) {
      await personal.requestErasure(requesting, WISH);
      const [request] = await personal.listErasures(confirming);
      expect(request).toMatchObject({ isOwn: false, confirmableFrom, hasOther: true });
      const confirmation = personal.confirmErasure(confirming, request?.id ?? '');
      await expect(confirmation).rejects.toEqual(conflict('new-access'));
      await personal.withdrawErasure(requesting, request?.id ?? '');
    }
    expect(await submissionsLeft()).toEqual(['a', 'b', 'c']);
    clock.now += 7 * DAY_MS;
    await personal.requestErasure(admin, WISH);
    const [request] = await personal.listErasures(second);
    expect(request).toMatchObject({ confirmableFrom: null });
    await personal.confirmErasure(second, request?.id ?? '');
    expect(await submissionsLeft()).toEqual(['c']);
  });

  test('is not erased with an account that got its role, or was let in again, for it', async () => {
    const opened = await open();
    const { personal, studio, admin, clara, clock } = opened;
    await studio.people.change(admin, clara.id, { role: 'admin' });
    await personal.requestErasure(admin, WISH);
    const [{ id } = { id: '' }] = await personal.listErasures(clara);
    await expect(personal.confirmErasure(clara, id)).rejects.toEqual(conflict('new-access'));
    clock.now += 6 * DAY_MS;
    await studio.people.change(admin, clara.id, { isDisabled: true });
    await studio.people.change(admin, clara.id, { isDisabled: false });
    clock.now += DAY_MS - 1;
    await expect(personal.confirmErasure(clara, id)).rejects.toEqual(conflict('new-access'));
    // A name is no right.
    await studio.people.change(admin, clara.id, { name: 'Clara' });
    clock.now += 6 * DAY_MS + 1;
    await personal.requestErasure(admin, WISH);
    const [{ id: later } = { id: '' }] = await personal.listErasures(clara);
    await personal.confirmErasure(clara, later);
  });

  test('every admin, and who requested it, is told of a request without its address; and of another admin', async () => {
    const opened = await open();
    const { personal, clara, db } = opened;
    await personal.requestErasure(clara, WISH);
    await inviteSecond(opened, 'admin');
    const mails = await db.read
      .selectFrom('outgoing_mail')
      .select(['recipient', 'subject', 'text_body as text'])
      .where('recipient', 'like', '%lumbrera.example')
      .execute();
    const told = mails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(told.toSorted()).toEqual([
      'ada@lumbrera.example: erasure clara',
      'ada@lumbrera.example: let-in Second ada',
      'clara@lumbrera.example: erasure clara',
    ]);
    expect(JSON.stringify(mails)).not.toContain(JO);
  });

  test('where no other admin can sign in, the list says so', async () => {
    const { personal, studio, links, admin, clara } = await open();
    await personal.requestErasure(admin, WISH);
    const hasOther = async () => (await personal.listErasures(clara))[0]?.hasOther;
    expect(await hasOther()).toBe(false);
    const second = { name: 'Second', email: 'second@lumbrera.example', locale: 'en' } as const;
    const id = await studio.people.invite(admin, { ...second, role: 'admin' });
    expect(await hasOther()).toBe(false);
    const token = tokenOf(links.at(-1)?.path ?? '');
    await studio.links.setPassword({ token, password: PASSWORD });
    expect(await hasOther()).toBe(true);
    await studio.people.change(admin, id, { isDisabled: true });
    expect(await hasOther()).toBe(false);
  });

  test('is requested once at a time, withdrawn, and confirmed once', async () => {
    const { personal, clara, admin, actions } = await open();
    await personal.requestErasure(clara, WISH);
    await expect(personal.requestErasure(admin, WISH)).rejects.toEqual(conflict('erasure-open'));
    const [{ id } = { id: '' }] = await personal.listErasures(admin);
    await personal.withdrawErasure(admin, id);
    await expect(personal.withdrawErasure(admin, id)).rejects.toEqual(notFound);
    await expect(personal.confirmErasure(admin, id)).rejects.toEqual(notFound);
    expect(await actions()).toEqual(['erasure.requested clara', 'erasure.withdrawn ada']);
  });

  test('is erased once where two confirm it at once', async () => {
    const { personal, clara, admin, actions } = await open();
    await personal.requestErasure(clara, WISH);
    const [{ id } = { id: '' }] = await personal.listErasures(admin);
    const outcomes = await Promise.allSettled([
      personal.confirmErasure(admin, id),
      personal.confirmErasure(admin, id),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toEqual(conflict('erasure-running'));
    expect(await actions()).toEqual([
      'erasure.requested clara',
      'erasure.confirmed ada',
      'erasure.done ada',
    ]);
  });

  test('a request is over after seven days; the daily removal takes its address along', async () => {
    const { personal, clara, admin, clock, db, files } = await open();
    await personal.requestErasure(clara, WISH);
    const [{ id } = { id: '' }] = await personal.listErasures(admin);
    clock.now += 7 * DAY_MS - 1;
    expect(await personal.listErasures(admin)).toHaveLength(1);
    await purge({ database: db, files }, retention, clock.now);
    expect(await personal.find(JO)).toMatchObject({ isRequested: true });
    clock.now += 1;
    await purge({ database: db, files }, retention, clock.now);
    expect(await db.read.selectFrom('erasure_request').selectAll().execute()).toEqual([]);
    await expect(personal.confirmErasure(admin, id)).rejects.toEqual(notFound);
  });

  test('an erasure whose files stay is not forgotten: it is confirmed again', async () => {
    const { personal, clara, admin, files, db, clock, submissionsLeft } = await open();
    await personal.requestErasure(clara, WISH);
    const [{ id } = { id: '' }] = await personal.listErasures(admin);
    const failing = vi.spyOn(files.outbox, 'remove').mockRejectedValue(new Error('disk'));
    await expect(personal.confirmErasure(admin, id)).rejects.toThrow('disk');
    failing.mockRestore();
    clock.now += 30 * DAY_MS;
    await purge({ database: db, files }, retention, clock.now);
    expect(await personal.listErasures(admin)).toMatchObject([{ id, isInterrupted: true }]);
    await expect(personal.withdrawErasure(admin, id)).rejects.toEqual(notFound);
    await personal.confirmErasure(admin, id);
    expect(await submissionsLeft()).toEqual(['c']);
    expect(await personal.listErasures(admin)).toEqual([]);
  });

  test('retention is told with its periods and its last run', async () => {
    const { personal, db } = await open();
    expect(await personal.describeRetention()).toEqual({
      periods: { ...retention },
      lastRun: null,
    });
    const last_run = '2026-11-27T03:00:00.000Z';
    await db.write.insertInto('daily_task').values({ name: 'retention', last_run }).execute();
    expect(await personal.describeRetention()).toMatchObject({ lastRun: last_run });
  });
});
