import type { LocaleCode } from '#core/i18n/locales.ts';

/** Words that visitors typed and the catalogue lacks, over all searches with them. */
export type MissingWords = {
  id: string;
  locale: LocaleCode;
  /** The words that were left out, or the whole text that found nothing. */
  words: string;
  isLeftOut: boolean;
  /** The most frequent search with them. */
  example: string;
  count: number;
  opened: number;
  refined: number;
  /** Searches shown on a page that nothing followed. */
  left: number;
  /** ISO date in UTC. */
  lastDay: string;
  /** What the words probably mean in the catalogue, and how that is known; null if nothing says it. */
  synonym: { word: string; by: SynonymSource } | null;
};

export const synonymSources = ['searched instead', 'opened', 'similar letters'] as const;
type SynonymSource = (typeof synonymSources)[number];

/** What is listed; all of it without any. */
export type MissingWordsQuery = {
  text?: string | undefined;
  locale?: LocaleCode | undefined;
  /** Searches that found nothing, or words that results do without. */
  outcome?: 'nothing' | 'left-out' | undefined;
  /** ISO date: only what was searched for on that day or later. */
  since?: string | undefined;
};
