import fc from 'fast-check';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { PROJECTS_KEY } from '#core/projects/stored-projects.ts';
import { desktop, expect, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import {
  lines,
  linesOf,
  office,
  storedOf,
  storeLists,
  storeText,
  textsOf,
  untilLines,
} from './project-steps.ts';

/** The server rejects values that no program should send. */
const expectedErrors = /status of (400|414|431)/;
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`hostile project lists (${locale})`, () => {
    const path = pathTo(locale, 'project-list');
    const t = textsOf(locale);

    it('are shown as text, whether stored or sent by link', async ({ withPage }) => {
      const project = {
        ...office,
        name: SCRIPT.slice(0, 80),
        lines: [{ ...lines[0], label: '<b>L1</b>', note: SCRIPT }],
      };
      await withPage(desktop, async (page) => {
        await storeLists(page, project);
        await visit(page, path);
        await expect.poll(() => linesOf(page).count()).toBe(1);
        expect(await page.locator('.project-note').inputValue()).toBe(SCRIPT);
        await visit(page, projectHref(locale, project));
        expect(await page.locator('p.project-note').innerText()).toBe(SCRIPT);
        expect(await page.locator('.projects img[src=x], .projects b, main script').count()).toBe(
          0,
        );
      });
    });

    it('with any content in storage break no page', async ({ withPage }) => {
      const line = fc.record({ id: fc.anything(), quantity: fc.anything(), note: fc.anything() });
      const list = fc.record({ id: fc.string(), name: fc.anything(), lines: fc.array(line) });
      const text = (value: unknown) =>
        JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ??
        '';
      const values = fc.sample(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ version: fc.constant(1), lists: fc.array(list) }).map(text),
        ),
        { numRuns: 150, seed: locale.length },
      );
      await withPage(desktop, async (page) => {
        await visit(page, path);
        const other = await page.context().newPage();
        await other.goto('/healthz');
        for (const value of values) {
          await other.evaluate(
            ([key, stored]) => {
              localStorage.setItem(key, stored);
              localStorage.setItem('projectArticles-en', stored);
              localStorage.setItem('projectArticles-es', stored);
            },
            [PROJECTS_KEY, value] as const,
          );
        }
        await reload(page);
        await page.locator('.projects:not([data-waiting])').waitFor();
        await other.evaluate(() => localStorage.clear());
        await page.getByText(t('projects.empty-plain')).waitFor();
      });
    });

    it('with any content in links get a page as response', async ({ withPage }) => {
      const codes = fc.sample(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((name) => formatShareCode({ name, lines: [...lines] })),
          fc.constantFrom('%', '%00', "1' OR 1=1", '../../etc/passwd', `1${'A'.repeat(7000)}`),
        ),
        { numRuns: 60, seed: locale.length },
      );
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        for (const code of codes) {
          const response = await page.request.get(`${path}?list=${encodeURIComponent(code)}`);
          expect(response.status()).toBe(200);
          expect(await response.text()).toContain('<h1');
        }
        await visit(page, `${path}?list=${encodeURIComponent(SCRIPT)}`);
        await page.getByRole('heading', { name: t('projects.link-problem') }).waitFor();
      });
    });

    it('of a later version are neither shown nor overwritten', async ({ withPage }) => {
      const later = '{"version":2,"everything":"else"}';
      await withPage(desktop, async (page) => {
        await storeText(page, later);
        await visit(page, path);
        await page.getByRole('combobox').fill('DAM600/30/840/DD');
        await page.getByRole('option').first().click();
        await expect.poll(() => linesOf(page).count()).toBe(1);
        await page.getByText(t('projects.no-storage')).waitFor();
        expect(await page.evaluate((key) => localStorage.getItem(key), PROJECTS_KEY)).toBe(later);
      });
    });

    it('work for the current page when the browser stores nothing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
        await visit(page, path);
        await page.getByRole('combobox').fill('DAM600/30/840/DD');
        await page.getByRole('option').first().click();
        await expect.poll(() => linesOf(page).count()).toBe(1);
        await page.getByText(t('projects.no-storage')).waitFor();
      });
    });
  });
}

test('A list that another program has damaged is replaced by a new one', async ({ withPage }) => {
  const path = pathTo('en', 'project-list');
  await withPage(desktop, async (page) => {
    await storeText(page, '{"version":1,"lists":[{"id":');
    await visit(page, path);
    await page.getByRole('combobox').fill('DAM600/30/840/DD');
    await page.getByRole('option').first().click();
    await untilLines(page, ['L1 DAM600 1']);
    expect((await storedOf(page)).lists).toHaveLength(1);
  });
});
