import type { Synonym } from '#core/search/search-engine.ts';
import { MAX_WORDS } from '#core/search/words/query-words.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';

/** Other ways to say a query that are tried. */
const MAX_VARIANTS = 30;

/** A query with some of its words replaced; the last word may be the one being typed. */
export type Variant = { words: string[]; includesLast: boolean };

/** What stands for what, in words, by the first word of what is replaced. */
export type SynonymIndex = Map<string, { from: string[]; to: string[] }[]>;

export function indexSynonyms(synonyms: Iterable<Synonym>, tokeniser: Tokeniser): SynonymIndex {
  const index: SynonymIndex = new Map();
  for (const { root, synonyms: others } of synonyms) {
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
 * The other ways to say a query: the places where synonyms stand, each with its other words, alone and together. Both
 * sides may be several words. What was put in is not replaced again: synonyms of synonyms are not followed.
 */
export function listVariants(words: string[], index: SynonymIndex): Variant[] {
  const variants: Variant[] = [];
  // Each with the words that are still to be looked at: those after the last replacement.
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
