import { useMemo } from 'react';
import { findNameFaults, type GridRow, type GridTable } from '#core/editing/grid/grid-table.ts';
import { kindAt, kindOf } from '#core/editing/record-kinds.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { readCsvText } from '#core/studio/changes/csv-text.ts';
import type { Finding } from '#studio/content/findings/findings.ts';

/** What is known about the rows of a table besides their cells. */
export type GridFacts = {
  /** The cells before this change set by the names of columns; null for a row that is new in it. */
  before: (row: GridRow) => ReadonlyMap<string, string> | null;
  findings: (row: GridRow) => ReadonlyMap<string, Finding[]> | null;
  fault: (row: GridRow) => 'missing' | 'taken' | null;
};

/** The header is row 1. */
const FIRST_ROW = 2;

export function useGridFacts(
  file: OpenedFile,
  table: GridTable,
  findings: readonly Finding[],
): GridFacts {
  const base = useMemo(() => readBase(file.path, file.baseText), [file.path, file.baseText]);
  const byRow = useMemo(() => groupFindings(findings), [findings]);
  const faults = useMemo(() => findNameFaults(table), [table]);
  return useMemo(
    () => ({
      before: ({ origin }) => (origin && base.get(origin.id)) ?? null,
      findings: ({ key, origin }) => (origin ? (byRow.get(key + FIRST_ROW) ?? null) : null),
      fault: ({ key }) => faults.get(key) ?? null,
    }),
    [base, byRow, faults],
  );
}

function readBase(path: string, text: string | null) {
  const table = readCsvText(text ?? '', kindOf(kindAt(path) ?? 'media').keys ?? []);
  const rows = table?.rows ?? [];
  return new Map(
    rows.map(({ id, cells }) => [
      id,
      new Map(table?.header.map((name, at) => [name, cells[at]?.value ?? ''])),
    ]),
  );
}

/** Findings by the number of their row, then by column. */
function groupFindings(findings: readonly Finding[]) {
  const rows = Map.groupBy(findings, ({ place }) => (place && 'row' in place ? place.row : 0));
  return new Map([...rows].map(([row, own]) => [row, Map.groupBy(own, ({ field }) => field)]));
}

/** The row about which the check has found something; undefined once it is removed. */
export function rowOfFinding(table: GridTable, row: number): GridRow | undefined {
  return table.rows.find(({ key, origin }) => origin !== null && key === row - FIRST_ROW);
}
