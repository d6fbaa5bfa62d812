import sharp from 'sharp';
import { type Database, openDatabase } from '#server/db/client.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, siteDataDir, siteUrl, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';

const QUOTED = 'El jue, 26 nov 2026 a las 9:30, Lumbrera escribió:\n> Sale el lunes.';

/** A message with two replies, as the mailbox brings them. */
async function addReplies(id: string): Promise<void> {
  const db = await openDatabase({ dataDir: siteDataDir() });
  const received = new Date().toISOString();
  const later = new Date(Date.now() + 60_000).toISOString();
  const fields = [{ name: 'your-name', label: 'Nombre', value: 'Nuria Ríos' }];
  await db.write
    .insertInto('form_submission')
    .values({
      ...{ id, form_id: 101, kind: 'message', locale: 'es', received },
      ...{ email: 'jo@example.test', fields: JSON.stringify(fields) },
    })
    .execute();
  const reply = { submission_id: id, message_id: null, subject: 'Re: Su consulta', is_whole: 1 };
  const own = { ...reply, id: `${id}-own`, digest: `${id}-own`, sender: 'jo@example.test' };
  const other = { ...reply, id: `${id}-x`, digest: `${id}-x`, sender: 'eve@elsewhere.example' };
  await db.write
    .insertInto('desk_reply')
    .values([
      {
        ...own,
        ...{ received, body: `¿Y los soportes?\n\n${QUOTED}`, is_elsewhere: 0, is_automatic: 0 },
        left_files: '["plano.dwg"]',
      },
      {
        ...other,
        ...{ received: later, body: '<b>Send me the invoice</b>', left_files: '[]' },
        ...{ is_elsewhere: 1, is_automatic: 1, is_whole: 0 },
      },
    ])
    .execute();
  await addPhotos(db, own.id);
  await db.destroy();
}

/** Two photos of a reply, of which the second one is no longer stored. */
async function addPhotos(db: Database, replyId: string): Promise<void> {
  const create = { width: 90, height: 60, channels: 3 as const, background: '#468' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  await openSiteFiles({ dataDir: siteDataDir() }).photos.write(`${replyId}.jpg`, bytes);
  const photo = { reply_id: replyId, size_bytes: bytes.length };
  await db.write
    .insertInto('desk_reply_file')
    .values([
      { ...photo, position: 0, file: `${replyId}.jpg`, file_name: 'soporte.jpg' },
      { ...photo, position: 1, file: `${replyId}-gone.jpg`, file_name: 'techo.jpg' },
    ])
    .execute();
}

test('replies are read in the thread of their message, and others are shown as others', async ({
  withPage,
}) => {
  await addReplies('with-replies');
  // The browser reports the photo that is gone.
  await withPage({ ...desktop, locale: 'es-ES', expectedErrors: /404/ }, async (page) => {
    await enterStudio(page, { name: 'Remedios Vega', role: 'desk', locale: 'es' });
    await page.goto(`${siteUrl()}/studio/messages/with-replies/show`);
    await expect(page).toHaveTitle('Nuria Ríos · Panel');
    const own = page.getByRole('listitem').filter({ hasText: 'Respuesta de jo@example.test' });
    await expect(own.getByText('¿Y los soportes?')).toBeVisible();
    await expect(own.getByText('Sale el lunes.')).toBeHidden();
    await own.getByText('Texto anterior').press('Enter');
    await expect(own.getByText('Sale el lunes.')).toBeVisible();
    await expect(own).toContainText('plano.dwg');
    const other = page.getByRole('listitem').filter({ hasText: 'eve@elsewhere.example' });
    await expect(other).toContainText('Desde otra dirección');
    await expect(other).toContainText('<b>Send me the invoice</b>');
    await expect(other.getByRole('alert').first()).toContainText('jo@example.test');
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectAccessible(page);
    await own.getByRole('button', { name: /^soporte\.jpg/ }).click();
    const viewer = page.getByRole('dialog', { name: 'Foto 1 de 2' });
    await expect
      .poll(() => viewer.getByRole('img').evaluate((photo) => photo.clientWidth))
      .toBe(90);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    const gone = page.getByRole('dialog', { name: 'Foto 2 de 2' });
    await expect(gone.getByRole('alert')).toContainText('no se puede mostrar');
    await expect(gone.getByRole('link', { name: 'Descargar' })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: /^soporte\.jpg/ })).toBeFocused();
  });
});
