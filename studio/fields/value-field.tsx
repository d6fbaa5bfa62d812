import { memo } from 'react';
import { isEqual } from '#core/studio/changes/values.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';

/** The control for any value. Drawn again only when its value changed. */
export const ValueField = memo(AnyValue, (before, after) => {
  return (
    before.field === after.field &&
    before.label === after.label &&
    Object.is(before.value, after.value) &&
    isEqual(before.path, after.path)
  );
});

function AnyValue(props: ValueProps) {
  const { Shape } = useRecordEditing();
  return <Shape {...props} />;
}
