import { expect, test, vi } from 'vitest';
import { permissionsOf } from '#core/studio/role-permissions.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { log } from '#server/log.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import {
  cookieHeader,
  openTestStudio,
  PASSWORD,
  tokenOf,
  totpOf,
} from '#server/studio/studio.fixtures.ts';

const VISITOR = {
  address: '192.0.2.7',
  headers: { cookie: undefined, userAgent: 'Firefox on Linux' },
};
const refused = expect.objectContaining({ id: 'studio-sign-in-refused' });

describeEachDatabase('The studio', (createPlace) => {
  async function open() {
    const { open: openPlace } = await createPlace();
    const db = await openPlace();
    const opened = await openTestStudio(db);
    const signIn = async (email: string, password = PASSWORD) => {
      const { cookies } = await opened.studio.signIn.withPassword({ email, password }, VISITOR);
      const headers = { cookie: cookieHeader(cookies), userAgent: 'Firefox on Linux' };
      const { result: person } = await opened.studio.signIn.find(headers);
      if (!person) throw new Error('There is no session.');
      return { headers, person, cookies };
    };
    return { ...opened, signIn };
  }

  test('lets in by link and password, and tells who it is', async () => {
    const { addPerson, signIn, studio } = await open();
    const email = await addPerson('ana', 'desk');
    const { person, cookies, headers } = await signIn('Ana@Lumbrera.example');
    expect(person).toMatchObject({ name: 'ana', email, role: 'desk', hasTwoFactor: false });
    expect(person.permissions).toEqual(permissionsOf('desk'));
    expect(cookies.join('\n')).toMatch(
      /^__Secure-studio\.session_token=.*Path=\/studio; HttpOnly; Secure; SameSite=Strict/im,
    );
    await expect(studio.own.listSessions({ person, headers })).resolves.toMatchObject([
      { isCurrent: true, userAgent: 'Firefox on Linux' },
    ]);
    await studio.signIn.end(person, headers);
    expect((await studio.signIn.find(headers)).result).toBeNull();
  });

  test('refuses a wrong password, an unknown address and a person without password alike', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { addPerson, studio, db, clock } = await open();
    const email = await addPerson('ana', 'admin');
    const eva = { name: 'eva', email: 'eva@lumbrera.example', role: 'desk', locale: 'es' } as const;
    await givePersonAccess(db, eva, clock.now);
    for (const sent of [email, 'nobody@lumbrera.example', eva.email, 'no address']) {
      const enter = studio.signIn.withPassword(
        { email: sent, password: 'wrong wrong wrong' },
        VISITOR,
      );
      await expect(enter).rejects.toEqual(refused);
    }
  });

  test('locks an account for an address after eight wrong passwords, and others not', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { addPerson, studio } = await open();
    const email = await addPerson('ana', 'admin');
    const guess = (password: string, address: string) =>
      studio.signIn.withPassword({ email, password }, { ...VISITOR, address });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => guess(`guess number ${at}`, '192.0.2.9')),
    );
    const reasons = outcomes.map((one) => one.status === 'rejected' && one.reason.id);
    expect(reasons.filter((id) => id === 'studio-sign-in-refused')).toHaveLength(8);
    expect(reasons.filter((id) => id === 'too-many-requests')).toHaveLength(4);
    await expect(guess(PASSWORD, '192.0.2.9')).rejects.toMatchObject({ id: 'too-many-requests' });
    await expect(guess(PASSWORD, '192.0.2.10')).resolves.toMatchObject({
      result: { next: 'start' },
    });
  });

  test('a link works once, for a strong password, within its time', async () => {
    const { db, studio, clock, links, addPerson } = await open();
    const admin = { id: null, name: 'a test' };
    await addPerson('ana', 'admin');
    const id = await studio.people.invite(admin, {
      name: 'Eva Soto',
      email: 'EVA@lumbrera.example',
      role: 'editor',
      locale: 'es',
    });
    const [{ path } = { path: '' }] = links;
    const token = tokenOf(path);
    await expect(studio.links.find(token)).resolves.toMatchObject({
      email: 'eva@lumbrera.example',
    });
    for (const [password, code] of [
      ['too short', 'password-short'],
      ['aaaaaaaaaaaaaaaaaaaa', 'password-weak'],
      ['password123password', 'password-weak'],
      ['evasotoevasotoevasoto', 'password-weak'],
      ['x'.repeat(129), 'password-long'],
    ] as const) {
      const problems = [{ field: 'password', code }];
      await expect(studio.links.setPassword({ token, password })).rejects.toMatchObject({
        values: { problems },
      });
    }
    const both = await Promise.allSettled([
      studio.links.setPassword({ token, password: PASSWORD }),
      studio.links.setPassword({ token, password: 'another long one with trams' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(studio.links.find(token)).resolves.toBeNull();
    await studio.people.sendLink(admin, id);
    const second = tokenOf(links[1]?.path ?? '');
    expect(links[1]?.purpose).toBe('reset');
    clock.now += 61 * 60_000;
    await expect(studio.links.find(second)).resolves.toBeNull();
    const stored = await db.read.selectFrom('studio_link').select('token_digest').execute();
    expect(JSON.stringify(stored)).not.toContain(second);
  });

  test('a second factor is required once it is confirmed; a code counts once', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { addPerson, signIn, studio } = await open();
    const email = await addPerson('ana', 'admin');
    const own = await signIn(email);
    await expect(studio.own.beginTwoFactor(own, 'wrong wrong wrong')).rejects.toEqual(refused);
    const { result } = await studio.own.beginTwoFactor(own, PASSWORD);
    await expect(studio.own.confirmTwoFactor(own, '000000')).rejects.toEqual(refused);
    const confirming = totpOf(result.totpURI);
    await studio.own.confirmTwoFactor(own, confirming);
    const enter = async () => {
      const sent = { email, password: PASSWORD };
      const first = await studio.signIn.withPassword(sent, VISITOR);
      expect(first.result).toEqual({ next: 'second-factor' });
      const headers = { cookie: cookieHeader(first.cookies), userAgent: undefined };
      expect((await studio.signIn.find(headers)).result).toBeNull();
      return { address: VISITOR.address, headers };
    };
    const code = result.backupCodes[0] ?? '';
    await expect(
      studio.signIn.withCode({ code, kind: 'backup' }, await enter()),
    ).resolves.toMatchObject({ result: { next: 'start' } });
    await expect(studio.signIn.withCode({ code, kind: 'backup' }, await enter())).rejects.toEqual(
      refused,
    );
    const used = { code: confirming, kind: 'totp' } as const;
    await expect(studio.signIn.withCode(used, await enter())).rejects.toEqual(refused);
    const next = { code: totpOf(result.totpURI, 1), kind: 'totp' } as const;
    await expect(studio.signIn.withCode(next, await enter())).resolves.toMatchObject({
      result: { next: 'start' },
    });
    await expect(studio.signIn.withCode(next, await enter())).rejects.toEqual(refused);
  });

  test('codes cannot be guessed from many addresses: after ten wrong ones the right one is refused', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { addPerson, signIn, studio } = await open();
    const email = await addPerson('ana', 'admin');
    const own = await signIn(email);
    const { result } = await studio.own.beginTwoFactor(own, PASSWORD);
    await studio.own.confirmTwoFactor(own, totpOf(result.totpURI));
    const begin = async () => {
      const { cookies } = await studio.signIn.withPassword({ email, password: PASSWORD }, VISITOR);
      return { cookie: cookieHeader(cookies), userAgent: undefined };
    };
    type Code = Parameters<typeof studio.signIn.withCode>[0];
    const send = (code: Code, headers: Awaited<ReturnType<typeof begin>>, from: number) =>
      studio.signIn.withCode(code, { address: `192.0.2.${from}`, headers });
    const right = (): Code => ({ code: totpOf(result.totpURI, 1), kind: 'totp' });
    await expect(send(right(), await begin(), 100)).resolves.toMatchObject({
      result: { next: 'start' },
    });
    let headers = await begin();
    for (let guess = 0; guess < 10; guess += 1) {
      // A sign-in takes few codes by itself.
      if (guess % 4 === 3) headers = await begin();
      const wrong: Code = { code: '000000', kind: 'totp' };
      await expect(send(wrong, headers, guess)).rejects.toEqual(refused);
    }
    const backup: Code = { code: result.backupCodes[0] ?? '', kind: 'backup' };
    await expect(send(backup, await begin(), 101)).rejects.toEqual(refused);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    try {
      await expect(send(right(), await begin(), 102)).resolves.toMatchObject({
        result: { next: 'start' },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('a lost second factor is removed by an admin, and sessions with it', async () => {
    const { addPerson, signIn, studio } = await open();
    const { person: admin } = await signIn(await addPerson('ana', 'admin'));
    const email = await addPerson('eva', 'desk');
    const own = await signIn(email);
    const { result } = await studio.own.beginTwoFactor(own, PASSWORD);
    await studio.own.confirmTwoFactor(own, totpOf(result.totpURI));
    const again = await studio.signIn.withPassword({ email, password: PASSWORD }, VISITOR);
    expect(again.result).toEqual({ next: 'second-factor' });
    await studio.people.removeSecondFactor(admin, own.person.id);
    expect((await studio.signIn.find(own.headers)).result).toBeNull();
    const { person } = await signIn(email);
    expect(person.hasTwoFactor).toBe(false);
  });

  test('who is disabled or has another role has no session any more', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { addPerson, signIn, studio } = await open();
    const { person: admin } = await signIn(await addPerson('ana', 'admin'));
    const email = await addPerson('eva', 'desk');
    const { person: eva, headers } = await signIn(email);
    await studio.people.change(admin, eva.id, { role: 'editor' });
    expect((await studio.signIn.find(headers)).result).toBeNull();
    const again = await signIn(email);
    expect(again.person.permissions).toEqual(permissionsOf('editor'));
    await studio.people.change(admin, eva.id, { isDisabled: true });
    expect((await studio.signIn.find(again.headers)).result).toBeNull();
    await expect(signIn(email)).rejects.toEqual(refused);
    await expect(studio.people.sendLink(admin, eva.id)).rejects.toMatchObject({
      values: { code: 'disabled' },
    });
  });

  test('nobody changes their own rights, and two admins cannot lock each other out', async () => {
    const { addPerson, signIn, studio } = await open();
    const { person: ana } = await signIn(await addPerson('ana', 'admin'));
    const { person: eva } = await signIn(await addPerson('eva', 'admin'));
    await expect(studio.people.change(ana, ana.id, { role: 'desk' })).rejects.toMatchObject({
      values: { code: 'own-access' },
    });
    const both = await Promise.allSettled([
      studio.people.change(ana, eva.id, { isDisabled: true }),
      studio.people.change(eva, ana.id, { isDisabled: true }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { values: { code: 'last-admin' } },
    });
  });

  test('a session ends after a week, however often it is used', async () => {
    const { addPerson, signIn, studio, clock } = await open();
    const { headers } = await signIn(await addPerson('ana', 'admin'));
    clock.now += 6.9 * 86_400_000;
    expect((await studio.signIn.find(headers)).result).not.toBeNull();
    clock.now += 0.2 * 86_400_000;
    expect((await studio.signIn.find(headers)).result).toBeNull();
  });

  test('a forgotten password mails a link to who has an account, and to nobody else', async () => {
    const { addPerson, studio, links } = await open();
    await addPerson('ana', 'admin');
    studio.people.requestReset('nobody@lumbrera.example');
    studio.people.requestReset('ANA@lumbrera.example ');
    await expect
      .poll(() => links)
      .toMatchObject([{ email: 'ana@lumbrera.example', purpose: 'reset', isRequested: true }]);
  });

  test('tells everything in the audit trail, and finds an event that was changed', async () => {
    const { db, addPerson, signIn, studio } = await open();
    const { person: ana } = await signIn(await addPerson('ana', 'admin'));
    const { person: eva } = await signIn(await addPerson('eva', 'desk'));
    await studio.people.change(ana, eva.id, { role: 'editor' });
    const { items, total } = await studio.audit.find({ offset: 0, limit: 100 });
    expect(items.map(({ person, action }) => `${person}: ${action}`)).toEqual([
      'ana: person.changed',
      'eva: session.started-by-password',
      'eva: password.set-by-invitation',
      'npm run studio:user: person.invited',
      'ana: session.started-by-password',
      'ana: password.set-by-invitation',
      'npm run studio:user: person.invited',
    ]);
    expect(items[0]).toMatchObject({ before: { role: 'desk' }, after: { role: 'editor' } });
    expect(total).toBe(7);
    const found = await studio.audit.find({ text: 'ÉVA person', offset: 0, limit: 10 });
    expect(found.items.map(({ action }) => action)).toEqual(['person.changed', 'person.invited']);
    await expect(studio.audit.findBreak()).resolves.toBeNull();
    const change = db.write.updateTable('audit_event').set({ after: '{"role":"desk"}' });
    await change.where('position', '=', 7).execute();
    await expect(studio.audit.findBreak()).resolves.toBe(7);
    await db.write.deleteFrom('audit_event').where('position', '>', 5).execute();
    await expect(studio.audit.findBreak()).resolves.toBe(6);
  });
});
