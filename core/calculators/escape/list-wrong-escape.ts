import type { Translate } from '#core/i18n/translate.ts';
import {
  type EscapeForm,
  escapeAddress,
  findWrongLights,
  findWrongPoints,
} from './escape-address.ts';
import { escapeFieldLabel } from './escape-field-label.ts';

/** Labels of what is wrong with a form. */
export function listWrongEscape(t: Translate<'escape'>, form: EscapeForm): string[] {
  return [
    ...escapeAddress.findWrong(form).map((field) => escapeFieldLabel(t, field)),
    ...findWrongPoints(form).map((index) => t('escape.point', { number: index + 1 })),
    ...findWrongLights(form).map((index) => t('escape.light', { number: index + 1 })),
  ];
}
