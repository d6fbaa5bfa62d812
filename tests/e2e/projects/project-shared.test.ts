import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { pathToProjectFile } from '#core/projects/project-files.ts';
import { formatNumber } from '#core/units.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { expectStill, unexpectedShifts, watchShifts } from '#tests/e2e/shifts.ts';
import {
  discontinued,
  lines,
  linesOf,
  messageOf,
  storedOf,
  storeLists,
  textsOf,
  totalsOf,
  warehouse,
} from './project-steps.ts';

const shared = { name: 'Torre Norte <i>B</i>', lines: [...lines, discontinued] };

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`a project list from a link (${locale})`, () => {
    const t = textsOf(locale);
    const path = pathTo(locale, 'project-list');
    const link = projectHref(locale, shared);

    it('can be read, and saved as a file, without JavaScript', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(link);
        expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(shared.name);
        expect(await linesOf(page).count()).toBe(4);
        expect(await linesOf(page).first().innerText()).toContain('Cut-out 150 mm');
        expect(await totalsOf(page)).toContain(`${formatNumber(locale, 420)} W`);
        for (const key of ['save', 'own', 'text'] as const) {
          expect(await page.getByText(t(`projects.shared-${key}`)).isVisible()).toBe(false);
        }
        await expect(page.locator('.project-head noscript p')).toBeVisible();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('projects.save-as', { format: 'PDF' }) }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(
          new RegExp(`^Torre-Norte-i-B-i_.+_${locale}.pdf$`),
        );
      });
    });

    test('is not indexed by search engines, and links to its other language', async ({
      withPage,
    }) => {
      const html = await (await fetch(new URL(link, siteUrl()))).text();
      expect(html).toContain('<meta name="robots" content="noindex, follow"');
      expect(html).toContain('Torre Norte &lt;i&gt;B&lt;/i&gt;');
      expect(html).not.toContain('<i>B</i>');
      const empty = await (await fetch(new URL(path, siteUrl()))).text();
      expect(empty).not.toContain('noindex');
      await withPage(desktop, async (page) => {
        await visit(page, link);
        const other = localeCodes.find((code) => code !== locale) as typeof locale;
        await page.locator(`#header a[hreflang="${other}"]`).first().click();
        await expect.poll(() => page.url()).toContain(projectHref(other, shared));
        await expect.poll(() => linesOf(page).count()).toBe(4);
      });
    });

    for (const [label, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      it(`does not change the visitor’s own lists until it is saved, on a ${label}`, async ({
        withPage,
      }) => {
        await withPage(size, async (page) => {
          const takeShifts = await watchShifts(page);
          await storeLists(page, warehouse);
          await visit(page, link);
          await page.getByText(t.count('projects.gone-notice', 1)).waitFor();
          await expectAccessible(page);
          expectStill(unexpectedShifts(await takeShifts()));
          expect((await storedOf(page)).lists).toEqual([warehouse]);
          await page.getByRole('button', { name: t('projects.shared-save') }).click();
          await expect.poll(() => new URL(page.url()).search).toBe('');
          await expect.poll(() => linesOf(page).count()).toBe(4);
          const { lists } = await storedOf(page);
          expect(lists.map(({ name }) => name)).toEqual([warehouse.name, shared.name]);
          expect(lists[1]?.lines.map(({ sku }) => sku)).toEqual([
            ...lines.map(({ sku }) => sku),
            '',
          ]);
          await expect
            .poll(() => messageOf(page).innerText())
            .toContain(t('projects.saved', { name: shared.name }));
          await page.goBack();
          await page.getByRole('link', { name: t('projects.shared-own') }).click();
          await expect.poll(() => new URL(page.url()).search).toBe('');
          await expect.poll(() => linesOf(page).count()).toBe(4);
        });
      });
    }

    it('is added to a list that the visitor chooses, and taken back', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        const other = { ...warehouse, id: 'other', name: 'Other' };
        await storeLists(page, warehouse, other);
        await visit(page, link);
        await page.getByText(t('projects.shared-add')).click();
        await page.getByRole('button', { name: /^Other/ }).click();
        await expect.poll(() => new URL(page.url()).search).toBe('');
        await expect.poll(() => linesOf(page).count()).toBe(5);
        const [first, second] = (await storedOf(page)).lists;
        expect(first).toEqual(warehouse);
        expect(second?.lines.slice(1).map(({ note }) => note)).toEqual(
          shared.lines.map(({ note }) => note),
        );
        const said = t.count('projects.shared-added', 4, { name: other.name });
        await expect.poll(() => messageOf(page).innerText()).toContain(said);
        await page.getByRole('button', { name: t('projects.undo') }).click();
        await expect.poll(() => linesOf(page).count()).toBe(1);
      });
    });

    it('is created from the visitor’s own list by a button', async ({ withPage }) => {
      await withPage(
        { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] },
        async (page) => {
          await storeLists(page, { ...warehouse, name: shared.name, lines: [...lines] });
          await visit(page, path);
          await page.getByRole('button', { name: t('projects.copy-link') }).click();
          await page.getByText(t('projects.copied')).waitFor();
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toBe(
            siteUrl() + projectHref(locale, { name: shared.name, lines: [...lines] }),
          );
        },
      );
    });

    for (const [label, address, key] of [
      ['truncated', link.slice(0, -3), 'projects.link-damaged'],
      ['not a list', `${path}?list=%3Cscript%3Ealert(1)%3C/script%3E`, 'projects.link-damaged'],
      ['of a later version', `${path}?list=2abc`, 'projects.link-newer'],
    ] as const) {
      it(`reports a link that is ${label}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await storeLists(page, warehouse);
          await visit(page, address);
          await page.getByText(t(key)).waitFor();
          await expectAccessible(page);
          expect((await storedOf(page)).lists).toEqual([warehouse]);
          await page.getByRole('link', { name: t('projects.shared-own') }).click();
          await expect.poll(() => linesOf(page).count()).toBe(1);
        });
      });
    }

    it('reports a list that is too long for a link', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const long = Array.from({ length: 60 }, (_, index) => {
          return { ...lines[0], key: index + 1, note: `${index} ${'x'.repeat(150)}` };
        });
        await storeLists(page, { ...warehouse, lines: long });
        await visit(page, path);
        await page.getByText(t('projects.link-too-long')).waitFor();
        expect(await page.getByRole('button', { name: t('projects.copy-link') }).count()).toBe(0);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('projects.save-as', { format: 'CSV' }) }).click(),
        ]);
        expect(download.url()).toContain(pathToProjectFile(locale, 'csv'));
      });
    });
  });
}
