import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocaleState, usePermissions } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { describeForm } from '#core/editing/describe-form.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { hasOwnFiles } from '#core/editing/new-record.ts';
import { listStaleTranslations } from '#core/editing/record-changes.ts';
import { kindAt, kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { toLocale } from '#core/i18n/locales.ts';
import type { ChangeDetails, OpenedFile } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import { valueAt } from '#core/studio/changes/values.ts';
import { useMay } from '#studio/app/use-may.ts';
import { baseOf } from '#studio/content/file-differences.tsx';
import { FindingLinks } from '#studio/content/findings/finding-links.tsx';
import { type Finding, lineOfText } from '#studio/content/findings/findings.ts';
import { useDraftFindings } from '#studio/content/findings/use-draft-findings.ts';
import { useFindings } from '#studio/content/findings/use-findings.ts';
import { RecordConflicts } from '#studio/content/record-conflicts.tsx';
import { editsOf, linesBefore, withBody } from '#studio/content/record-document.ts';
import { RecordFields } from '#studio/content/record-fields.tsx';
import { type FrameProps, RecordFrame } from '#studio/content/record-frame.tsx';
import { RemoveRecord } from '#studio/content/remove-record.tsx';
import { SaveBar } from '#studio/content/save-bar.tsx';
import { useFileOf } from '#studio/content/text-beside.tsx';
import { useChange, useEditingNames } from '#studio/content/use-content.ts';
import { isTyped, type RecordDraft, useRecordDraft } from '#studio/content/use-record-draft.ts';
import {
  idOf,
  placeOf,
  type RecordEditing,
  RecordProvider,
  TEXT,
} from '#studio/fields/record-context.ts';
import { ValueShape } from '#studio/fields/value-shape.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

/** Loaded for tables only. */
const GridEditor = lazy(() => import('#studio/content/grid/grid-editor.tsx'));

/** The form of one file of a change set, or of one item in it. */
export function RecordPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const path = params.get('path') ?? '';
  return <RecordOf key={`${id} ${path}`} {...{ id, path }} />;
}

type RecordProps = { id: string; path: string };

function RecordOf({ id, path }: RecordProps) {
  const kind = kindAt(path) ?? 'media';
  const { data: change, error } = useChange(id);
  const isReadOnly = useIsReadOnly(kind, change);
  const own = { id, path, kind, change, isReadOnly };
  if (error && !change) return <ErrorAlert error={error} />;
  if (kindOf(kind).format !== 'table') return <FormOf {...own} />;
  return (
    <RecordFrame {...{ id, path, kind, change }} title="">
      <Suspense>
        <GridEditor {...{ id, path, kind, isReadOnly }} />
      </Suspense>
    </RecordFrame>
  );
}

/** Null until it is known: a key that somebody types into what is still read-only would be lost. */
function useIsReadOnly(kind: RecordKind, change: ChangeDetails | undefined): boolean | null {
  const mayWrite = useMay('changes:write');
  const { isPending } = usePermissions();
  if (!change || isPending) return null;
  return !mayWrite || !isOpen(change.state) || kindOf(kind).isFixed === true || kind === 'media';
}

type FormProps = RecordProps & Pick<FrameProps, 'kind' | 'change'> & { isReadOnly: boolean | null };

/** The form of a record. */
function FormOf({ id, path, kind, change, isReadOnly }: FormProps) {
  const names = useEditingNames();
  const locale = toLocale(useLocaleState()[0]);
  const record = useRecordDraft(id, path);
  const { file, draft } = record;
  const isReady = draft !== null && isReadOnly !== null;
  const stale = useStale({ kind, file, draft });
  const at = usePosition(kind);
  const value = draft?.current.value;
  const article = useFileOf(
    id,
    kind === 'article-text' ? path.replace(/\w+\.md$/, 'article.yaml') : null,
  );
  const named = article ? article.value : at === null ? value : valueAt(value, [at]);
  const title = titleOfRecord(named, locale);
  const front = file ? linesBefore(file) : 0;
  const [goal, openField] = useGoal({ isReady, front });
  const typed = useTypedFindings({ id, path, file, draft: isReadOnly === false ? draft : null });
  const own = useOwnFindings({ id, path, at, typed });
  const editing = useMemo(
    () => ({
      ...{ kind, path, names, goal, stale },
      ...{ changeId: id, isReadOnly: isReadOnly !== false },
      ...{ Shape: ValueShape, change: record.change },
      findings: Map.groupBy(own, ({ field }) => field),
    }),
    [kind, path, names, id, isReadOnly, record.change, goal, own, stale],
  );
  return (
    <RecordFrame {...{ id, path, kind, change, title }}>
      <ErrorAlert error={record.error} />
      {isReady && (
        <RecordProvider value={editing}>
          <FindingLinks
            {...{ kind, findings: own }}
            linesBefore={front}
            onOpen={(finding) => openField(goalOf(finding, front))}
          />
          <RecordConflicts path={path} conflicts={draft.conflicts} onSettle={record.settle} />
          <RecordFields {...{ id, path, at, draft, kind, isReadOnly, onBody: record.changeBody }} />
          {!isReadOnly && (
            <SaveBar
              isUnsaved={isTyped(draft)}
              hasConflicts={draft.conflicts.length > 0}
              onSave={record.save}
              onDiscard={record.discard}
            />
          )}
          {!isReadOnly && hasOwnFiles(kind) && <RemoveRecord {...{ id, path, kind, title }} />}
        </RecordProvider>
      )}
    </RecordFrame>
  );
}

