import { missing } from '#core/missing.ts';
import { isNumeric } from '#core/search/admin/collection-schema.ts';
import type { Collection } from '#core/search/collection.ts';
import { checkLength, splitOutside } from '#core/search/results/search-params.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { CountableColumn, Counted } from '#core/search/values/count-facets.ts';
import type { FieldValue } from '#core/search/values/value-column.ts';

/** Values from one number to before another. */
export type FacetRange = { label: string; from: number; to: number };

const refuse = (message: string) => new SearchError('search-invalid', message);

/** Reads `label:[from, to], …` for a numeric facet, in ascending order. Throws a `SearchError` 400. */
export function readRanges(collection: Collection, name: string, text: string): FacetRange[] {
  const field = collection.fields.get(name);
  if (!field || !isNumeric(field))
    throw refuse('Range facet is restricted to only integer and float fields.');
  const isFloat = field.type.startsWith('float');
  const parts = checkLength(splitOutside(text), 'facet_by');
  const ranges = parts.map((part) => readRange(part, isFloat));
  ranges.sort((a, b) => a.from - b.from || a.to - b.to);
  const ends = new Set<number>();
  for (const { from, to } of ranges) {
    if (ends.size > 0 && !ends.has(from))
      throw refuse('Ranges in range facet syntax should be continous.');
    ends.add(to);
  }
  return ranges;
}

function readRange(part: string, isFloat: boolean): FacetRange {
  const open = part.indexOf('[');
  const before = part.slice(0, Math.max(open, 0)).trimEnd();
  if (!before.endsWith(':') || !part.endsWith(']'))
    throw refuse(`Invalid facet param \`${part.slice(0, 100)}\`.`);
  const label = before.slice(0, -1).trim();
  if (label === '') throw refuse('Facet range value is not valid.');
  const ends = part.slice(open + 1, -1).split(',');
  const [from, to] = ends;
  if (from === undefined || to === undefined || ends.length > 2)
    throw refuse('Error splitting the facet range values.');
  return {
    label,
    from: readEnd(from.trim(), isFloat) ?? Number.NEGATIVE_INFINITY,
    to: readEnd(to.trim(), isFloat) ?? Number.POSITIVE_INFINITY,
  };
}

function readEnd(text: string, isFloat: boolean): number | null {
  if (text === '') return null;
  const pattern = isFloat ? /^[-+]?(\d+\.?\d*|\.\d+)$/ : /^[-+]?\d+$/;
  if (pattern.test(text)) return Number(text);
  throw refuse('Facet range value is not valid.');
}

/** Returns the first range of each value, -1 for none, and for a document without a value. */
function findRanges(values: FieldValue[], ranges: FacetRange[]): Int32Array {
  const rangeOf = new Int32Array(values.length).fill(-1);
  for (let id = 1; id < values.length; id++) {
    const number = Number(values[id]);
    for (let i = 0; i < ranges.length; i++) {
      const { from, to } = ranges[i] ?? missing();
      if (number < from || number >= to) continue;
      rangeOf[id] = i;
      break;
    }
  }
  return rangeOf;
}

/** Returns the number of documents, or groups, with a value in each range. */
export function countRanges(
  column: CountableColumn,
  ranges: FacetRange[],
  { documents, ends }: Counted,
): Uint32Array {
  const rangeOf = findRanges(column.dictionary.values, ranges);
  const counts = new Uint32Array(ranges.length);
  // By range: the last group that had it, from 1.
  const lastGroup = new Uint32Array(ranges.length);
  const ids = column.ids.array;
  const starts = column.kind === 'list' ? column.starts.array : null;
  const size = (ends ?? documents).length;
  let i = 0;
  for (let group = 1; group <= size; group++) {
    for (const end = ends ? (ends[group - 1] ?? missing()) : group; i < end; i++) {
      const document = documents[i] ?? missing();
      const last = starts ? (starts[document + 1] ?? missing()) : document + 1;
      for (let place = starts ? (starts[document] ?? missing()) : document; place < last; place++) {
        const range = rangeOf[ids[place] ?? missing()] ?? missing();
        if (range < 0 || lastGroup[range] === group) continue;
        lastGroup[range] = group;
        counts[range] = (counts[range] ?? missing()) + 1;
      }
    }
  }
  return counts;
}
