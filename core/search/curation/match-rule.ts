import { missing } from '#core/missing.ts';
import type { Collection } from '#core/search/collection.ts';
import type { Curation } from '#core/search/curation/curation.ts';
import { readText } from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import type { Work } from '#core/search/work.ts';

/** How a search fits the rule of a curation. */
export type RuleMatch = {
  /** The words of `q` that `remove_matched_tokens` removes: those of placeholders, otherwise all of the rule. */
  matched: { from: number; to: number }[];
  /** Words of `q`, folded. */
  words: string[];
  /** By placeholder: the value that `q` names, as documents have it. */
  values: Map<string, string>;
};

type RulePart = { word: string } | { field: string };

/** A value of a field, by its folded words joined by spaces; the number of words of the longest. */
type NamedValues = { byWords: Map<string, string>; longest: number };

/** A name of a field in braces. */
const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Most values of a field that a placeholder may stand for: codes and names of documents are none. */
const MAX_VALUES = 10_000;

/** Steps for each word and placeholder of a rule. */
const PLACEHOLDER_STEPS = 100;

/** Returns the fields that the placeholders of a text name. */
export const listPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, field]) => (field ?? missing()).trim());

/**
 * Compares the rule of a curation with a search. A placeholder, `{brand}`, fits the words of one of the field's values;
 * the field must be a text with `facet`. Returns null if the rule does not fit.
 */
export function matchRule(
  collection: Collection,
  { rule }: Curation,
  { params, work }: { params: SearchParams; work: Work },
): RuleMatch | null {
  if (rule.filter_by !== undefined && rule.filter_by !== readText(params, 'filter_by')) return null;
  const typed = readText(params, 'q').trim();
  const words = collection.tokeniser.words(typed);
  const match: RuleMatch = { matched: [], words, values: new Map() };
  if (rule.query === undefined) return match;
  if (rule.query === '*') return typed === '*' ? match : null;
  const parts = readParts(collection, rule.query);
  if (parts.length === 0) return null;
  const count = parts.filter((part) => 'field' in part).length;
  work.require(words.length * count * PLACEHOLDER_STEPS);
  const starts = rule.match === 'exact' ? 1 : words.length;
  for (let from = 0; from < starts; from++) {
    const found = matchParts(collection, parts, {
      ...match,
      from,
      isWhole: rule.match === 'exact',
    });
    if (found?.values.size === 0) return { ...match, matched: [{ from, to: from + parts.length }] };
    if (found) return { ...match, ...found };
  }
  return null;
}

function readParts({ tokeniser }: Collection, query: string): RulePart[] {
  return query.split(PLACEHOLDER).flatMap((text, i): RulePart[] => {
    if (i % 2 === 1) return [{ field: text.trim() }];
    return tokeniser.words(text).map((word) => ({ word }));
  });
}

/** Compares the parts of a rule with the words from a position; a placeholder takes as many as it can. */
function matchParts(
  collection: Collection,
  parts: RulePart[],
  { words, from, isWhole }: { words: string[]; from: number; isWhole: boolean },
): Pick<RuleMatch, 'matched' | 'values'> | null {
  const [part, ...rest] = parts;
  if (!part) return isWhole && from < words.length ? null : { matched: [], values: new Map() };
  const follow = (to: number) => matchParts(collection, rest, { words, from: to, isWhole });
  if ('word' in part) return words[from] === part.word ? follow(from + 1) : null;
  const { byWords, longest } = nameValues(collection, part.field);
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const value = byWords.get(words.slice(from, to).join(' '));
    const found = value === undefined ? null : follow(to);
    if (value === undefined || !found) continue;
    // One placeholder stands for one value.
    if ((found.values.get(part.field) ?? value) !== value) continue;
    return {
      matched: [{ from, to }, ...found.matched],
      values: new Map([...found.values, [part.field, value]]),
    };
  }
  return null;
}

/** Returns the values of a field that a placeholder can stand for. Cached until the next change. */
function nameValues(collection: Collection, name: string): NamedValues {
  return collection.memoise(`placeholder ${name}`, () => {
    const named: NamedValues = { byWords: new Map(), longest: 0 };
    const field = collection.fields.get(name);
    const column = collection.columns.get(name);
    const isText = field?.facet && (field.type === 'string' || field.type === 'string[]');
    if (!isText || !column || column.kind === 'number') return named;
    const values = column.dictionary.values.slice(1);
    if (values.length > MAX_VALUES) return named;
    for (const value of values) {
      const words = collection.tokeniser.words(String(value));
      if (words.length === 0) continue;
      const text = words.join(' ');
      if (!named.byWords.has(text)) named.byWords.set(text, String(value));
      named.longest = Math.max(named.longest, words.length);
    }
    return named;
  });
}

/** Puts the values of placeholders into a filter, quoted. */
export function fillFilter(filter: string, values: ReadonlyMap<string, string>): string {
  return filter.replace(/(`?)\{([^{}]+)\}\1/g, (text, _quote, name: string) => {
    const value = values.get(name.trim());
    return value === undefined ? text : `\`${value.replaceAll('`', '\\`')}\``;
  });
}

/** Puts the values of placeholders into an order; returns null if a field that it names then does not exist. */
export function fillOrder(
  { fields }: Collection,
  order: string,
  values: ReadonlyMap<string, string>,
): string | null {
  const clauses = order.split(',').map((clause) => {
    const filled = clause.replace(PLACEHOLDER, (text, name: string) => {
      return values.get(name.trim()) ?? text;
    });
    const isKnown = filled === clause || fields.has(filled.split(':')[0]?.trim() ?? '');
    return isKnown && filled.split(',').length === 1 ? filled : null;
  });
  return clauses.includes(null) ? null : clauses.join(',');
}
