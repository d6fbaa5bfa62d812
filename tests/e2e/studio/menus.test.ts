import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const MENUS = 'site/menus.yaml';

type Entry = { title: { en: string; es: string }; children?: Entry[] };
type Menus = { primary_navigation: Entry[] };

const titlesOf = (entries: Entry[] = []) => entries.map(({ title }) => title.en);

test('the entries of a menu are moved with keys, a list of moves and the mouse', async ({
  withPage,
}) => {
  test.setTimeout(120_000);
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Eva Menus', role: 'editor' });
    const sent = { title: 'Menus', why: '' };
    const begun = await page.request.post(`${siteUrl()}/studio/api/changes`, { data: sent });
    const { id } = (await begun.json()) as { id: string };
    const read = async (): Promise<Entry[]> => {
      const address = `${siteUrl()}/studio/api/changes/${id}/file?path=${MENUS}`;
      const { value } = (await (await page.request.get(address)).json()) as { value: Menus };
      return value.primary_navigation;
    };
    const before = titlesOf(await read());
    const [first = '', second = '', third = '', fourth = ''] = before;
    await page.goto(`${siteUrl()}/studio/changes/${id}/record?path=${MENUS}`);
    await page.locator('summary', { hasText: 'Main menu' }).click();
    const menu = page.getByRole('group', { name: 'Main menu' });
    const handle = (name: string) => menu.getByRole('button', { name: `Move: ${name}` });

    await handle(first).press('Alt+ArrowDown');
    await expect(menu.getByRole('status')).toHaveText(`${first}: 2 of ${before.length}`);
    await expect(handle(first)).toBeFocused();
    await handle(first).press('Enter');
    await page.getByRole('menuitem', { name: 'Make it a sub-entry of the one above' }).click();
    await expect(menu.getByRole('status')).toHaveText(`${first}: 1 of 1, below ${second}`);
    await expectAccessible(page);
    await handle(fourth).dragTo(handle(third));
    await saveRecord(page);

    const after = await read();
    expect(titlesOf(after)).toEqual([second, fourth, third, ...before.slice(4)]);
    expect(titlesOf(after[0]?.children)).toEqual([first]);
  });
});
