import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathToForm } from '#core/i18n/paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { fillClaim, fillRegistration } from '#tests/e2e/forms/fill-forms.ts';
import { mailTo } from '#tests/e2e/forms/outbox.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const CASE = /AC-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const clerk = { ...desktop, locale: 'en-GB' };

/** Chooses the next step of a claim and sends its mail. */
async function take(page: Page, step: string): Promise<void> {
  const panel = page.locator('section').filter({ hasText: 'Steps of the claim' });
  await panel.getByRole('button', { name: step, exact: true }).click();
  await panel.getByRole('button', { name: 'Preview mail' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview).toContainText('Hola, Ana García');
  await preview.getByRole('button', { name: 'Send mail' }).click();
  await expect(panel.getByRole('listitem').last()).toContainText(step);
}

test('a claim from a phone is accepted, replaced and settled; its sender reads each step', async ({
  withPage,
}) => {
  await withPage(phone, async (sender) => {
    await visit(sender, pathToForm('es', 'claim'));
    const address = await fillClaim(sender);
    await sender.locator('.form-submit').click();
    await sender.locator('.form-result').waitFor();
    const number = CASE.exec(await mailTo(siteDataDir(), address))?.[0] ?? '';
    await withPage(clerk, async (page) => {
      await enterStudio(page, { name: 'Eva Rius', role: 'desk' });
      await page.goto(`${siteUrl()}/studio/claims`);
      await page.getByRole('cell', { name: number }).click();
      await page.getByRole('button', { name: 'Photo 1' }).click();
      const viewer = page.getByRole('dialog', { name: 'Photo 1' });
      const photo = viewer.getByRole('img');
      await expect.poll(() => photo.evaluate((img) => img.clientWidth)).toBe(80);
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toHaveCount(0);
      // A second clerk has the claim open before the first one moves it.
      await withPage({ ...clerk, expectedErrors: /409/ }, async (other) => {
        await enterStudio(other, { name: 'Pau Vidal', role: 'desk' });
        await other.goto(page.url());
        await other.getByRole('button', { name: 'Being examined' }).click();
        await other
          .locator('section')
          .filter({ hasText: 'Steps of the claim' })
          .locator('[name=text]')
          .fill('Hola, la miramos.');
        await take(page, 'Being examined');
        await other.getByRole('button', { name: 'Preview mail' }).click();
        await other.getByRole('dialog').getByRole('button', { name: 'Send mail' }).click();
        await expect(other.getByText(/Somebody else/)).toBeVisible();
        await other.getByRole('button', { name: 'Show the current state' }).click();
        await expect(other.getByText(/moved the claim/)).toBeVisible();
        await expect(other.locator('[name=text]').first()).toHaveValue('Hola, la miramos.');
      });
      await mailTo(siteDataDir(), address, /la estamos estudiando/);
      await expectAccessible(page);
      await take(page, 'Accepted');
      await mailTo(siteDataDir(), address, /cubierta por nuestra garant/);
      const product = page.locator('section').filter({ hasText: 'Product and cost' });
      await product.getByRole('spinbutton', { name: 'Cost' }).fill('42.50');
      await product.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved')).toBeVisible();
      await take(page, 'Replacement sent');
      await take(page, 'Settled');
      await page.goto(`${siteUrl()}/studio/figures`);
      const total = page.getByRole('row', { name: /^Total/ });
      await expect(total).toContainText('100\u00a0%');
      await expect(total).toContainText('€42.50');
      await expectAccessible(page);
      await page.setViewportSize(phone.viewport);
      await expectAccessible(page);
    });
    await sender.locator('.form-result a').click();
    await expect(sender.locator('.form-history li').last()).toContainText('Resuelta');
  });
});

test('a registration is corrected, and its certificate tells so', async ({ withPage }) => {
  await withPage({ ...clerk, expectedErrors: /409/ }, async (page) => {
    await visit(page, pathToForm('en', 'register'));
    await fillRegistration(page);
    await page.locator('.form-submit').click();
    await page.locator('.form-result').waitFor();
    await enterStudio(page, { name: 'Lia Pons', role: 'desk' });
    await page.setViewportSize(phone.viewport);
    await page.goto(`${siteUrl()}/studio/registrations`);
    const card = page.getByRole('link', { name: /Ana García/ }).first();
    await card.waitFor();
    await expectAccessible(page);
    await card.click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByLabel('Quantity').first().fill('14');
    await page.getByLabel('Product code').first().fill('NOPE');
    const save = page.getByRole('region', { name: 'Warranty', exact: true });
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('alert')).toContainText('NOPE');
    await expectAccessible(page);
    await page.getByLabel('Product code').first().fill('ARD150/12/830/84D/W/DD');
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('listitem')).toContainText('14 ×');
    const href = await page.getByRole('link', { name: 'Certificate' }).getAttribute('href');
    const certificate = await page.request.get(`${siteUrl()}${href}`);
    expect(certificate.headers()['content-type']).toBe('application/pdf');
  });
});

/** A photo, so many pixels wide. */
async function photoOf(width: number) {
  const create = { width, height: 60, channels: 3 as const, background: '#468' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer };
}

const INVOICE = {
  ...{ name: 'invoice.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

test('photos of a claim are turned and enlarged by keys and saved; a document is only saved', async ({
  withPage,
}) => {
  await withPage(clerk, async (page) => {
    await visit(page, pathToForm('en', 'claim'));
    const address = await fillClaim(page);
    await page.setInputFiles('[name=photos]', [await photoOf(80), await photoOf(120)]);
    await page.setInputFiles('[name=invoice]', INVOICE);
    await page.locator('.form-submit').click();
    await page.locator('.form-result').waitFor();
    const number = CASE.exec(await mailTo(siteDataDir(), address))?.[0] ?? '';
    await enterStudio(page, { name: 'Gil Mora', role: 'desk' });
    await page.goto(`${siteUrl()}/studio/claims`);
    await page.getByRole('cell', { name: number }).click();
    await page.getByRole('button', { name: 'Photo 1' }).click();
    const viewer = page.getByRole('dialog', { name: /^Photo \d of 2$/ });
    const widthOf = () => viewer.getByRole('img').evaluate((photo) => photo.clientWidth);
    await expect.poll(widthOf).toBe(80);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect.poll(widthOf).toBe(120);
    await expect(viewer).toHaveAccessibleName('Photo 2 of 2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(widthOf).toBe(240);
    await expect(viewer.getByRole('status')).toHaveText('200\u00a0%');
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectAccessible(page);
    await page.setViewportSize(clerk.viewport);
    // The arrow keys move an enlarged photo; the button turns, and the next one is whole again.
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toHaveAccessibleName('Photo 2 of 2');
    await viewer.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(widthOf).toBe(80);
    const photo = viewer.getByRole('link', { name: 'Download' });
    const [saved] = await Promise.all([page.waitForEvent('download'), photo.click()]);
    expect(saved.suggestedFilename()).toBe('photo.jpg');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Photo 1' })).toBeFocused();
    const document = page.getByRole('link', { name: /^Document, PDF/ });
    for (const [link, type, disposition] of [
      [saved.url(), 'image/jpeg', /^inline/],
      [await document.getAttribute('href'), 'application/pdf', /^attachment/],
    ] as const) {
      const headers = (await page.request.get(new URL(link ?? '', siteUrl()).href)).headers();
      expect(headers['content-type']).toBe(type);
      expect(headers['content-disposition']).toMatch(disposition);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});
