import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { mailTo } from './outbox.ts';

/** An address of its own for each submission: one address gets few mails a day. */
export const newAddress = () => `ana.${randomUUID().slice(0, 8)}@example.test`;

/** Fills in the required fields of the contact form. */
export async function fillContact(page: Page) {
  await page.selectOption('[name=topic]', 'product');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', newAddress());
  await page.fill('[name=your-message]', 'Which driver belongs to the Ardea 150?');
  await page.check('[name=consent]');
}

/** Followed by a full stop, unlike parts of a Message-ID. */
const CODE = / ([0-9A-Z]{4}-[0-9A-Z]{4})\. /;

/** Enters the code that the site has sent to the address in the form. */
export async function enterCode(page: Page, dataDir: string): Promise<void> {
  const address = await page.inputValue('[name=your-email]');
  const mail = await mailTo(dataDir, address, CODE);
  await page.fill('[name=_code]', mail.match(CODE)?.[1] ?? '');
}

/** A variant of the demo content. */
export const SKU = 'ARD150/12/830/60D/W/DD';

/** Fills in a claim about two pieces, with a photo; returns its sender's address. */
export async function fillClaim(page: Page): Promise<string> {
  const address = newAddress();
  await page.fill('[name=product]', SKU);
  await page.fill('[name=quantity]', '2');
  await page.fill('[name=fault]', 'It flickers after an hour.');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', address);
  await page.check('[name=consent]');
  await choosePhoto(page);
  return address;
}

export async function choosePhoto(page: Page): Promise<void> {
  const create = { width: 80, height: 60, channels: 3 as const, background: '#844' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const photo = { name: 'fault.jpg', mimeType: 'image/jpeg', buffer };
  await page.setInputFiles('[name=photos]', photo);
}

/** Fills in twelve pieces in the first row, the place of installation and the consent. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.locator('[name="products-code[]"]').first().fill(SKU);
  await page.locator('[name="products-quantity[]"]').first().fill('12');
  await page.fill('[name=installed]', '2026-03-14');
  await page.fill('[name=installer]', 'Luz y Obra');
  await page.fill('[name=site]', 'Hotel Mar, Cádiz');
  await page.fill('[name=your-name]', 'Ana García');
  await page.fill('[name=your-email]', newAddress());
  await page.check('[name=consent]');
}
