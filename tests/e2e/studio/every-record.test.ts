import type { Page } from '@playwright/test';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { entriesOf } from '#core/keys.ts';
import { desktop, expect, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import {
  everyEdit,
  type FieldEdit,
  type KindEdit,
  type Language,
  languages,
  wordsOf,
} from '#tests/e2e/studio/every-record-edits.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

/** It publishes: no other test may read the site. */
let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

/** Not edited by anybody. */
const ISSUED = 'declarations/alc600.yaml';

const SAVE = { en: 'Save', es: 'Guardar' };
const SAVED = { en: 'Saved.', es: 'Guardado.' };

const edits = entriesOf(everyEdit).flatMap(([kind, edit]) => (edit ? [[kind, edit] as const] : []));

/** Those of the languages whose text is a field of its own. */
const languagesOf = ({ isShared }: KindEdit) => (isShared ? (['en'] as const) : languages);

const signOf = (kind: RecordKind, { sign, isShared }: KindEdit, locale: Language) =>
  typeof sign === 'object' ? sign[locale] : (sign ?? wordsOf(kind, isShared ? 'en' : locale));

/** Opens the form of a record at a field, as a finding of the check does. */
async function openField(page: Page, change: string, { path, field, row }: FieldEdit) {
  const query = new URLSearchParams({ path, field: field ?? '', ...(row && { row: String(row) }) });
  await page.goto(`${site.baseUrl}/studio/changes/${change}/record?${query}`);
}

async function typeInto(page: Page, { field, row, path, text }: FieldEdit, words: string) {
  if (row) {
    const cell = page.getByRole('grid').locator('[data-active]');
    await expect(cell).toBeFocused();
    const added = text ?? `${(await cell.innerText()).trim()} ${words}`;
    // What is typed replaces the cell.
    await page.keyboard.type(added);
    await page.keyboard.press('Enter');
    return;
  }
  const control = page.locator(`[id="value-${field ?? 'text'}"]`);
  await expect(control).toBeVisible();
  if ((await control.getAttribute('role')) === 'combobox') {
    await control.fill(words);
    await control.press('Enter');
    return;
  }
  await expect(control, path).not.toHaveValue('');
  await control.fill(text ?? `${(await control.inputValue()).trimEnd()} ${words}`);
}

async function save(page: Page, language: Language) {
  await page.getByRole('button', { name: SAVE[language], exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: SAVED[language] })).toBeVisible();
}

/** Edits one text of a kind in both languages, in one form where it is one. */
async function edit(page: Page, change: string, kind: RecordKind, studio: Language) {
  const own = everyEdit[kind] as KindEdit;
  const isOneForm = own.en.row === undefined && own.en.path === own.es.path;
  for (const [index, locale] of languagesOf(own).entries()) {
    if (index === 0 || !isOneForm) await openField(page, change, own[locale]);
    await typeInto(page, own[locale], wordsOf(kind, locale));
    if (index > 0 || !isOneForm || own.isShared) await save(page, studio);
  }
}

/** The kinds and languages whose new words are where they should be, before or after publishing. */
async function findShown(page: Page): Promise<string[]> {
  const shown: string[] = [];
  for (const [kind, own] of edits) {
    for (const locale of languages) {
      if (!own.shown) continue;
      const address = site.baseUrl + own.shown[locale];
      const response = await page.request.get(address, { maxRedirects: 0 });
      const text = `${response.headers().location ?? ''} ${await response.text()}`;
      if (text.includes(signOf(kind, own, locale))) shown.push(`${kind} ${locale}`);
    }
  }
  return shown;
}

async function begin(page: Page, title: string): Promise<string> {
  const response = await page.request.post(`${site.baseUrl}/studio/api/changes`, {
    data: { title, why: 'Every record has a form.' },
  });
  return (await response.json()).id;
}

/** Of the kinds that no page shows: those whose files of the version in use have the new words. */
async function findStored(page: Page): Promise<string[]> {
  const change = await begin(page, 'What is in use now');
  const stored: string[] = [];
  for (const [kind, own] of edits) {
    for (const locale of languages) {
      if (own.shown) continue;
      const path = encodeURIComponent(own[locale].path);
      const address = `${site.baseUrl}/studio/api/changes/${change}/file?path=${path}`;
      const { text } = await (await page.request.get(address)).json();
      if (text.includes(signOf(kind, own, locale))) stored.push(`${kind} ${locale}`);
    }
  }
  return stored;
}

const listed = (isShown: boolean) =>
  edits.flatMap(([kind, { shown }]) =>
    (shown !== null) === isShown ? languages.map((locale) => `${kind} ${locale}`) : [],
  );

test('every kind of record is edited in both languages and shown once it is published', async ({
  withPage,
}) => {
  test.setTimeout(600_000);
  let change = '';
  for (const [index, locale] of languages.entries()) {
    const language = { en: 'en-GB', es: 'es-ES' }[locale];
    await withPage({ ...desktop, locale: language }, async (page) => {
      await enterStudio(page, { name: `Elena Todo ${locale}`, role: 'editor', locale, site });
      change ||= await begin(page, 'Every kind of record');
      const half = edits.filter((_, at) => at % languages.length === index);
      for (const [kind] of half)
        await test.step(`${kind} in ${locale}`, () => edit(page, change, kind, locale));
    });
  }
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Pablo Todo', role: 'publisher', site });
    await openField(page, change, { path: ISSUED, field: null });
    await expect(page.getByRole('alert').filter({ hasText: 'were issued' })).toBeVisible();
    await expect(page.getByRole('button', { name: SAVE.en, exact: true })).toHaveCount(0);
    expect(await findShown(page)).toEqual([]);
    expect(await findStored(page)).toEqual([]);
    await page.goto(`${site.baseUrl}/studio/changes/${change}/show`);
    await page.getByRole('button', { name: 'Request review' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    const done = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Published' });
    const refusal = page.getByRole('dialog').getByRole('alert').first();
    await expect(done.or(refusal)).toBeVisible({ timeout: 240_000 });
    if (await refusal.isVisible()) throw new Error(await page.getByRole('dialog').innerText());
    await expect.poll(() => findShown(page)).toEqual(listed(true));
    expect(await findStored(page)).toEqual(listed(false));
  });
});
