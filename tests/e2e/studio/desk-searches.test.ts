import type { Page } from '@playwright/test';
import { pathToForm } from '#core/i18n/paths.ts';
import { openDatabase } from '#server/db/client.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillRegistration, SKU } from '#tests/e2e/forms/fill-forms.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const clerk = { ...desktop, locale: 'en-GB' };

/** A code that no other test claims about. */
const CLAIMED = 'NOT-SOLD/1';

/** A claim about `CLAIMED`, as the site stores it; returns its number. */
async function addClaim(id: string, status: string): Promise<string> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const received = new Date().toISOString();
  const fault = { name: 'fault', label: 'Avería', value: `Parpadea ${id}` };
  const name = { name: 'your-name', label: 'Nombre', value: `Pía ${id}` };
  const number = `AC-${id.toUpperCase()}-0000`;
  await db.write
    .insertInto('form_submission')
    .values({
      ...{ id, form_id: 103, kind: 'warranty-claim', locale: 'es', received },
      ...{ email: 'pia@example.test', fields: JSON.stringify([name, fault]) },
    })
    .execute();
  await db.write
    .insertInto('warranty_claim')
    .values({
      ...{ submission_id: id, case_number: number, token_digest: id, locale: 'es', status },
      ...{ sku: CLAIMED, received, updated: received, cost_cents: null, cost_currency: null },
    })
    .execute();
  await db.write
    .insertInto('claim_state')
    .values({ submission_id: id, position: 0, status: 'received', since: received })
    .execute();
  await db.destroy();
  return number;
}

