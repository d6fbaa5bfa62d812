import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '#tests/e2e/browser.ts';

/** Waits until an e-mail to an address whose text matches is in the outbox of a site, and returns it decoded. */
export async function mailTo(dataDir: string, address: string, pattern = /./): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let result: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) =>
          name.endsWith('.eml'),
        );
        const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
        result = mails
          .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
          .find((mail) => mail.includes(`To: ${address}`) && pattern.test(mail));
        return result !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return result as string;
}
