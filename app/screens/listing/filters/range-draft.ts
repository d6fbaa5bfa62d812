import { useEffect, useRef, useState } from 'react';
import type { RangeFacetId } from '#core/catalogue/listing/facets.ts';
import { type Limits, parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';

/** Both limits as text in their fields. */
export type RangeDraft = { min: string; max: string };

/** Debounce for typing and sliding, ms. */
const DEBOUNCE_MS = 450;

/** Formats a limit for a field: with the decimal sign of the language, without grouping, '' if it is open. */
export function formatLimit(locale: LocaleCode, value: number | null): string {
  const [, decimalSign = '.'] = formatNumber(locale, 0.5);
  return value === null ? '' : String(value).replace('.', decimalSign);
}

/** Parses the two fields as the server would; null if neither holds a number. */
export function readDraft(id: RangeFacetId, { min, max }: RangeDraft): Limits | null {
  const params = new URLSearchParams({ [`${id}-min`]: min, [`${id}-max`]: max });
  return parseListingState(params).ranges[id] ?? null;
}

type Options = {
  id: RangeFacetId;
  /** The current limits of the listing, formatted for the fields. */
  settled: RangeDraft;
  /** Called after each pause too; `isAgain` from the second call of an editing session on. */
  onLimit: (limits: Limits | null, isAgain: boolean) => void;
};

/**
 * Holds the limits that a visitor types or slides. The draft stays while products load, until the visitor leaves the
 * fields or the limits of the listing change elsewhere.
 */
export function useRangeDraft({ id, settled, onLimit }: Options) {
  const [draft, setDraft] = useState<RangeDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<RangeDraft | null>(null);
  const sent = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const settledKey = keyOf(id, settled);
  useEffect(() => {
    if (!unsent.current && settledKey !== sent.current) setDraft(null);
  }, [settledKey]);

  function flush() {
    clearTimeout(timer.current);
    if (!unsent.current) return;
    const isAgain = sent.current !== '';
    const limits = readDraft(id, unsent.current);
    sent.current = keyOf(id, unsent.current);
    unsent.current = null;
    onLimit(limits, isAgain);
  }
  return {
    shown: draft ?? settled,
    edit(next: RangeDraft) {
      setDraft(next);
      unsent.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DEBOUNCE_MS);
    },
    /** Submits the draft now. */
    flush,
    leave() {
      flush();
      sent.current = '';
      setDraft(null);
    },
  };
}

function keyOf(id: RangeFacetId, draft: RangeDraft): string {
  const limits = readDraft(id, draft);
  return `${limits?.min ?? ''}-${limits?.max ?? ''}`;
}
