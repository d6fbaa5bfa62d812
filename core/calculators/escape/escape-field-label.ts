import type { Translate } from '#core/i18n/translate.ts';
import type { AnyEscapeField } from './escape-address.ts';

/** The label of a field; those of further sections name the bend before them. */
export function escapeFieldLabel(t: Translate<'escape'>, field: AnyEscapeField): string {
  switch (field) {
    case 'length2':
    case 'length3':
    case 'length4':
      return t('escape.section', { number: Number(field.slice('length'.length)) - 1 });
    case 'turn2':
    case 'turn3':
    case 'turn4':
      return t('escape.turn', { number: Number(field.slice('turn'.length)) - 1 });
    case 'space':
    case 'edition':
    case 'axis':
      return t(`escape.${field}`);
    default:
      return t(`escape.field.${field}`);
  }
}
