import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteUrl, test } from '#tests/e2e/browser.ts';
import { beginChange, openRecord, REREAD, saveRecord } from '#tests/e2e/studio/change-content.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const DEFINITION = 'All light that leaves a source, weighted as the eye sees it.';
const DEFINICION = 'Toda la luz que emite una fuente, ponderada según la ve el ojo.';
const TYPED = { en: 'Hall 4, stand 12.', es: 'Pabellón 4, puesto 12.' };

const definitionOf = (page: Page) => page.getByRole('group', { name: /^Definition/ });

test('an editor changes a term in both languages and requests a review', async ({ withPage }) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Terminos', role: 'editor' });
    await beginChange(page, 'Words of the fair');
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Glossary', 'Luminous flux');
    const definition = definitionOf(page);
    await definition.getByRole('textbox', { name: 'English' }).fill(DEFINITION);
    await expect(definition).toContainText('Translation is older than its source');
    await definition.getByRole('textbox', { name: 'Spanish' }).fill(DEFINICION);
    await expect(definition).not.toContainText('Translation is older than its source');
    await saveRecord(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Words of the fair' }).click();
    const changes = page.getByRole('region', { name: 'What changes' });
    await expect(changes).toContainText('Definition › English');
    await expect(changes).toContainText(DEFINICION);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request review' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('In review');
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
});

test('what was typed outlives the window, until the server has it', async ({ withPage }) => {
  await withPage({ ...phone, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Ventana', role: 'editor' });
    await beginChange(page, 'Banner of the fair');
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Company, banner and footer', 'Company, banner and footer');
    await page.locator('summary', { hasText: 'Banner' }).click();
    const text = page.getByRole('group', { name: 'Text' });
    await text.getByRole('textbox', { name: 'English' }).fill(TYPED.en);
    await text.getByRole('textbox', { name: 'Spanish' }).fill(TYPED.es);
    await expect(page.getByRole('status')).toContainText('Not saved yet');
    await page.reload();
    await page.locator('summary', { hasText: 'Banner' }).click();
    await expect(text.getByRole('textbox', { name: 'Spanish' })).toHaveValue(TYPED.es);
    await saveRecord(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    // The keys go on from where one was.
    await expect(save).toBeFocused();
    await expectAccessible(page);
    await text.getByRole('textbox', { name: 'English' }).fill('Another text');
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect(save).toBeFocused();
    await page.reload();
    await page.locator('summary', { hasText: 'Banner' }).click();
    await expect(text.getByRole('textbox', { name: 'English' })).toHaveValue(TYPED.en);
    await expect(save).toBeDisabled();
  });
});

test('two editors of one field: both values are shown, and one is chosen', async ({ withPage }) => {
  const options = { ...desktop, locale: 'en-GB', expectedErrors: /status of 409/ };
  await withPage(options, async (page) => {
    await enterStudio(page, { name: 'Elena Primera', role: 'editor' });
    await beginChange(page, 'One term, two people');
    const change = page.url().split('/').at(-2) ?? '';
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Glossary', 'Luminous intensity');
    const definition = definitionOf(page);
    const english = definition.getByRole('textbox', { name: 'English' });
    await expect(english).not.toHaveValue('');
    const address = `${siteUrl()}/studio/api/changes/${change}/file?path=glossary/photometry.yaml`;
    const read = async () => (await (await page.request.get(address, REREAD)).json()).value;
    const value = await read();
    const at = value.findIndex((term: { code: string }) => term.code === 'luminous-intensity');
    const from = value[at].definition.en;
    const to = 'Light in one direction, as the other editor puts it.';
    const edits = [{ path: [at, 'definition', 'en'], from, to }];
    expect((await page.request.patch(address, { data: { edits } })).ok()).toBe(true);

    await english.fill('Light that leaves a source in one direction.');
    await page.getByRole('textbox', { name: /^Unit/ }).fill('candela');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(to);
    await expect(alert).toContainText('Light that leaves a source in one direction.');
    await expect(page.getByRole('textbox', { name: /^Unit/ })).toHaveValue('candela');
    await expect(page.getByRole('button', { name: 'Discard what I typed' })).toBeEnabled();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Use yours' }).click();
    await saveRecord(page);
    const stored = (await read())[at];
    expect(stored).toMatchObject({
      ...{ unit: 'candela', definition: { en: 'Light that leaves a source in one direction.' } },
    });
  });
});

test('what the check finds stands at its field, and is gone once it is corrected', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Corta', role: 'editor' });
    await beginChange(page, 'A short definition');
    await page.getByRole('link', { name: 'Edit content' }).click();
    await openRecord(page, 'Glossary', 'Illuminance');
    const spanish = definitionOf(page).getByRole('textbox', { name: 'Spanish' });
    await expect(spanish).not.toHaveValue('');
    const before = await spanish.inputValue();
    await spanish.fill('Luz.');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('has 4 characters where at least 20 are needed', {
      timeout: 60_000,
    });
    await expect(definitionOf(page)).toContainText('Write a fuller text.');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Definition' }).click();
    await expect(spanish).toBeFocused();
    await spanish.fill(`${before} Se mide en lux.`);
    await expect(alert).toHaveCount(0, { timeout: 60_000 });
    await spanish.fill('Luz.');
    await saveRecord(page);
    await expect(alert).toContainText('has 4 characters where at least 20 are needed');
    await page.getByRole('button', { name: 'English' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await expect(alert).toContainText('tiene 4 caracteres y necesita al menos 20');
    const definicion = page.getByRole('group', { name: /^Definición/ });
    await expect(definicion).toContainText('Escribe un texto más completo.');
    await definicion.getByRole('textbox', { name: 'Inglés' }).fill('Lux.');
    await expect(definicion).toContainText(/(Tiene 4 caracteres.*){2}/s, { timeout: 60_000 });
    await expectAccessible(page);
  });
});

test('a translator has the other language beside the text, and sees its pictures', async ({
  withPage,
}) => {
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Elena Textos', role: 'editor' });
    await beginChange(page, 'Pictures of the fair');
    await page.getByRole('link', { name: 'Edit content' }).click();
    const { promise: typed, resolve: finishTyping } = Promise.withResolvers<void>();
    await page.route(/\/file\?path=.*es\.md/, async (route) => {
      await typed;
      await route.continue();
    });
    await openRecord(page, 'Pages', 'UGR in plain words');
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('![The stand](about-workshop.webp)');
    finishTyping();
    const beside = page.getByRole('textbox', { name: 'Spanish' });
    await expect(beside).toHaveValue(/deslumbramiento/);
    await expect(beside).not.toBeEditable();
    await expect(text).toHaveValue('![The stand](about-workshop.webp)');
    await expect(text).toBeFocused();
    await page.getByRole('button', { name: 'Preview' }).first().click();
    const picture = page.getByRole('img', { name: 'The stand' });
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await expectAccessible(page);
  });
});
