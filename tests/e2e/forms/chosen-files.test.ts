import { localeCodes } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import { formTexts } from '#server/texts.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { choosePhoto } from '#tests/e2e/forms/fill-forms.ts';
import { heardOn, listen } from '#tests/e2e/live-regions.ts';

const heic = { name: 'IMG_0012.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(30 * 1024 * 1024) };

for (const locale of localeCodes) {
  const text = formTexts[locale];

  test(`a file that a claim cannot take is refused when it is chosen (${locale})`, async ({
    withPage,
  }) => {
    await withPage(phone, async (page) => {
      await visit(page, pathToForm(locale, 'claim'));
      await listen(page);
      const photos = page.locator('[name=photos]');
      const error = page.locator('#field-photos-error');

      await photos.setInputFiles(heic);
      await expect(error).toHaveText(text.upload_file_type_invalid);
      await expect(photos).toHaveAccessibleDescription(/JPEG, PNG/);
      await expect.poll(() => heardOn(page)).toEqual([text.upload_file_type_invalid]);
      await expectAccessible(page, '.site-form');

      await photos.setInputFiles(large);
      await expect(error).toHaveText(text.upload_file_too_large);
      await choosePhoto(page);
      await expect(error).toHaveCount(0);

      await page.locator('[name=invoice]').setInputFiles(heic);
      await expect(page.locator('#field-invoice-error')).toHaveText(
        text.upload_document_type_invalid,
      );
      await expect(error).toHaveCount(0);
    });
  });
}
