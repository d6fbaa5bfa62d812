import type { Page } from 'playwright-core';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { screensOf } from './screens.ts';

export type OpenState = {
  name: string;
  path: string;
  /** Brings the page into the state; false where the width has no such state. */
  open: (page: Page) => Promise<boolean | undefined>;
};

/** States of a screen that open over it: the pictures of `npm run shots` show them too. */
export function openStates(locale: LocaleCode): OpenState[] {
  const { product = '' } = screensOf(locale);
  return [
    {
      name: 'product-zoom',
      path: product,
      open: async (page) => {
        await page.locator('[id="picture-1"] button').click();
        await page.locator('dialog[open] img').waitFor();
        return true;
      },
    },
  ];
}
