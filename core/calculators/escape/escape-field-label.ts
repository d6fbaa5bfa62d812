import type { Translate } from '#core/i18n/translate.ts';
import type { EscapeField } from './escape-address.ts';

/** The label of a field for figures; those of further sections name the bend before them. */
export function escapeFieldLabel(t: Translate<'escape'>, field: EscapeField): string {
  switch (field) {
    case 'length2':
    case 'length3':
    case 'length4':
      return t('escape.section', { number: Number(field.slice('length'.length)) - 1 });
    default:
      return t(`escape.field.${field}`);
  }
}
