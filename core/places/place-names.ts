import { foldText } from '#core/fold-text.ts';
import { namesOfProvince, provinces } from '#core/places/provinces.ts';

/**
 * Alternative names of the same place, beside those of the provinces. A short name within a longer one needs no entry.
 */
const otherNames: readonly (readonly string[])[] = [
  ['Greater London', 'Middlesex', 'Londres'],
  ['East Riding of Yorkshire', 'East Yorkshire', 'Humberside'],
  ['Western Isles', 'Outer Hebrides', 'Na h-Eileanan Siar'],
  ['County Durham', 'Co Durham', 'Durham'],
  ['Bedfordshire', 'Beds'],
  ['Berkshire', 'Berks'],
  ['Buckinghamshire', 'Bucks'],
  ['Cambridgeshire', 'Cambs'],
  ['Gloucestershire', 'Glos'],
  ['Hampshire', 'Hants'],
  ['Hertfordshire', 'Herts'],
  ['Lancashire', 'Lancs'],
  ['Leicestershire', 'Leics'],
  ['Lincolnshire', 'Lincs'],
  ['Northamptonshire', 'Northants'],
  ['Nottinghamshire', 'Notts'],
  ['Oxfordshire', 'Oxon'],
  ['Shropshire', 'Salop'],
  ['Staffordshire', 'Staffs'],
  ['Wiltshire', 'Wilts'],
  ['Worcestershire', 'Worcs'],
  ['Cornwall', 'Cornualles'],
  ['Scotland', 'Escocia'],
  ['Wales', 'Gales'],
  ['Northern Ireland', 'Irlanda del Norte'],
];

const groups = [...otherNames, ...provinces.map(namesOfProvince)]
  .filter((names) => names.length > 1)
  .map((names) => names.map((name) => splitWords(name).join(' ')));

/** The words of a text for comparing: folded, without punctuation: `'Tyne & Wear'` → `['tyne', 'wear']`. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');
}

/** Returns the words of texts in the format of `hasWord`, with the alternative names of the places in them. */
export function indexWords(texts: readonly string[]): string {
  const own = texts.map((text) => ` ${splitWords(text).join(' ')} `);
  const others = groups.filter((names) =>
    names.some((name) => own.some((text) => text.includes(` ${name} `))),
  );
  return [...own, ...others.flat().map((name) => ` ${name}`)].join('');
}

/** Returns true when a word of an index starts with the word: `leon` matches León, not Napoleon. */
export function hasWord(index: string, word: string): boolean {
  return index.includes(` ${word}`);
}
