import { entriesOf } from '#core/keys.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import { openDatabase } from '#server/db/client.ts';
import { pagePermissions } from '#studio/app/page-permissions.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

test('pages that a role does not open, that do not exist, and messages that are gone say so at once', async ({
  withPage,
}) => {
  const dark = {
    ...phone,
    locale: 'en-GB',
    colorScheme: 'dark',
    expectedErrors: /40[34]/,
  } as const;
  await withPage(dark, async (page) => {
    await enterStudio(page, { name: 'Uma Rey', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/people`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Your role does not open this page');
    await expectAccessible(page);
    await page.goto(`${siteUrl()}/studio/nothing`);
    await expect(heading).toHaveText('There is no such page');
    await expect(page).toHaveTitle(/There is no such page/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the start' }).click();
    await page.waitForURL(/\/studio\/?$/);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${siteUrl()}/studio/messages/gone/show`);
    await expect(page.getByRole('alert')).toContainText('does not exist any more');
    const tried = requests.filter((url) => url.endsWith('/studio/api/messages/gone'));
    expect(tried).toHaveLength(1);
  });
});

for (const role of ['desk', 'editor'] as const) {
  test(`the role ${role} sees its pages, and of the others that it does not open them`, async ({
    withPage,
  }) => {
    await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
      await enterStudio(page, { name: `Pau ${role}`, role });
      const refused = page.getByRole('heading', {
        name: 'Your role does not open this page',
        level: 1,
      });
      for (const [path, permission] of entriesOf(pagePermissions)) {
        const isOpen = isAllowed(role, permission);
        // What is not there has no page.
        if (isOpen && path.includes(':')) continue;
        await page.goto(`${siteUrl()}/studio${path.replace(':id', 'gone')}`);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(refused, path).toHaveCount(isOpen ? 0 : 1);
      }
    });
  });
}

test('who may only read sees no forms', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await addMessage('read-only');
    await enterStudio(page, { name: 'Gil Ros', role: 'admin' });
    const address = `${siteUrl()}/studio/messages/read-only/show`;
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Send mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible();
    await page.route('**/studio/api/access/session', async (route) => {
      const response = await route.fetch();
      const { person } = (await response.json()) as { person: { permissions: string[] } };
      const permissions = person.permissions.filter((permission) => permission.endsWith(':read'));
      await route.fulfill({ response, json: { person: { ...person, permissions } } });
    });
    await page.goto(address);
    await expect(page.getByText('Is it dimmable?')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await page.goto(`${siteUrl()}/studio/tokens`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API tokens');
    await expect(page.locator('main form')).toHaveCount(0);
  });
});

test('a response of blanks says which field lacks a text', async ({ withPage }) => {
  const spanish = { ...phone, locale: 'es-ES', expectedErrors: /422/ };
  await withPage(spanish, async (page) => {
    await addMessage('blanks');
    await enterStudio(page, { name: 'Ada Gil', role: 'desk', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/messages/blanks/show`);
    await page.locator('[name=subject]').fill('  ');
    await page.locator('[name=text]').fill(' \n ');
    await page.getByRole('button', { name: 'Enviar correo' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(
      'Escribe un texto en el campo «Asunto». Escribe un texto en el campo «Texto».',
    );
    await expectAccessible(page);
    await page.locator('[name=body]').fill(' ');
    await page.getByRole('button', { name: 'Añadir nota' }).click();
    await expect(alert.last()).toHaveText('Escribe un texto en el campo «Nota nueva».');
  });
});

/** A message as the site stores it. */
async function addMessage(id: string): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const text = { name: 'your-message', label: 'Message', value: 'Is it dimmable?' };
  await db.write
    .insertInto('form_submission')
    .values({
      ...{ id, form_id: 101, kind: 'message', locale: 'en', received: new Date().toISOString() },
      ...{ email: 'pia@example.test', fields: JSON.stringify([text]) },
    })
    .execute();
  await db.destroy();
}
