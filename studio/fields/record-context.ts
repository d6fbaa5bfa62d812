import { type ComponentType, createContext, useContext } from 'react';
import type { EditingNames } from '#core/editing/field-hints.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import type { ValuePath } from '#core/studio/changes/values.ts';
import type { Finding } from '#studio/content/findings/findings.ts';
import type { ValueProps } from '#studio/fields/field-props.ts';

/** What all fields of a record share. */
export type RecordEditing = {
  kind: RecordKind;
  names: EditingNames;
  /** Path of its file. */
  path: string;
  /** Change set in which codes of other records are looked up. */
  changeId: string;
  isReadOnly: boolean;
  /** The control for a value: groups and lists contain values. */
  Shape: ComponentType<ValueProps>;
  /** Sets a value; `undefined` takes it away. */
  change: (path: ValuePath, value: unknown) => void;
  /** A place to which a finding led: what is closed around it opens; of a text also the line. */
  goal: { place: string; line?: number } | null;
  /** Findings by the place of their field: `questions.2.title.es`. */
  findings: ReadonlyMap<string, Finding[]>;
  /** Places of texts whose translation is older than its source, with the languages that were left behind. */
  stale: ReadonlyMap<string, string[]>;
};

const RecordContext = createContext<RecordEditing | null>(null);

export const RecordProvider = RecordContext.Provider;

export function useRecordEditing(): RecordEditing {
  const editing = useContext(RecordContext);
  if (!editing) throw new Error('The field is in no record.');
  return editing;
}

/** The place of a value in its record, as findings name it. */
export const placeOf = (path: ValuePath): string => path.join('.');

/** The place of the text of a page, or of a file that is one. */
export const TEXT = 'text';

/** Id of the control for a value, to which findings lead. */
export const idOf = (path: ValuePath): string => `value-${placeOf(path)}`;

/** Name of the field at a path: the last part that is neither a language nor a position. */
export const nameAt = (path: ValuePath): string =>
  String(path.findLast((part) => typeof part === 'string' && !isLocaleCode(part)) ?? '');
