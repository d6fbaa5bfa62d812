import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { openDatabase } from '#server/db/client.ts';
import { cookieHeader, totpOf } from '#server/studio/studio.fixtures.ts';

import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { mailTo } from '#tests/e2e/forms/outbox.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
const PASSWORD = 'farolas junto al canal de Castilla';

/** The link that the operator's command prints. */
async function giveAccess(email: string, role: string, locale: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: siteDataDir(), SITE_URL: siteUrl() };
  const options = [
    'scripts/studio-user.ts',
    email,
    '--role',
    role,
    '--name',
    'Ana Ruiz',
    '--locale',
    locale,
  ];
  const { stdout } = await run(process.execPath, options, { cwd: root, env });
  return /https?:\S+/.exec(stdout)?.[0] ?? '';
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('[name=password]').fill('too short');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('15');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText(/saved|guardada/);
}

async function signIn(page: Page, email: string): Promise<void> {
  // A page that needs a session may lead here twice.
  await page.waitForLoadState('networkidle');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

async function addMessage(id: string): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const fields = [
    { name: 'your-name', label: 'Name', value: 'Jo Prado' },
    { name: 'your-message', label: 'Message', value: 'Do you ship to Orkney?' },
  ];
  const row = { id, form_id: 101, kind: 'message', locale: 'en', email: `${id}@example.test` };
  await db.write
    .insertInto('form_submission')
    .values({ ...row, received: new Date().toISOString(), fields: JSON.stringify(fields) })
    .execute();
  await db.destroy();
}

test('a person comes in by link, works on a message and responds to it', async ({ withPage }) => {
  const link = await giveAccess('ana@example.test', 'admin', 'en');
  await addMessage('orkney');
  // The browser reports the refusals of weak passwords and missing sessions.
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /422|401/ };
  await withPage(options, async (page) => {
    await choosePassword(page, link);
    await page.goto(`${siteUrl()}/studio/messages`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expectAccessible(page);
    await signIn(page, 'ana@example.test');
    // Back to where one wanted to go.
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveText(/^All open \(\d+\)$/);
    await page.getByRole('link', { name: 'Jo Prado' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jo Prado');
    await expectAccessible(page);
    await page.locator('[name=body]').fill('The carrier knows.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The carrier knows.', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: 'An offer follows' }).click();
    const text = page.locator('[name=text]');
    await expect(text).toHaveValue(/^Hello Jo Prado,\n[^{}]+\nAna Ruiz$/);
    await text.fill('Yes, within a week.');
    await page.locator('[name=subject]').fill('Orkney');
    await page.locator('[name=subject]').press('Enter');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview).toContainText('Yes, within a week.');
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Send mail' }).click();
    const mail = await mailTo(siteDataDir(), 'orkney@example.test', /within a week/);
    expect(mail).toContain('Yes, within a week.');
    await expect(page.getByText('Responded')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Routing' }).click();
    const contact = page.locator('section').filter({ hasText: 'Contact form' });
    await contact.getByRole('combobox', { name: 'What is it about?' }).click();
    await page.getByRole('option', { name: 'Installation or a fault' }).click();
    await contact.getByRole('button', { name: 'Who gets it?' }).click();
    await expect(contact.getByRole('status')).toContainText(/^support@/);
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Audit trail' }).click();
    await expect(page.getByRole('row', { name: /Ana Ruiz Responded/ })).toBeVisible();
    await page.getByRole('button', { name: 'Check the trail' }).click();
    await expect(page.getByText('complete and unchanged')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a second factor guards the account, and the desk sees no people', async ({ withPage }) => {
  const link = await giveAccess('eva@example.test', 'desk', 'es');
  const options = { ...phone, locale: 'es-ES', expectedErrors: /422|401/ };
  await withPage(options, async (page) => {
    await choosePassword(page, link);
    await page.goto(`${siteUrl()}/studio/access`);
    await signIn(page, 'eva@example.test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi acceso');
    await expectAccessible(page);
    const factor = page.locator('section').filter({ hasText: 'Aplicación de autenticación' });
    await factor.locator('[name=password]').fill(PASSWORD);
    const made = page.waitForResponse(/two-factor$/);
    await factor.getByRole('button', { name: 'Configurar' }).click();
    const { totpURI } = (await (await made).json()) as { totpURI: string };
    await factor.locator('[name=code]').fill(totpOf(totpURI));
    await factor.getByRole('button', { name: 'Confirmar' }).click();
    await expect(factor.getByRole('alert')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
    await signIn(page, 'eva@example.test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Segundo paso');
    await expectAccessible(page);
    const refused = await page.request.get(`${siteUrl()}/studio/api/people`);
    expect(refused.status()).toBe(401);
  });
});

test('an admin invites a person by mail, and signs in with a passkey', async ({ withPage }) => {
  const link = await giveAccess('iris@example.test', 'admin', 'en');
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /422|401/ };
  await withPage(options, async (page) => {
    await addAuthenticator(page);
    await choosePassword(page, link);
    await page.goto(`${siteUrl()}/studio/people/create`);
    await signIn(page, 'iris@example.test');
    await page.locator('[name=name]').fill('Pol Serra');
    await page.locator('[name=email]').fill('pol@example.test');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: 'Pol Serra' })).toBeVisible();
    // Again: without the message, which fades in.
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Pol Serra' })).toBeVisible();
    await expectAccessible(page);
    expect(await mailTo(siteDataDir(), 'pol@example.test', /studio/)).toContain(
      '/studio/password#',
    );
    await page.goto(`${siteUrl()}/studio/access`);
    await page.locator('[name=name]').fill('A key');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('A key', { exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    const sent = page.waitForRequest(/\/studio\/api\/access\/passkey$/);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My access');
    await expectAccessible(page);
    await expectNoReplay(await sent);
  });
});

/** Nobody comes in with what a passkey has signed once: neither again, nor for another challenge, nor as another passkey. */
async function expectNoReplay(sent: Request): Promise<void> {
  const body = sent.postDataJSON();
  const { cookie = '' } = await sent.allHeaders();
  const post = (address: string, data: object, from: string) =>
    fetch(`${siteUrl()}/studio/api/access/${address}`, {
      method: 'POST',
      headers: { cookie: from, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  const options = await post('passkey-options', {}, '');
  const fresh = cookieHeader(options.headers.getSetCookie());
  const other = { ...body.response, id: 'AAAA', rawId: 'AAAA' };
  for (const [data, from] of [
    [body, cookie],
    [body, fresh],
    [body, ''],
    [{ response: other }, fresh],
    [{ response: {} }, fresh],
  ] as const) {
    const response = await post('passkey', data, from);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/);
  }
}

/** A security key that its owner has touched and that has recognised the owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('the public site has no trace of the studio', async ({ request }) => {
  const page = await request.get(`${siteUrl()}/en`);
  expect(await page.text()).not.toContain('/studio');
  const studio = await request.get(`${siteUrl()}/studio/anything`);
  expect(studio.headers()['x-robots-tag']).toBe('noindex');
  expect(studio.headers()['cache-control']).toBe('no-store');
  const [first, second] = [
    await studio.text(),
    await (await request.get(`${siteUrl()}/studio`)).text(),
  ];
  expect(/csp-nonce" content="(.+?)"/.exec(first)?.[1]).not.toBe(
    /csp-nonce" content="(.+?)"/.exec(second)?.[1],
  );
  expect((await request.get(`${siteUrl()}/studio/assets/..%2f..%2findex.html`)).status()).toBe(404);
});
