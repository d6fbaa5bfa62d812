import type { FacetItem } from '#core/catalogue/listing/facet-kinds.ts';
import { lightKinds, mountingCodes } from '#core/catalogue/product-codes.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { texts } from '#server/texts.ts';

/** Names of how a variant is mounted and how it spreads its light, as the filters of listings have them. */
export function listPlanningWords(
  locale: LocaleCode,
  { mounting, distribution }: Pick<FacetItem, 'mounting' | 'distribution'>,
): string[] {
  return [
    ...mounting.map((code) => texts[locale](`mounting.${code}`)),
    ...(distribution ? [texts[locale](`distribution.${distribution}`)] : []),
  ].map((name) => withoutFillers(locale, name));
}

/** All such names. */
export function listAllPlanningWords(locale: LocaleCode): string[] {
  return [
    ...listPlanningWords(locale, { mounting: mountingCodes, distribution: null }),
    ...lightKinds.flatMap((distribution) => {
      return listPlanningWords(locale, { mounting: [], distribution });
    }),
  ];
}

/** A name has no filler words: they would be found as parts of phrases. */
function withoutFillers(locale: LocaleCode, name: string): string {
  const { fillers } = languageWords(locale);
  const isTelling = (word: string) => !fillers.has(word.toLowerCase());
  return name
    .split(/[\s,]+/)
    .filter(isTelling)
    .join(' ');
}
