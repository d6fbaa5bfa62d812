import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const CLAIM = {
  ...{ kind: 'warranty-claim', locale: 'es', received: '2026-11-20T10:00:00.000Z', sku: '' },
  ...{ email: 'pia@example.test', state: 'new', assigneeId: null, assignee: null, revision: 1 },
  ...{ updated: '2026-11-20T10:00:00.000Z', claimState: 'examined', due: '2026-11-27' },
};
const CLAIMS = [
  { ...CLAIM, id: 'open', reference: 'AC-0000-0001', sender: 'Pía Luz' },
  { ...CLAIM, id: 'closed', reference: 'AC-0000-0002', sender: 'Luz Rey', claimState: 'settled' },
];

/** Either side of midnight at the company; in London it is an hour earlier. */
const LAST_SECOND = '2026-11-27T22:59:59Z';
const NEXT_DAY = '2026-11-27T23:00:00Z';

for (const [locale, tag, mark] of [
  ['en', 'en-GB', '27 Nov 2026, overdue'],
  ['es', 'es-ES', '27 nov 2026, fuera de plazo'],
] as const) {
  test(`[${locale}] an open claim is marked once its promised day is over at the company`, async ({
    withPage,
  }) => {
    const device = { ...desktop, locale: tag, timezoneId: 'Europe/London' };
    await withPage(device, async (page) => {
      await enterStudio(page, { name: `Rut Mas ${locale}`, role: 'desk', locale });
      await page.route(/\/studio\/api\/claims\?/, (route) =>
        route.fulfill({ json: { items: CLAIMS, total: CLAIMS.length, isMore: false } }),
      );
      await page.clock.setFixedTime(LAST_SECOND);
      await page.goto(`${siteUrl()}/studio/claims`);
      const open = page.getByRole('row').filter({ hasText: 'Pía Luz' });
      const closed = page.getByRole('row').filter({ hasText: 'Luz Rey' });
      await expect(open).toContainText(mark.split(',')[0] ?? '');
      await expect(page.getByText(mark)).toHaveCount(0);
      await page.clock.setFixedTime(NEXT_DAY);
      await page.reload();
      await expect(open).toContainText(mark);
      await expect(closed).not.toContainText(mark);
      await expectAccessible(page);
      await page.setViewportSize(phone.viewport);
      const card = page.locator('li').filter({ hasText: 'Pía Luz' });
      await expect(card).toContainText(mark);
      await expect(page.getByText(mark)).toHaveCount(1);
      await expectAccessible(page);
    });
  });
}
