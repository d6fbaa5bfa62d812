import type { Page } from '@playwright/test';
import { expect, siteUrl } from '#tests/e2e/browser.ts';

/** A connection that has been idle may be closed by the server just as it is used again. */
export const REREAD = { maxRetries: 2 };

/** Begins a change set, on the page of the signed-in person. */
export async function beginChange(page: Page, title: string, address = siteUrl()): Promise<void> {
  await page.goto(`${address}/studio/changes`);
  await page.getByRole('button', { name: 'New change set' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Why' }).fill('The trade fair begins on Friday.');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

/** Opens a record by its title or code, from the list of records. */
export async function openRecord(page: Page, kind: string, title: string): Promise<void> {
  // Once nothing more arrives below the menu: on a phone it moves with the page, and the click is lost.
  await page.getByRole('status').filter({ hasText: /^\d/ }).waitFor();
  // With the keyboard: on a slow machine the end of a click chooses what has opened below it.
  await page.getByRole('combobox', { name: 'Kind' }).press('Enter');
  await page.getByRole('option', { name: kind, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind);
  await page.getByRole('searchbox', { name: 'Find by title or code' }).fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save' })).toBeVisible();
}

export async function saveRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
}
