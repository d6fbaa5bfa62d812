import { localeCodes } from '#core/i18n/locales.ts';
import { test } from './browser.ts';
import { driveOverScreens, failures } from './failures.ts';

for (const locale of localeCodes) {
  test.describe(`every screen in ${locale}`, () => {
    driveOverScreens(
      failures.filter(({ isAboutPictures }) => isAboutPictures),
      locale,
    );
  });
}
