import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { log } from '#server/log.ts';
import { findWeakness, knownOf } from '#server/studio/password-strength.ts';
import { cookieHeader, openTestStudio, PASSWORD, tokenOf } from '#server/studio/studio.fixtures.ts';

const refused = expect.objectContaining({ id: 'studio-sign-in-refused' });
const tooMany = expect.objectContaining({ id: 'too-many-requests' });
const OTHER = 'four slow trams near the harbour';

describeEachDatabase('Who is signed in', (createPlace) => {
  async function open() {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const opened = await openTestStudio(await (await createPlace()).open());
    const email = await opened.addPerson('ana', 'desk');
    const visitor = { address: '192.0.2.7', headers: { cookie: undefined, userAgent: 'Firefox' } };
    const { cookies } = await opened.studio.signIn.withPassword(
      { email, password: PASSWORD },
      visitor,
    );
    const headers = { cookie: cookieHeader(cookies), userAgent: 'Firefox' };
    const { result: person } = await opened.studio.signIn.find(headers);
    if (!person) throw new Error('There is no session.');
    return { ...opened, email, own: { person, headers } };
  }

  test('cannot guess the password: after eight wrong ones of any kind the right one is refused', async () => {
    const { studio, own } = await open();
    const change = (current: string) =>
      studio.own.changePassword(own, { current, password: OTHER });
    for (let guess = 0; guess < 4; guess += 1) {
      await expect(change(`wrong password ${guess}`)).rejects.toEqual(refused);
      await expect(studio.own.beginTwoFactor(own, `wrong ${guess}`)).rejects.toEqual(refused);
    }
    await expect(studio.own.endTwoFactor(own, PASSWORD)).rejects.toEqual(tooMany);
    await expect(change(PASSWORD)).rejects.toEqual(tooMany);
    expect(log.warn).toHaveBeenCalledTimes(8);
  });

  test('ends links by mail with another password', async () => {
    const { studio, own, email, links } = await open();
    studio.people.requestReset(email);
    await expect.poll(() => links.length).toBe(1);
    const token = tokenOf(links[0]?.path ?? '');
    expect(await studio.links.find(token)).not.toBeNull();
    await studio.own.changePassword(own, { current: PASSWORD, password: OTHER });
    expect(await studio.links.find(token)).toBeNull();
  });
});

describeEachDatabase(
  'Who is not signed in and requests a link for a forgotten password',
  (createPlace) => {
    test('ends no invitation, and stands in the trail as nobody', async () => {
      const { studio, links, addPerson } = await openTestStudio(await (await createPlace()).open());
      await addPerson('ana', 'admin');
      const invited = {
        name: 'Eva',
        email: 'eva@lumbrera.example',
        role: 'desk',
        locale: 'es',
      } as const;
      await studio.people.invite({ id: null, name: 'a test' }, invited);
      const token = tokenOf(links[0]?.path ?? '');
      studio.people.requestReset(invited.email);
      studio.people.requestReset('ana@lumbrera.example');
      await expect.poll(() => links.length).toBe(2);
      expect(links[1]).toMatchObject({ email: 'ana@lumbrera.example', purpose: 'reset' });
      expect(await studio.links.find(token)).toMatchObject({ email: invited.email });
      const { items } = await studio.audit.find({ offset: 0, limit: 1 });
      expect(items).toMatchObject([{ action: 'person.reset-sent', person: '–' }]);
    });
  },
);

test.each([
  'nora.vidal@lumbrera.example',
  'Nora Vidal Lumbrera 1',
  'lumbrera.example2026',
  'Nóra-Vidal-2026-2027',
  'norA vidaL nora vidal!',
  'Faros del Norte 2026!',
  'farosdelnorte-farosdelnorte',
])('%s is no password of Nora Vidal at Faros del Norte', async (password) => {
  const known = await knownOf(
    { name: 'Nora Vidal', email: 'nora.vidal@lumbrera.example' },
    { siteUrl: 'https://www.lumbrera.example', listCompanyNames: async () => ['Faros del Norte'] },
  );
  expect(await findWeakness(password, known)).toEqual({ field: 'password', code: 'password-weak' });
  expect(await findWeakness(`${password} four slow trams`, known)).toBeNull();
});

test.each([
  'correcthorsebatterystaple',
  'Correct horse, battery staple!',
  'this is my password',
  'Th1s is my p4ssw0rd!',
  'mi contraseña es esta',
  'Mi contrasena es esta.',
  'estaesmicontraseña',
  'contraseñasegura123',
  'welcome to the studio',
  'En un lugar de la Mancha',
])('%s is known to everybody', async (password) => {
  expect(await findWeakness(password, [])).toEqual({ field: 'password', code: 'password-weak' });
});

test.each([
  PASSWORD,
  OTHER,
  'cuatro trenes lentos verdes',
  'quiet lantern over a river',
  'g?7.tR-2_xQ!9:Lw',
  '%&/=+*#~|<>%&/(',
])('%s may be a password', async (password) => {
  expect(await findWeakness(password, [])).toBeNull();
});
