import type { Collection } from '#core/search/collection.ts';
import type { Curation } from '#core/search/curation/curation.ts';
import {
  fillFilter,
  fillOrder,
  matchRule,
  type RuleMatch,
} from '#core/search/curation/match-rule.ts';
import { readFlag, readList, readText } from '#core/search/results/search-params.ts';
import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { combineFilters } from '#core/search/values/combine-filters.ts';
import type { Work } from '#core/search/work.ts';

/** Documents that are shown and hidden whatever the search finds. */
export type Pins = {
  /** Positions, from 1, by document number. */
  pinned: ReadonlyMap<number, number>;
  hidden: ReadonlySet<number>;
  /** Whether pinned documents must pass the filter. */
  mustPass: boolean;
};

/** A search as its curations change it. */
export type CuratedSearch = {
  params: SearchParams;
  pins: Pins;
  metadata: Record<string, unknown> | null;
};

/** Steps to compare a rule with a search. */
const RULE_STEPS = 200;

/**
 * Applies the curations of a collection that fit a search, and its own `pinned_hits` and `hidden_hits`, which take
 * precedence. Throws a `SearchError` 400 or 408.
 */
export function curateSearch(
  collection: Collection,
  params: SearchParams,
  work: Work,
): CuratedSearch {
  const curated = { params, metadata: null as CuratedSearch['metadata'] };
  const pinned = new Map(readPinned(params));
  const hidden = new Set(readList(params, 'hidden_hits'));
  let mustPass = readFlag(params, 'filter_curated_hits', false);
  const all = [...collection.curations.values()];
  const isOn = readFlag(params, 'enable_overrides', readFlag(params, 'enable_curations', true));
  if (isOn && all.length > 0) {
    work.require(all.length * RULE_STEPS);
    for (const curation of listTriggered(all, readTags(params), work.seconds)) {
      const match = matchRule(collection, curation, { params: curated.params, work });
      if (!match) continue;
      curated.params = change(collection, curation, { params: curated.params, match });
      for (const { id, position } of curation.includes)
        if (!pinned.has(id)) pinned.set(id, position);
      for (const { id } of curation.excludes) hidden.add(id);
      mustPass ||= curation.filter_curated_hits;
      curated.metadata = curation.metadata ?? curated.metadata;
      if (curation.stop_processing) break;
    }
  }
  return { ...curated, pins: { ...toNumbers(collection, { pinned, hidden }), mustPass } };
}

function toNumbers(
  { documents }: Collection,
  { pinned, hidden }: { pinned: Map<string, number>; hidden: Set<string> },
): Omit<Pins, 'mustPass'> {
  const numberOf = (id: string) => documents.findNumber(id);
  const shown = [...pinned].flatMap(([id, position]) => {
    const number = hidden.has(id) ? null : numberOf(id);
    return number === null ? [] : [[number, position] as const];
  });
  return {
    pinned: new Map(shown),
    hidden: new Set([...hidden].flatMap((id) => numberOf(id) ?? [])),
  };
}

function readTags(params: SearchParams): string[] {
  const tags = readList(params, 'override_tags');
  return tags.length > 0 ? tags : readList(params, 'curation_tags');
}

/** Those in effect, by id. With tags: first those with all of them, then those with one; otherwise those without. */
function listTriggered(curations: Curation[], tags: string[], now: number): Curation[] {
  const tagsOf = ({ rule }: Curation) => rule.tags ?? [];
  const current = curations
    .filter(({ effective_from_ts: from = 0, effective_to_ts: to = now }) => {
      return from <= now && now <= to;
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isAny = (curation: Curation) => tagsOf(curation).includes('*');
  if (tags.length === 0)
    return current.filter((curation) => tagsOf(curation).length === 0 || isAny(curation));
  const hasAll = (curation: Curation) => tags.every((tag) => tagsOf(curation).includes(tag));
  const hasOne = (curation: Curation) => tags.some((tag) => tagsOf(curation).includes(tag));
  return [
    ...current.filter(hasAll),
    ...current.filter((curation) => !hasAll(curation) && (hasOne(curation) || isAny(curation))),
  ];
}

/** Returns the parameters with what a curation replaces and adds. */
function change(
  collection: Collection,
  { filter_by, sort_by, replace_query, remove_matched_tokens }: Curation,
  { params, match }: { params: SearchParams; match: RuleMatch },
): SearchParams {
  const { values, words, matched } = match;
  const changed = { ...params };
  if (filter_by !== undefined) {
    const filter = fillFilter(filter_by, values);
    changed.filter_by = combineFilters([readText(params, 'filter_by'), filter]);
  }
  const order = sort_by === undefined ? null : fillOrder(collection, sort_by, values);
  if (order !== null) changed.sort_by = order;
  if (replace_query !== undefined) changed.q = replace_query;
  else if (remove_matched_tokens && matched.length > 0) {
    const rest = words.filter((_, i) => !matched.some(({ from, to }) => from <= i && i < to));
    changed.q = rest.length === 0 ? '*' : rest.join(' ');
  }
  return changed;
}

/** Reads `id:position` pairs; ids may have colons. Throws a `SearchError` 400. */
function readPinned(params: SearchParams): [id: string, position: number][] {
  return readList(params, 'pinned_hits').map((pair) => {
    const [, id, position] = /^(.+):(\d{1,9})$/.exec(pair) ?? [];
    if (id === undefined)
      throw new SearchError('search-invalid', 'Pinned hits are not in expected format.');
    if (Number(position) === 0)
      throw new SearchError('search-invalid', 'Pinned hits must start from position 1.');
    return [id, Number(position)];
  });
}
