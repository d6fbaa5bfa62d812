import type { Synonym } from '#core/search/search-engine.ts';
import { MAX_WORDS } from '#core/search/words/query-words.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** Maximum variants of a query that are tried. */
const MAX_VARIANTS = 30;

/** A query with some words replaced; the last word may be incomplete. */
export type Variant = { words: string[]; includesLast: boolean };

/** Replacements, as words, by the first word of the replaced phrase. */
export type SynonymIndex = Map<string, { from: string[]; to: string[] }[]>;

/** @param tokeniserOf Returns how texts with these symbols are split. */
export function indexSynonyms(
  synonyms: Iterable<Synonym>,
  tokeniserOf: (symbols?: string[]) => Tokeniser,
): SynonymIndex {
  const index: SynonymIndex = new Map();
  for (const { root, synonyms: others, symbols_to_index: symbols } of synonyms) {
    const tokeniser = tokeniserOf(symbols);
    const sides = others.map((text) => tokeniser.words(text)).filter((words) => words.length > 0);
    const sources = root === undefined || root === '' ? sides : [tokeniser.words(root)];
    for (const from of sources) {
      const [first] = from;
      if (first === undefined) continue;
      const pairs = sides.filter((to) => to !== from).map((to) => ({ from, to }));
      index.set(first, [...(index.get(first) ?? []), ...pairs]);
    }
  }
  return index;
}

/**
 * Lists variants of a query: each synonym substituted, alone and together. Both sides may be several words. Substituted
 * words are not replaced again: synonyms are not transitive.
 */
export function listVariants(words: string[], index: SynonymIndex): Variant[] {
  const variants: Variant[] = [];
  // Each with the position of the first word after the last replacement.
  const open = [{ words, next: 0 }];
  for (const { words: current, next } of open) {
    for (let start = next; start < current.length; start++) {
      for (const { from, to } of index.get(current[start] ?? '') ?? []) {
        if (!from.every((word, offset) => current[start + offset] === word)) continue;
        if (variants.length === MAX_VARIANTS) return variants;
        const end = start + from.length;
        const replaced = [...current.slice(0, start), ...to, ...current.slice(end)].slice(
          0,
          MAX_WORDS,
        );
        variants.push({ words: replaced, includesLast: end < current.length });
        open.push({ words: replaced, next: start + to.length });
      }
    }
  }
  return variants;
}
