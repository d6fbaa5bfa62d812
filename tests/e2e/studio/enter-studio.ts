import type { Page } from '@playwright/test';
import type { Role } from '#core/studio/role-permissions.ts';
import { openDatabase } from '#server/db/client.ts';
import { givePersonAccess } from '#server/studio/give-access.ts';
import { siteDataDir, siteUrl } from '#tests/e2e/browser.ts';
import type { Site } from '#tests/e2e/test-site.ts';

export const PASSWORD = 'farolas junto al canal de Castilla';

type Entering = {
  name: string;
  role: Role;
  locale?: 'en' | 'es';
  /** Instead of the site of the worker. */
  site?: Pick<Site, 'baseUrl' | 'dataDir'>;
};

/** Signs a new person in, in the page's browser, without the screens for it. Nothing fades in while colours are checked. */
export async function enterStudio(
  page: Page,
  { name, role, locale = 'en', site }: Entering,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.test`;
  const db = await openDatabase({ dataDir: site?.dataDir ?? siteDataDir() });
  const { path } = await givePersonAccess(db, { name, email, role, locale }, Date.now());
  await db.destroy();
  const send = async (address: string, data: object) => {
    const response = await page.request.post(`${site?.baseUrl ?? siteUrl()}/studio/api${address}`, {
      data,
    });
    if (!response.ok()) throw new Error(`${address}: ${response.status()}`);
  };
  await send('/access/password', { token: path.split('#')[1], password: PASSWORD });
  await send('/access/sign-in', { email, password: PASSWORD });
}
