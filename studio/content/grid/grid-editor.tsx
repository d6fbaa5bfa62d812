import { Alert, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import {
  countUnsent,
  type GridTable,
  isNamed,
  listGridEdits,
} from '#core/editing/grid/grid-table.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { FindingLinks } from '#studio/content/findings/finding-links.tsx';
import type { Finding } from '#studio/content/findings/findings.ts';
import { useDraftFindings } from '#studio/content/findings/use-draft-findings.ts';
import { useFindings } from '#studio/content/findings/use-findings.ts';
import { CellNote } from '#studio/content/grid/cell-note.tsx';
import { headsOf, labelsOf } from '#studio/content/grid/column-heads.ts';
import { DataGrid } from '#studio/content/grid/data-grid.tsx';
import { rowOfFinding, useGridFacts } from '#studio/content/grid/grid-facts.ts';
import { GridToolbar } from '#studio/content/grid/grid-toolbar.tsx';
import { PastedNote } from '#studio/content/grid/pasted-note.tsx';
import { RowPlace } from '#studio/content/grid/row-place.tsx';
import { useGridControl } from '#studio/content/grid/use-grid-control.ts';
import {
  type GridWork,
  hasSameRows,
  settled,
  undone,
  useGridWork,
  withTable,
} from '#studio/content/grid/use-grid-work.ts';
import { useShownRows } from '#studio/content/grid/use-shown-rows.ts';
import { RecordConflicts } from '#studio/content/record-conflicts.tsx';
import { SaveBar } from '#studio/content/save-bar.tsx';
import { useEditingNames } from '#studio/content/use-content.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

type Props = {
  id: string;
  path: string;
  kind: RecordKind;
  /** Null until it is known. */
  isReadOnly: boolean | null;
};

/** A table of a change set, edited as in a spreadsheet. */
export default function GridEditor({ id, path, kind, isReadOnly }: Props) {
  const translate = useTranslate();
  const grid = useGridWork(id, path);
  const { work, error, isStored, isUnsaved, change, discard, save } = grid;
  const { findings: saved } = useFindings(id);
  const typed = useDraftFindings({
    ...{ changeId: id, path },
    draft: work && isReadOnly === false && isUnsaved && hasSameRows(work) ? work : null,
    toTyped: ({ table }) => ({ edits: table ? listGridEdits(table).filter(isNamed) : [] }),
  });
  const all = typed ?? saved;
  const findings = useMemo(() => all.filter(({ file }) => file === path), [all, path]);
  const unsent = useMemo(() => (work?.table ? countUnsent(work.table) : 0), [work?.table]);
  if (!work || isReadOnly === null) return <ErrorAlert error={error} />;
  if (!work.table) return <Typography>{translate('studio.content.unreadable')}</Typography>;
  return (
    <>
      <ErrorAlert error={error} />
      {!isStored && <Alert severity="warning">{translate('studio.grid.no-room')}</Alert>}
      <RecordConflicts
        path={path}
        conflicts={work.conflicts}
        onSettle={(conflict, take) => change((last) => settled(last, conflict, take))}
      />
      <OpenGrid {...{ kind, work, table: work.table, change, findings, isReadOnly }} />
      {!isReadOnly && (
        <SaveBar
          isUnsaved={isUnsaved}
          hasConflicts={work.conflicts.length > 0}
          onSave={save}
          onDiscard={() => void discard()}
          note={unsent > 0 ? translate('studio.grid.not-sent', { smart_count: unsent }) : ''}
        />
      )}
    </>
  );
}

type OpenProps = {
  kind: RecordKind;
  work: GridWork;
  table: GridTable;
  change: (next: (work: GridWork) => GridWork) => void;
  findings: Finding[];
  isReadOnly: boolean;
};

function OpenGrid({ kind, work, table, change, findings, isReadOnly }: OpenProps) {
  const names = useEditingNames();
  const [locale] = useLocaleState();
  const noteId = useId();
  const [text, setText] = useState('');
  const shown = useShownRows(table, text);
  // The widths of columns stay while one edits.
  const heads = useMemo(
    () => headsOf(table, { kind, names, locale }),
    [table.origins, kind, names, locale],
  );
  const labels = useMemo(() => labelsOf(kind, heads, names), [kind, heads, names]);
  const onTable = (next: GridTable) => change((last) => withTable(last, next));
  const control = useGridControl({
    ...{ table, shown, heads, labels, locale, isReadOnly, onTable },
    onStep: (way) => change((last) => undone(last, way)),
  });
  const facts = useGridFacts(work.file, table, findings);
  const { active } = control.selection;
  const openFinding = ({ place, field }: Pick<Finding, 'place' | 'field'>) => {
    const found = place && 'row' in place ? rowOfFinding(table, place.row) : undefined;
    const row = found ? shown.indexOf(found) : -1;
    const column = heads.findIndex(({ name }) => name === field);
    if (row < 0) return;
    control.goTo({ row, column: Math.max(0, column) });
  };
  useGoal(openFinding);
  return (
    <>
      <FindingLinks {...{ kind, findings }} onOpen={openFinding} />
      <GridToolbar
        {...{ control, text, history: work.history, count: shown.length }}
        onText={setText}
      />
      <CellNote
        {...{ id: noteId, table, heads, facts, row: shown[active.row], column: active.column }}
      />
      <DataGrid label={names.kinds(kind)} {...{ table, shown, heads, facts, control, noteId }} />
      <RowPlace {...{ table, heads, isReadOnly, onTable, row: shown[active.row] }} />
      <PastedNote pasted={control.pasted} />
    </>
  );
}

/** Opens the cell to which the address leads, once. */
function useGoal(open: (goal: Pick<Finding, 'place' | 'field'>) => void): void {
  const [params] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const row = Number(params.get('row'));
  const field = params.get('field') ?? '';
  if (isDone) return;
  setDone(true);
  if (row > 0) open({ place: { row }, field });
}
