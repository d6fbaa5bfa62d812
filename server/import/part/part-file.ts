import type { ColumnMap } from '#server/import/columns/column-map.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import type { SheetKind } from '#server/import/tables/sheet-kinds.ts';

/** A CSV file, a workbook, or a catalogue in BMEcat 2005 (.xml) or ETIM xChange (.json), and how it is read. */
export type PartFile = {
  /** Its name, whose end tells what it is. */
  file: string;
  bytes: Uint8Array;
  /** Only this sheet of a workbook. */
  sheet?: string | undefined;
  /** What its heads mean, and features that `catalogue/etim.yaml` does not have. */
  map: ColumnMap;
  /** The content that it is about: what a feature means depends on the variant. */
  content: SourceFolder;
  /** The only kind that its tables may be; without it their heads tell. */
  kind?: SheetKind | undefined;
};
