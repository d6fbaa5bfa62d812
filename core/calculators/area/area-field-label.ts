import type { Translate } from '#core/i18n/translate.ts';
import type { AreaField, AreaForm } from './area-address.ts';

/** The label of a field for figures: those of a wall differ. */
export function areaFieldLabel(
  t: Translate<'area'>,
  { target }: Pick<AreaForm, 'target'>,
  field: AreaField,
): string {
  if (target === 'facade' && (field === 'depth' || field === 'setback'))
    return t(`area.field.${field}.facade`);
  return t(`area.field.${field}`);
}
