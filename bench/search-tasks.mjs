// The queries that every engine runs, in the same order.
import { createRandom } from './search-catalogue.mjs';

const QUERIES = 200;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Queries sampled from the documents, by the name of their task. */
export function createTasks(documents) {
  const random = createRandom(7);
  const shown = documents.filter((document) => document.show_in_cat_listing === 'TRUE');
  const draw = (make, isUsable = () => true) => {
    const usable = shown.filter(isUsable);
    return Array.from({ length: QUERIES }, () => make(random.pick(usable)));
  };
  return {
    SKU: draw(({ sku }) => ({ kind: 'text', q: sku, sku })),
    prefix: draw(({ sku, post_title }) => {
      const q = random.next() < 0.5 ? sku.slice(0, 6) : post_title.slice(0, 4);
      return { kind: 'text', q };
    }),
    'two typos in a title': draw(
      ({ post_title }) => ({
        kind: 'text',
        q: misspell(post_title, random),
        isMistyped: true,
        title: post_title,
      }),
      // Typesense's rule: words of seven letters and more may have two.
      ({ post_title }) => /^\p{L}{7}/u.test(post_title),
    ),
    '15 facets, 5 filters': draw(
      (document) => ({ kind: 'facets', filters: filtersOf(document) }),
      isFigured,
    ),
    ranges: draw(
      (document) => ({ kind: 'facets', filters: rangesOf(document), isPlain: true }),
      isFigured,
    ),
  };
}

const isFigured = ({ lumens, cct, efficacy }) =>
  [lumens, cct, efficacy].every((figure) => figure !== undefined && figure !== null);

/** Replaces two non-adjacent letters of the first word. */
function misspell(title, { next, pick }) {
  const word = title.split(' ')[0];
  const first = 1 + Math.floor(next() * (word.length - 4));
  const second = first + 2 + Math.floor(next() * (word.length - first - 2));
  const letters = [...title];
  for (const index of [first, second]) {
    letters[index] = pick([...LETTERS].filter((letter) => letter !== letters[index].toLowerCase()));
  }
  return letters.join('');
}

/** Five filters that the document itself passes. */
function filtersOf({ category, ip, cct, wattage, dimmable }) {
  const others = ['IP20', 'IP44', 'IP65'].filter((value) => value !== ip);
  return [
    { field: 'category', values: [category[0]] },
    { field: 'ip', values: [ip, others[0]] },
    { field: 'cct', values: [cct[0]] },
    { field: 'wattage', min: wattage * 0.5, max: wattage * 2 },
    { field: 'dimmable', values: [dimmable] },
  ];
}

function rangesOf({ wattage, lumens, efficacy }) {
  return [
    { field: 'wattage', min: wattage * 0.7, max: wattage * 1.3 },
    { field: 'lumens', min: lumens * 0.7, max: lumens * 1.3 },
    { field: 'efficacy', min: efficacy * 0.9, max: efficacy * 1.1 },
  ];
}
