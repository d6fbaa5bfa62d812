import { createTextArea } from '#app/i18n/text-area.ts';

/** The texts of what stands further down on a product's page. */
export const detailTexts = createTextArea({
  en: () => import('#core/i18n/messages/detail/en.json'),
  es: () => import('#core/i18n/messages/detail/es.json'),
});

await detailTexts.start();
