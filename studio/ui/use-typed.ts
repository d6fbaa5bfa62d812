import { useState } from 'react';
import {
  changedMeanwhile,
  type TypedValues,
  typeValue,
  withoutSaved,
} from '#core/studio/typed-values.ts';

type Shown = {
  /** Values by the names of fields, as the server has them. */
  current: Readonly<Record<string, string>>;
  /** Of `current`. */
  revision: number;
};

/**
 * The values of a form whose record may change while somebody types: fields that were not touched follow the record, and
 * what was typed stays until it is saved.
 */
export function useTyped({ current, revision }: Shown) {
  const [typed, setTyped] = useState<TypedValues>({});
  const [saved, setSaved] = useState<{ revision: number; typed: TypedValues } | null>(null);
  // The record has what was saved: until then what was typed is shown.
  if (saved && revision > saved.revision) {
    setSaved(null);
    setTyped(withoutSaved(typed, saved.typed));
  }
  return {
    shownIn: (name: string): string => typed[name]?.value ?? current[name] ?? '',
    isTyped: (name: string): boolean => name in typed,
    /** What somebody else has written meanwhile under what is typed, by the names of fields. */
    meanwhile: changedMeanwhile(typed, current),
    type: (name: string, value: string): void =>
      setTyped((before) => typeValue(before, { name, value, current: current[name] ?? '' })),
    markSaved: (): void => setSaved({ revision, typed }),
  };
}
