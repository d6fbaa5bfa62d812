import type { Field } from '#core/editing/field.ts';
import type { ValuePath } from '#core/studio/changes/values.ts';

/** What every control gets. */
export type ValueProps<Shape extends Field = Field> = {
  field: Shape;
  path: ValuePath;
  value: unknown;
  /** Instead of the field's name: the position in a list. */
  label?: string;
  /** Language of the text. */
  lang?: string;
  isRequired?: boolean;
};
