import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { studioTexts } from '#server/texts.ts';

type GuideHeads = { sheet: string; heads: string[] };

/** Name and heads of the sheet that explains the columns of an exported table. */
export const guideHeads: Record<LocaleCode, GuideHeads> = mapLocales((locale) => {
  const table: Record<string, string> = studioTexts[locale];
  const text = (name: string) => table[`table.${name}`] ?? name;
  return { sheet: text('columns'), heads: ['column', 'name', 'unit', 'values'].map(text) };
});

/** Whether a sheet is the one that explains the columns: it is no table of the content. */
export function isGuide(heads: readonly string[]): boolean {
  return localeCodes.some((locale) => guideHeads[locale].heads.join('|') === heads.join('|'));
}
