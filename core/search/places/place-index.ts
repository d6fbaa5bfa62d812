import { eachStem, readWords, stemOf } from '#core/search/places/place-words.ts';
import type { SitePlace } from '#core/search/places/site-place.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { Vocabulary } from '#core/search/words/vocabulary.ts';
import type { Sliced } from '#core/search/work.ts';

/** Places by stem; each at most once. */
type Postings = Map<string, number[]>;

/** A title or a keyword of the place with an index, as stems. */
type PlaceName = {
  place: number;
  stems: string[];
  /** Those of its stems that count fully only together: a keyword, a synonym in a title. */
  whole: string[];
};

/** Places of one language with the words by which they are found. */
export type PlaceIndex = {
  places: readonly Pick<SitePlace, 'kind' | 'href' | 'title' | 'summary'>[];
  /** Titles and keywords. */
  names: PlaceName[];
  /** Indexes of names by stem. */
  namesOf: Postings;
  summaries: Postings;
  bodies: Postings;
  /** Every stem of names. */
  vocabulary: Vocabulary;
  /** Number of places with the stem anywhere. */
  counts: Map<string, number>;
  /** Stems of names by what words of their origin have in common. */
  relatives: Map<string, string[]>;
  /** Returns that of a word; null where it is too short to tell. */
  rootOf: (word: string) => string | null;
  /** Words without a meaning of their own. */
  fillers: ReadonlySet<string>;
  /** Those of them that also occur in names. */
  links: ReadonlySet<string>;
  /** Words that most things of the catalogue could be called. */
  common: ReadonlySet<string>;
};

type Language = { synonyms: readonly Synonym[] } & Pick<
  PlaceIndex,
  'rootOf' | 'fillers' | 'links' | 'common'
>;

/** Indexes places; both sides of a synonym find the titles and keywords that contain one of them. */
export function* indexPlaces(
  places: readonly SitePlace[],
  { synonyms, ...language }: Language,
): Sliced<PlaceIndex> {
  const index: PlaceIndex = {
    places: places.map(({ kind, href, title, summary }) => ({ kind, href, title, summary })),
    names: [],
    namesOf: new Map(),
    summaries: new Map(),
    bodies: new Map(),
    vocabulary: new Vocabulary(),
    counts: new Map(),
    relatives: new Map(),
    ...language,
  };
  for (const [place, { title, keywords }] of places.entries()) {
    addName(index, { place, stems: stemsOf(title), whole: [] });
    for (const keyword of keywords) {
      const stems = stemsOf(keyword);
      addName(index, { place, stems, whole: stems });
    }
    for (const text of [title, ...keywords]) addRelatives(index, text);
    yield;
  }
  yield* addSynonyms(index, synonyms);
  for (const [place, { summary, body }] of places.entries()) {
    addText(index.summaries, summary, place);
    addText(index.bodies, body, place);
    yield;
  }
  for (const stem of index.namesOf.keys()) index.vocabulary.add(stem);
  yield* index.vocabulary.sort();
  index.vocabulary.settle();
  yield* countPlaces(index);
  return index;
}

function addRelatives({ relatives, rootOf }: PlaceIndex, text: string): void {
  for (const word of readWords(text)) {
    const root = rootOf(word);
    if (root === null) continue;
    relatives.set(root, [...new Set([...(relatives.get(root) ?? []), stemOf(word)])]);
  }
}

function stemsOf(text: string): string[] {
  const stems = new Set<string>();
  eachStem(text, (stem) => stems.add(stem));
  return [...stems];
}

function addText(postings: Postings, text: string, place: number): void {
  for (const stem of stemsOf(text)) addTo(postings, stem, place);
}

function addTo(postings: Postings, stem: string, item: number): void {
  const list = postings.get(stem);
  if (!list) postings.set(stem, [item]);
  else if (list.at(-1) !== item) list.push(item);
}

function addName(index: PlaceIndex, name: PlaceName): void {
  if (name.stems.length === 0) return;
  const id = index.names.push(name) - 1;
  for (const stem of name.stems) addTo(index.namesOf, stem, id);
}

/** Adds names in which one side of a synonym is replaced by the other: 'fixed downlights' is also 'fixed spots'. */
function* addSynonyms(index: PlaceIndex, synonyms: readonly Synonym[]): Sliced<void> {
  const names: PlaceName[] = [];
  for (const { root, synonyms: words } of synonyms) {
    for (const word of words) {
      const replaced = stemsOf(word);
      const others = root === undefined ? words.filter((other) => other !== word) : [root];
      for (const { place, stems, whole } of namesWith(index, replaced)) {
        for (const added of others.map(stemsOf)) {
          const replace = (list: string[]) => {
            return [...new Set([...list.filter((stem) => !replaced.includes(stem)), ...added])];
          };
          names.push({ place, stems: replace(stems), whole: replace(whole) });
        }
      }
      yield;
    }
  }
  // Added at the end, because synonyms are not chained.
  for (const name of names) addName(index, name);
}

/** Returns the names with all stems. */
function namesWith({ names, namesOf }: PlaceIndex, stems: string[]): PlaceName[] {
  const [first = [], ...others] = stems.map((stem) => namesOf.get(stem) ?? []);
  const ids = first.filter((id) => others.every((list) => list.includes(id)));
  return ids.flatMap((id) => names[id] ?? []);
}

/** Counts for each stem the places that have it. */
function* countPlaces(index: PlaceIndex): Sliced<void> {
  const { names, namesOf, summaries, bodies, counts } = index;
  for (const stem of new Set([...namesOf.keys(), ...summaries.keys(), ...bodies.keys()])) {
    const places = new Set((namesOf.get(stem) ?? []).map((id) => names[id]?.place));
    for (const place of summaries.get(stem) ?? []) places.add(place);
    for (const place of bodies.get(stem) ?? []) places.add(place);
    counts.set(stem, places.size);
    yield;
  }
}
