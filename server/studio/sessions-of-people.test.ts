import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { cookieHeader, openTestStudio, PASSWORD } from '#server/studio/studio.fixtures.ts';

const browser = { cookie: undefined, userAgent: 'Firefox on Linux' };

describeEachDatabase('Sessions of people', (createPlace) => {
  async function open() {
    const { open: openPlace } = await createPlace();
    const opened = await openTestStudio(await openPlace());
    const { signIn } = opened.studio;
    const start = async (email: string) => {
      const visitor = { address: '192.0.2.7', headers: browser };
      const { cookies } = await signIn.withPassword({ email, password: PASSWORD }, visitor);
      const headers = { ...browser, cookie: cookieHeader(cookies) };
      const { result: person } = await signIn.find(headers);
      if (!person) throw new Error('There is no session.');
      return { headers, person };
    };
    return { ...opened, start };
  }

  test('an admin sees where a person is signed in, and signs them out everywhere', async () => {
    const { addPerson, start, studio } = await open();
    const admin = await start(await addPerson('ana', 'admin'));
    const email = await addPerson('eva', 'desk');
    const own = await start(email);
    await start(email);
    const { id } = own.person;
    expect(await studio.people.listSessions(id)).toMatchObject([
      { lastUsed: expect.stringMatching(/^\d{4}-/) },
      { id: own.person.sessionId },
    ]);
    await studio.people.endSessions(admin.person, id);
    expect(await studio.people.listSessions(id)).toEqual([]);
    expect((await studio.signIn.find(own.headers)).result).toBeNull();
    expect((await studio.signIn.find(admin.headers)).result).not.toBeNull();
    const { items } = await studio.audit.find({ offset: 0, limit: 1 });
    expect(items[0]).toMatchObject({ action: 'person.sessions-ended', person: admin.person.name });
    await expect(studio.people.endSessions(admin.person, 'nobody')).rejects.toMatchObject({
      id: 'studio-not-found',
    });
  });
});