/** The position of the record in a list: that of the address, or that with which the place of the field begins. */
function usePosition(kind: RecordKind): number | null {
  const [params] = useSearchParams();
  if (kindOf(kind).format !== 'list') return null;
  const at = params.get('at') ?? params.get('field')?.split('.')[0] ?? '';
  return /^\d+$/.test(at) ? Number(at) : null;
}

type TypedInput = RecordProps & { file: OpenedFile | undefined; draft: RecordDraft | null };

/** What a check finds with what is typed and not saved. */
function useTypedFindings({ id, path, file, draft }: TypedInput): Finding[] | null {
  return useDraftFindings({
    ...{ changeId: id, path },
    draft: draft && file && isTyped(draft) ? draft : null,
    toTyped: ({ seen, current }) => {
      const edits = editsOf(seen, current);
      const isBodyTyped = file && current.body !== null && current.body !== seen.body;
      return isBodyTyped ? { edits, text: withBody(file, current.body ?? '') } : { edits };
    },
  });
}

type Shown = { id: string; path: string; at: number | null; typed: Finding[] | null };

/** The findings about what the page shows: a file, or one item of it; those with what is typed where they are known. */
function useOwnFindings({ id, path, at, typed }: Shown): Finding[] {
  const { findings: saved } = useFindings(id);
  const findings = typed ?? saved;
  return useMemo(
    () =>
      findings.filter(({ file, field }) => {
        return file === path && (at === null || `${field}.`.startsWith(`${at}.`));
      }),
    [findings, path, at],
  );
}

type StaleInput = { kind: RecordKind; file: OpenedFile | undefined; draft: RecordDraft | null };

/** Texts of which one language changed in this change set and another did not. */
function useStale({ kind, file, draft }: StaleInput): ReadonlyMap<string, string[]> {
  const current = draft?.current.value;
  return useMemo(() => {
    const { schema, format } = kindOf(kind);
    if (!file || !schema || (format !== 'record' && format !== 'list')) return new Map();
    const form = describeForm(schema);
    const field =
      format === 'list' ? ({ type: 'list', item: form, min: 0, max: null } as const) : form;
    const found = listStaleTranslations(field, baseOf(file).value, current);
    return new Map(found.map(({ path, stale }) => [placeOf(path), stale]));
  }, [kind, file, current]);
}

type Goal = RecordEditing['goal'];

/** Where a finding leads: a field, or a line of the text. */
function goalOf(finding: Finding, front: number): Goal {
  const line = lineOfText(finding, front);
  return line === undefined ? { place: finding.field } : { place: TEXT, line };
}

/** The place to which the address or a finding leads: it is opened, then it takes the focus. */
function useGoal({ isReady, front }: { isReady: boolean; front: number }) {
  const [params] = useSearchParams();
  const field = params.get('field');
  const line = Number(params.get('line') ?? 0);
  const [goal, setGoal] = useState<Goal>(field ? { place: field } : null);
  useEffect(() => {
    if (isReady && line > front) setGoal({ place: TEXT, line: line - front });
  }, [isReady, line, front]);
  useEffect(() => {
    if (isReady && goal && goal.line === undefined) focusField(goal.place.split('.'));
  }, [isReady, goal]);
  return [goal, setGoal] as const;
}

/** Goes to a field; to the one around it where it has no control of its own. */
function focusField(path: readonly string[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const control = document.getElementById(idOf(path.slice(0, length)));
    if (!control) continue;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return;
  }
}
