import type { Translate } from '#core/i18n/translate.ts';
import type { Picture } from '#core/media.ts';

/** A field option for display. */
export type FieldOption = {
  value: string;
  label: string;
  /** Names the other choices that rule it out, as in a sentence; empty for an option that fits. */
  others: string;
  /** Distinguishes it from the others at a glance. */
  picture?: Picture | null;
  note?: string;
};

/** The options that a field offers: those that fit, and the chosen one even if it does not. */
export function offeredOptions(options: readonly FieldOption[], chosen: readonly string[]) {
  return options.filter(({ value, others }) => others === '' || chosen.includes(value));
}

/** Says of the options that do not fit what rules them out, one sentence for each reason. */
export function unfitTexts(t: Translate<'strip'>, options: readonly FieldOption[]): string[] {
  const unfit = options.filter(({ others }) => others !== '');
  return [...Map.groupBy(unfit, ({ others }) => others)].map(([others, ruledOut]) => {
    return t('strip.not-with', { others, options: ruledOut.map(({ label }) => label).join('; ') });
  });
}
