import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio, PASSWORD } from '#tests/e2e/studio/enter-studio.ts';

test('a person sees where they are signed in, and ends the session on a lost phone', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Iria Paz', role: 'desk' });
    await withPage({ ...phone, locale: 'en-GB', expectedErrors: /401/ }, async (lost) => {
      const signIn = { email: 'iria.paz@example.test', password: PASSWORD };
      await lost.request.post(`${siteUrl()}/studio/api/access/sign-in`, { data: signIn });
      await lost.goto(`${siteUrl()}/studio/messages`);
      await expect(lost.getByRole('heading', { name: 'Messages' }).first()).toBeVisible();
      await page.goto(`${siteUrl()}/studio/access`);
      const sessions = page.getByRole('list', { name: 'Signed in' }).getByRole('listitem');
      await expect(sessions).toHaveCount(2);
      await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1);
      await expectAccessible(page);
      await sessions.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(sessions).toHaveCount(1);
      await expect(sessions).toContainText('This browser');
      await lost.reload();
      await expect(lost.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(lost.getByRole('heading', { name: 'Messages' })).toHaveCount(0);
    });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Signed in' })).toHaveText(
      /^(?!.*Sign out).*This browser/,
    );
  });
});

test('an admin signs a person out who has lost a computer', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB', expectedErrors: /401/ }, async (lost) => {
    await enterStudio(lost, { name: 'Noa Gil', role: 'desk' });
    await lost.goto(`${siteUrl()}/studio/messages`);
    await lost.getByRole('heading', { name: 'Messages' }).first().waitFor();
    await withPage({ ...phone, locale: 'en-GB' }, async (page) => {
      await enterStudio(page, { name: 'Ada Roy', role: 'admin' });
      await page.goto(`${siteUrl()}/studio/people`);
      await page.getByText('Noa Gil').first().click();
      const sessions = page.getByRole('region', { name: 'Signed in' });
      await expect(sessions.getByRole('listitem')).not.toHaveCount(0);
      await expectAccessible(page);
      await sessions.getByRole('button', { name: 'End all sessions' }).click();
      await expect(sessions).toContainText('Not signed in anywhere.');
    });
    await lost.reload();
    await expect(lost.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
