import { useMemo } from 'react';
import { readPlace } from '#core/places/coordinates.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';
import { PlaceOnMap } from '#studio/places/place-on-map.tsx';

const NONE: readonly never[] = [];

/** The place of a record that has a latitude and a longitude. */
export function RecordPlace({
  path,
  entries,
}: {
  path: ValueProps['path'];
  entries: Record<string, unknown>;
}) {
  const { change, isReadOnly } = useRecordEditing();
  const { latitude, longitude, address } = entries;
  const place = useMemo(() => readPlace(latitude, longitude), [latitude, longitude]);
  const postcode = isRecord(address) ? String(address.postcode ?? '') : '';
  return (
    <PlaceOnMap
      {...{ place, postcode, isReadOnly, others: NONE }}
      onMove={(to) => {
        change([...path, 'latitude'], to.latitude);
        change([...path, 'longitude'], to.longitude);
      }}
    />
  );
}
