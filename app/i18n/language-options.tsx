import { locales } from '#core/i18n/locales.ts';

/** The options of a choice of language. */
export function LanguageOptions() {
  return locales.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
