import type { Page } from '@playwright/test';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';
import { unfold } from '#tests/e2e/calculators/unfold.ts';

export const energyTextsOf = (locale: LocaleCode) => texts[locale];

/** Returns a field by the path that its problems have. */
export const fieldOf = (page: Page, path: string) => page.locator(`[id="${path}"]`);

export const figureOf = (page: Page, label: string) => {
  return page
    .locator('.energy-figures > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('strong');
};

const office: Record<string, string> = {
  'current.wattage': '70',
  'current.lifetime': '20000',
  'current.quantity': '100',
  'proposed.wattage': '30',
  'proposed.lifetime': '90 000',
  'proposed.unitCost': '60',
  'proposed.quantity': '100',
  hours: '10',
  days: '5',
  weeks: '50',
};

/** Types the office example into a zone. */
export async function fillZone(page: Page, zone = 0): Promise<void> {
  for (const [field, value] of Object.entries(office)) {
    await fieldOf(page, `zones-${zone}-${field.replace('.', '-')}`).fill(value);
  }
}

export async function fillProject(page: Page, tariff = '0,25'): Promise<void> {
  await unfold(page);
  await fieldOf(page, 'project').fill('Harbour');
  await fieldOf(page, 'tariff').fill(tariff);
}
