import { useEffect, useRef, useState } from 'react';
import type { RangeFacetId } from '#core/catalogue/listing/facets.ts';
import { type Limits, parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatNumber } from '#core/units.ts';

/** Both limits as they stand in their fields. */
export type RangeDraft = { min: string; max: string };

/** A pause this long while typing or sliding asks for the products, ms. */
const PAUSE_MS = 450;

/** A limit as a field shows it: with the decimal sign of the language, without grouping, '' where it is open. */
export function formatLimit(locale: LocaleCode, value: number | null): string {
  const [, decimalSign = '.'] = formatNumber(locale, 0.5);
  return value === null ? '' : String(value).replace('.', decimalSign);
}

/** What the server would read from the two fields of the form; null when neither holds a figure. */
export function readDraft(id: RangeFacetId, { min, max }: RangeDraft): Limits | null {
  const params = new URLSearchParams({ [`${id}-min`]: min, [`${id}-max`]: max });
  return parseListingState(params).ranges[id] ?? null;
}

type Options = {
  id: RangeFacetId;
  /** The limits that the listing has, as their fields show them. */
  settled: RangeDraft;
  /** Called after each pause too; `isAgain` from the second time of one stay on. */
  onLimit: (limits: Limits | null, isAgain: boolean) => void;
};

/**
 * What a visitor types or slides. It stays as it is while products come and go, until the visitor leaves the fields or
 * the listing gets other limits from elsewhere.
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
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    /** Asks for the products now. */
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
