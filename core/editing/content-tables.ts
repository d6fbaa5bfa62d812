import type { RecordKind } from '#core/editing/record-kinds.ts';

/** Tables that leave the content as files and come back: those of its CSV files, and plain fields of all products. */
export const contentTables = [
  'variants',
  'products',
  'stockists',
  'redirects',
  'co2-factors',
  'conductors',
  'strips',
  'drivers',
  'controllers',
  'profiles',
  'diffusers',
  'parts',
] as const;

export type ContentTable = (typeof contentTables)[number];

/** The kind of record whose fields name the columns of a table. */
export const kindOfTable = (table: ContentTable): RecordKind =>
  table === 'products' ? 'product' : table;

/** Whether a table can be limited to the products of a category. */
export const hasCategories = (table: ContentTable): boolean =>
  table === 'variants' || table === 'products';
