import type { Translate } from '#core/i18n/translate.ts';
import type { AnyAreaField, AreaForm } from './area-address.ts';

/** The label of a field: those of a wall differ. */
export function areaFieldLabel(
  t: Translate<'area'>,
  { target }: Pick<AreaForm, 'target'>,
  field: AnyAreaField,
): string {
  if (target === 'facade' && (field === 'depth' || field === 'setback'))
    return t(`area.field.${field}.facade`);
  if (field === 'target' || field === 'use' || field === 'arrangement') return t(`area.${field}`);
  return t(`area.field.${field}`);
}
