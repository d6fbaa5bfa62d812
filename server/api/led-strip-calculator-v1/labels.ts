import type { StripColour } from '#core/calculators/led-strip/parts/part-words.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import stripEn from '#core/i18n/messages/strip/en.json' with { type: 'json' };
import stripEs from '#core/i18n/messages/strip/es.json' with { type: 'json' };
import type { MessageKey } from '#core/i18n/messages.ts';
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** The texts that options are named with, in each language. */
const translations: Localised<Translate> = {
  en: createTranslate('en', { ...en, ...stripEn }),
  es: createTranslate('es', { ...es, ...stripEs }),
};

export function textsOf(locale: LocaleCode): Translate {
  return translations[locale];
}

export const colourKeys: Record<StripColour, MessageKey> = {
  mono: 'strip.colour.mono',
  'tunable-white': 'strip.colour.tunable-white',
  rgb: 'strip.colour.rgb',
  rgbw: 'strip.colour.rgbw',
};

export const mountingKeys = {
  surface: 'strip.mounting.surface',
  recessed: 'strip.mounting.recessed',
  corner: 'strip.mounting.corner',
  suspended: 'strip.mounting.suspended',
} as const satisfies Record<string, MessageKey>;
