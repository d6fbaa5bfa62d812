import { pathTo } from '#core/i18n/paths.ts';
import { SITE_API_BASE } from '#server/http/site-api.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';

/** A site whose API requires a password gets a worker of its own. */
test.use({ siteSettings: { API_BASIC_AUTH: 'site:secret-of-tests' } });

test('Pages reach an API behind a password: one redirect brings the token', async ({
  withPage,
}) => {
  await withPage(desktop, async (page) => {
    const responses: [status: number, path: string][] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith(SITE_API_BASE)) responses.push([response.status(), pathname]);
    });
    await visit(page, pathTo('en', 'home'));
    for (const locale of ['es', 'en'] as const) {
      await page.locator(`header a[hreflang^="${locale}"]`).first().click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toMatch(locale);
      const menu = locale === 'es' ? 'Productos' : 'Products';
      await expect.poll(() => page.locator('header').innerText()).toContain(menu);
    }
    await expect
      .poll(() => responses.filter(([status]) => status === 200).length)
      .toBeGreaterThan(0);
    const token = /\/~[\w.-]+\//;
    for (const [status, path] of responses) {
      expect([path, status]).toEqual([path, token.test(path) ? 200 : 307]);
    }
  });
});

test('The address of the API itself requires the password', async ({ site }) => {
  expect((await fetch(`${site.baseUrl}/api/jgm/v1/menu`)).status).toBe(401);
  expect((await fetch(`${site.baseUrl}${SITE_API_BASE}/jgm/v1/menu`)).status).toBe(403);
});
