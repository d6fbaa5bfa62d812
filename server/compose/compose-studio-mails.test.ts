import { expect, test, vi } from 'vitest';
import { composeStudioMails } from '#server/compose/compose-studio-mails.ts';
import { createContentService } from '#server/content/content-service.ts';
import { createContentState } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { log } from '#server/log.ts';
import { openTestStudio, SITE } from '#server/studio/studio.fixtures.ts';

const BEA = { name: 'Bea', email: 'bea@lumbrera.example', locale: 'es' } as const;

describeEachDatabase('The studio before the first import', (createPlace) => {
  async function open() {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const db = await (await createPlace()).open();
    const { openMails, openNotices } = composeStudioMails({
      content: createContentService(db, createContentState(db)),
      siteUrl: SITE,
      mailDomain: 'lumbrera.example',
      replyAddress: null,
    });
    const opened = await openTestStudio(db, { openMails, openNotices });
    const email = await opened.addPerson('ada', 'admin');
    const [ada] = (await opened.studio.people.list()).filter((one) => one.email === email);
    const mails = () =>
      db.read.selectFrom('outgoing_mail').select(['recipient', 'text_body as text']).execute();
    return { ...opened, admin: { id: ada?.id ?? '', name: 'ada' }, mails };
  }

  test('invites, changes and disables people; mails name the address for the company', async () => {
    const { studio, admin, mails } = await open();
    const id = await studio.people.invite(admin, { ...BEA, role: 'desk' });
    await studio.people.change(admin, id, { role: 'admin' });
    await studio.people.change(admin, id, { isDisabled: true });
    const [bea] = (await studio.people.list()).filter((one) => one.id === id);
    expect(bea).toMatchObject({ role: 'admin', isDisabled: true });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([BEA.email, 'ada@lumbrera.example']);
    for (const { text } of sent) expect(text).toContain('lumbrera.example');
    expect(log.warn).toHaveBeenCalled();
  });

  test('requests an erasure, of which admins are told', async () => {
    const { studio, admin, mails } = await open();
    const wish = { email: 'jo@example.test', reason: 'wish', note: '' } as const;
    await studio.running.personal.requestErasure(admin, wish);
    expect(await studio.running.personal.listErasures(admin)).toMatchObject([wish]);
    expect(await mails()).toMatchObject([{ recipient: 'ada@lumbrera.example' }]);
  });
});
