import {
  type ContentDiff,
  countChanges,
  groupChanges,
  isSame,
  type NamedProduct,
} from '#server/import/diff/content-diff.ts';

const GROUPS_SHOWN = 20;
const NAMES_SHOWN = 5;

/** Formats a diff for a terminal: counts, products by name, the most frequent changes of figures. */
export function describeDiff(diff: ContentDiff): string {
  if (diff.from === 0) return 'There is no version to compare with yet.';
  if (isSame(diff)) return `Nothing differs from version ${diff.from}.`;
  const groups = groupChanges(diff);
  const more = groups.length - GROUPS_SHOWN;
  return [
    `Changes of version ${diff.from}: ${countsOf(diff)}.`,
    ...listOf('added', diff.products.added),
    ...listOf('removed', diff.products.removed),
    ...diff.products.changed
      .flatMap(({ code, fields }) =>
        fields.slice(0, NAMES_SHOWN).map(({ field }) => `  ${code}: ${field}`),
      )
      .slice(0, GROUPS_SHOWN),
    ...groups.slice(0, GROUPS_SHOWN).map(({ field, before, after, skus }) => {
      const variants = skus.length === 1 ? skus[0] : `${skus.length} variants (${skus[0]} …)`;
      return `  ${field} of ${variants}: ${quoted(before)} → ${quoted(after)}`;
    }),
    ...(more > 0 ? [`  … and ${more} other changes of variants.`] : []),
    ...(diff.unlisted > 0 ? [`  ${diff.unlisted} changes are counted but not listed.`] : []),
  ].join('\n');
}

/** `2 products added, 37 variants changed`: only what is not zero. */
export function countsOf(diff: ContentDiff): string {
  const parts: string[] = [];
  const add = (number: number, noun: string, verb: string) => {
    if (number > 0) parts.push(`${number} ${pluralOf(noun, number)} ${verb}`);
  };
  for (const [noun, counts] of Object.entries(countChanges(diff))) {
    const one = noun.slice(0, -1);
    for (const [verb, number] of Object.entries(counts)) add(number, one, verb);
  }
  for (const { kind, added, removed, changed } of diff.others) {
    for (const [verb, keys] of Object.entries({ added, removed, changed })) {
      add(keys.length, kind, verb);
    }
  }
  return parts.join(', ');
}

function pluralOf(noun: string, number: number): string {
  if (number === 1) return noun;
  if (noun.startsWith('category')) return 'categories, types, families or applications';
  return `${noun}s`;
}

function listOf(verb: string, products: NamedProduct[]): string[] {
  if (products.length === 0) return [];
  const names = products.slice(0, NAMES_SHOWN).map(({ code, title }) => `${code} ${title}`);
  const more = products.length > NAMES_SHOWN ? ` and ${products.length - NAMES_SHOWN} more` : '';
  return [`  Products ${verb}: ${names.join(', ')}${more}`];
}

function quoted(text: string): string {
  return text === '' ? 'empty' : `'${text.length > 60 ? `${text.slice(0, 57)}...` : text}'`;
}
