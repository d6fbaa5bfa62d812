import { useMemo } from 'react';
import { type GridRow, type GridTable, withCells } from '#core/editing/grid/grid-table.ts';
import { readPlace } from '#core/places/coordinates.ts';
import type { ColumnHead } from '#studio/content/grid/column-heads.ts';
import { PlaceOnMap } from '#studio/places/place-on-map.tsx';

type Props = {
  table: GridTable;
  heads: readonly ColumnHead[];
  row: GridRow | undefined;
  isReadOnly: boolean;
  onTable: (table: GridTable) => void;
};

/** The place of the row with the focus, in tables that have coordinates. */
export function RowPlace({ table, heads, row, isReadOnly, onTable }: Props) {
  const columnOf = (name: string) => heads.findIndex((head) => head.name === name);
  const [latitude, longitude] = [columnOf('latitude'), columnOf('longitude')];
  const north = row?.cells[latitude];
  const east = row?.cells[longitude];
  const place = useMemo(() => readPlace(north, east), [north, east]);
  const others = useMemo(
    () => table.rows.flatMap(({ cells }) => readPlace(cells[latitude], cells[longitude]) ?? []),
    [table.rows, latitude, longitude],
  );
  if (latitude < 0 || longitude < 0 || !row) return null;
  return (
    <PlaceOnMap
      {...{ place, others, isReadOnly }}
      postcode={row.cells[columnOf('postcode')] ?? ''}
      onMove={(to) => {
        const at = (column: number, value: number) => ({
          key: row.key,
          column,
          value: String(value),
        });
        onTable(withCells(table, [at(latitude, to.latitude), at(longitude, to.longitude)]));
      }}
    />
  );
}
