import { stripFileNames } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { keysOf } from '#core/keys.ts';

/** Address of the LED strip calculator for embedding in a frame: `/en/led-strip-calculator/iframe`. */
export function pathToStripFrame(locale: LocaleCode): string {
  return pathTo(locale, 'led-strip-calculator', 'iframe');
}

export type StripFormat = keyof typeof stripFileNames;
export const stripFormats = keysOf(stripFileNames);

/** Address of a plan as a file, with the query of the calculator: `/en/led-strip-calculator/material.csv`. */
export function pathToStripFile(locale: LocaleCode, format: StripFormat): string {
  return pathTo(locale, 'led-strip-calculator', stripFileNames[format][locale]);
}
