import { desktop, expect, siteUrl, test } from '#tests/e2e/browser.ts';

test('the studio runs no script but its files, and is never stored', async ({ withPage }) => {
  const clerk = { ...desktop, locale: 'en-GB', expectedErrors: /script|security policy/i };
  await withPage(clerk, async (page) => {
    const nonces: string[] = [];
    for (const path of ['/studio', '/studio/messages']) {
      const response = await page.request.get(`${siteUrl()}${path}`);
      const headers = response.headers();
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['set-cookie']).toBeUndefined();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "frame-ancestors 'none'",
        ]),
      );
      const html = await response.text();
      const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.filter((tag) => !tag.includes(' src='))).toEqual([]);
      const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(html).toContain(nonce);
      nonces.push(nonce);
    }
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);

    await page.goto(`${siteUrl()}/studio`);
    await page.locator('[name=password]').waitFor();
    const blocked = await page.evaluate(async () => {
      const reported = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      return reported;
    });
    expect(blocked).toBe('script-src-elem');
    expect(await page.title()).not.toBe('taken over');
  });
});
