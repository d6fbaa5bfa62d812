import type { LanguageWords } from '#core/catalogue/search/language-words.ts';
import type { Tokeniser } from '#core/search/words/tokeniser.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';

type Rules = { language: Pick<LanguageWords, 'headOf' | 'stem'>; tokeniser: Tokeniser };

/** A word that this many times more products of other kinds have names no kind. */
const MORE = 4;

/**
 * Returns the words that name kinds of products: the main words of the titles of categories and types that products
 * name. One that more products of other kinds have in their texts says what a product is like: the 'white' of 'tunable
 * white', the 'recessed' of a profile.
 */
export function listKindWords(
  { products, terms }: Pick<CatalogueIndex, 'products' | 'terms'>,
  { language, tokeniser }: Rules,
): string[] {
  const stemsOf = (text: string) => tokeniser.words(text).map(language.stem);
  const headOf = (id: number) => language.headOf(terms.get(id)?.title ?? '');
  const own = new Map<string, number>();
  const said = new Map<string, number>();
  const count = (counts: Map<string, number>, words: Iterable<string>) => {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const ofTypes = new Set<string>();
  const heads = new Set<string>();
  for (const { card, categoryIds, typeIds } of products) {
    const ownHeads = [...categoryIds, ...typeIds].map(headOf);
    const ownStems = new Set(ownHeads.flatMap(stemsOf));
    for (const head of ownHeads) heads.add(head);
    for (const id of typeIds) ofTypes.add(headOf(id));
    for (const id of categoryIds) ofTypes.delete(headOf(id));
    count(own, ownStems);
    count(
      said,
      stemsOf(card.summary).filter((word) => !ownStems.has(word)),
    );
  }
  return [...heads].filter((head) => {
    const isLike = (word: string) => (said.get(word) ?? 0) > MORE * (own.get(word) ?? 0);
    return !ofTypes.has(head) || !stemsOf(head).every(isLike);
  });
}
