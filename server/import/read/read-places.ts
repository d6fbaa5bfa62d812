import {
  showroomRecordSchema,
  staffRecordSchema,
  stockistRecordSchema,
} from '#core/places/place-record.ts';
import type { Content } from '#server/import/read/content-records.ts';
import { type Reading, readList } from '#server/import/read/read-records.ts';
import { readTable } from '#server/import/read/read-table.ts';

type Places = Pick<Content, 'showrooms' | 'staff' | 'stockists'>;

/** Reads showrooms, area sales managers and stockists, all of which are optional. */
export function readPlaces(reading: Reading): Places {
  return {
    showrooms: readList(reading, 'places/showrooms.yaml', { schema: showroomRecordSchema }),
    staff: readList(reading, 'places/area-sales-managers.yaml', { schema: staffRecordSchema }),
    stockists: readStockists(reading),
  };
}

function readStockists(reading: Reading): Content['stockists'] {
  const file = 'places/stockists.csv';
  const { file: source, rows } = readTable(reading, file, stockistRecordSchema) ?? {
    file,
    rows: [],
  };
  return { file: source, rows };
}