test('a claim shows the others about its product and leads to them', async ({ withPage }) => {
  await addClaim('sim1', 'received');
  const accepted = await addClaim('sim2', 'accepted');
  const rejected = await addClaim('sim3', 'rejected');
  await withPage(clerk, async (page) => {
    await enterStudio(page, { name: 'Leo Ros', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/messages/sim1/show`);
    const similar = page.getByRole('region', { name: 'Other claims about the product' });
    await expect(similar).toContainText(
      'Claims: 2 (accepted: 1, rejected: 1). Units registered: 0.',
    );
    await expect(similar.getByRole('listitem')).toHaveCount(2);
    const entry = similar.getByRole('listitem').filter({ hasText: rejected });
    await expect(entry).toContainText(/Rejected.*Parpadea sim3/);
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectAccessible(page);
    await similar.getByRole('link', { name: accepted }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pía sim2');
    await expect(similar.getByRole('listitem')).toHaveCount(2);
    await expect(similar.getByRole('link', { name: accepted })).toHaveCount(0);
  });
});

test('the trial of the rules says who gets a message, and by which rule', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'es-ES' }, async (page) => {
    await enterStudio(page, { name: 'Mar Sol', role: 'desk', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/routing`);
    const form = page.locator('section').filter({ hasText: 'provincia del proyecto' });
    const place = form.getByRole('textbox', { name: 'Código postal o provincia del proyecto' });
    const result = form.getByRole('status');
    const start = form.getByRole('button', { name: '¿Quién lo recibe?' });
    await place.fill('Orkney');
    await start.press('Enter');
    await expect(result).toContainText('fiona.mackenzie@');
    await expect(result).toContainText('Regla 2: delegado comercial de «Orkney».');
    await expectAccessible(page);
    // What was found belongs to other values: it goes with the first change.
    await place.press('End');
    await place.pressSequentially('x');
    await expect(result).toHaveText('');
    await start.press('Enter');
    await expect(result).toContainText('No se cumple ninguna regla.');
    await form.getByRole('combobox', { name: '¿De qué se trata?' }).click();
    await page.getByRole('option', { name: 'Instalación o una avería' }).click();
    await expect(result).toHaveText('');
    await start.press('Enter');
    await expect(result).toContainText(/support@\S+.*regla 1/i);
  });
});

test('a registration is found by product, code, installer, town and date of installation', async ({
  withPage,
}) => {
  await withPage(clerk, async (page) => {
    await visit(page, pathToForm('en', 'register'));
    await fillRegistration(page);
    await page.fill('[name=installer]', 'Montajes Zurbarán');
    await page.fill('[name=site]', 'Posada Alba, Teruel');
    await page.fill('[name=installed]', '2026-02-03');
    await page.locator('.form-submit').click();
    await page.locator('.form-result').waitFor();
    await enterStudio(page, { name: 'Iago Rey', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/registrations`);
    const search = page.getByRole('textbox', { name: 'Search' });
    const found = page.getByRole('row').filter({ hasText: '3 Feb 2026' });
    for (const text of ['ardea 150', SKU, 'zurbaran', 'TERUEL', 'posada teruel']) {
      await search.fill('nobody has written this');
      await expect(found).toHaveCount(0);
      await search.fill(text);
      await expect(found.first()).toBeVisible();
    }
    await search.fill('teruel');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Installed from' }).click();
    const from = page.getByLabel('Installed from');
    await from.fill('2026-02-04');
    await expect(found).toHaveCount(0);
    await from.fill('2026-02-03');
    await expect(found).toHaveCount(1);
    await expectAccessible(page);
  });
});

test('the inbox shows what one person works on', async ({ withPage }) => {
  await addClaim('own1', 'received');
  await addClaim('own2', 'received');
  await withPage(clerk, async (page) => {
    await enterStudio(page, { name: 'Gala Mir', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/messages/own1/show`);
    const work = page.getByRole('region', { name: 'Work' });
    await work.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: 'Gala Mir' }).click();
    await work.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    const own = encodeURIComponent(JSON.stringify({ text: 'Pía own' }));
    await page.goto(`${siteUrl()}/studio/messages?filter=${own}`);
    const rows = page.getByRole('row').filter({ hasText: /Pía own/ });
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Assignee' }).click();
    await page.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByRole('option', { name: 'Gala Mir' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Pía own1');
    await expectAccessible(page);
  });
});

type Held = { text: string; respond: () => void };

/** Holds the responses to searches of messages until each is released; whoever is in one is called by its text. */
async function holdSearches(page: Page): Promise<Held[]> {
  const held: Held[] = [];
  await page.route(/\/studio\/api\/messages\?/, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text');
    if (!text) return route.continue();
    await new Promise<void>((respond) => held.push({ text, respond }));
    const response = await route.fetch();
    const row = { id: text, sender: `Found by ${text}`, received: '2026-11-20T10:00:00.000Z' };
    const other = { kind: 'message', reference: null, state: 'new', assignee: null, due: null };
    const json = { ...(await response.json()), items: [{ ...row, ...other }], total: 1 };
    // The browser no longer waits for a search that was abandoned.
    await route.fulfill({ response, json }).catch(() => undefined);
  });
  return held;
}

test('typing in a search never waits: focus, place and text stay, and the last search counts', async ({
  withPage,
}) => {
  await withPage(clerk, async (page) => {
    await enterStudio(page, { name: 'Zoe Paz', role: 'desk' });
    const held = await holdSearches(page);
    await page.goto(`${siteUrl()}/studio/messages`);
    const search = page.getByRole('textbox', { name: 'Search' });
    const textsOf = () => held.map(({ text }) => text);
    const respondTo = (wanted: string) => {
      for (const { text, respond } of held) if (text === wanted) respond();
    };
    const placeOf = () => search.evaluate((box: HTMLInputElement) => box.selectionStart);
    await search.pressSequentially('farla');
    await expect.poll(textsOf).toContain('farla');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('o');
    await expect.poll(textsOf).toContain('farola');
    // The later one arrives first.
    respondTo('farola');
    const row = page.getByRole('row').filter({ hasText: 'Found by' });
    await expect(row).toContainText('Found by farola');
    await expect(search).toBeFocused();
    await expect.poll(placeOf).toBe(4);
    respondTo('farla');
    await page.keyboard.type('le');
    await expect.poll(textsOf).toContain('farolela');
    await expect(search).toHaveValue('farolela');
    await expect(row).toContainText('Found by farola');
    respondTo('farolela');
    await expect(row).toContainText('Found by farolela');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('farolela');
    await expect.poll(placeOf).toBe(6);
  });
});
