import { describe, expect, it } from 'vitest';
import { parseSchema } from '#core/search/admin/check-schema.ts';
import { Collection } from '#core/search/collection.ts';
import { buildLamps, lampSchema } from '#core/search/lamps.fixtures.ts';
import { createRandom, type Random } from '#core/search/random.fixtures.ts';
import { SearchError } from '#core/search/search-error.ts';
import { runAtOnce, Work } from '#core/search/work.ts';
import { filterDocuments } from './filter.ts';

const collection = new Collection(parseSchema(lampSchema), 0);
for (const lamp of buildLamps([{ wattage: 5 }, { finish: 'White', uses: ['Office'] }])) {
  collection.write(lamp, 'create');
}
collection.packNow();

const good = [
  'show_in_cat_listing:=TRUE && finish:=[`White`,`Black & Gold`]',
  '(wattage:[10..20,40] || flux:>=100) && dimmable:!=true',
  'uses:="Hotel Bar" || post_title:=Ardea* && id:!=[1,`2`]',
  'sizes:[<5,>10] && legacy_skus:!`a,b` && post_date:<1700000000',
];
const pieces = [
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '`',
    '"',
    "'",
    ':',
    '=',
    ':=',
    ':!=',
    ':>',
    ':>=',
    ':<',
    '!',
    '..',
  ],
  ...[
    '&&',
    '||',
    '&',
    '|',
    ',',
    '*',
    ' ',
    '\n',
    '\t',
    '-',
    '+',
    '.',
    '\\',
    '$',
    '%',
    '\0',
    '💡',
    'é',
    '\ud800',
  ],
  ...[
    'id',
    'wattage',
    'flux',
    'sizes',
    'finish',
    'uses',
    'dimmable',
    'post_title',
    'note',
    'nothing',
  ],
  ...[
    'true',
    'FALSE',
    '10',
    '-3',
    '1e9',
    '99999999999999999999',
    'NaN',
    '__proto__',
    'constructor',
  ],
];

function mutate(text: string, random: Random): string {
  let changed = text;
  for (let times = 1 + random.below(6); times > 0; times--) {
    const from = random.below(changed.length + 1);
    const to = Math.min(changed.length, from + random.below(4));
    const middle = random.below(3) === 0 ? '' : random.pick(pieces);
    changed = changed.slice(0, from) + middle + changed.slice(to);
  }
  return changed;
}

/** Whether the filter was accepted; any error but a `SearchError` 400 or 404 fails the test. */
function isUnderstood(filterBy: string): boolean {
  try {
    const passed = runAtOnce(filterDocuments(collection, filterBy, Work.unlimited()));
    expect(passed).toHaveLength(2);
    return true;
  } catch (error) {
    if (error instanceof SearchError && [400, 404].includes(error.status)) {
      expect(error.message.length).toBeGreaterThan(10);
      return false;
    }
    throw new Error(`filter_by ${JSON.stringify(filterBy.slice(0, 300))} threw`, { cause: error });
  }
}

describe('filter_by with arbitrary input', () => {
  it('is accepted or refused: 12,000 filters with mistakes', () => {
    const random = createRandom(11);
    let understood = 0;
    for (let round = 0; round < 12_000; round++) {
      if (isUnderstood(mutate(random.pick(good), random))) understood++;
    }
    // Both must occur, or the test would prove nothing.
    expect(understood).toBeGreaterThan(1_000);
    expect(understood).toBeLessThan(11_000);
  });

  it('is accepted or refused: 12,000 random sequences of tokens', () => {
    const random = createRandom(12);
    let understood = 0;
    for (let round = 0; round < 12_000; round++) {
      const heap = Array.from({ length: random.below(25) }, () => random.pick(pieces)).join('');
      if (isUnderstood(heap)) understood++;
    }
    expect(understood).toBeGreaterThan(0);
  });

  it('is parsed quickly, however large', () => {
    const large = [
      '('.repeat(90_000),
      ')'.repeat(90_000),
      `${'('.repeat(40_000)}flux:1${')'.repeat(40_000)}`,
      `finish:=${'`'.repeat(89_999)}`,
      `finish:=${'['.repeat(80_000)}`,
      `finish:=[${'a,'.repeat(40_000)}]`,
      `finish:=[${'`,'.repeat(40_000)}]`,
      `wattage:[${'1..2,'.repeat(15_000)}3]`,
      `id:[${'1,'.repeat(40_000)}]`,
      `finish:${' '.repeat(90_000)}`,
      `finish:=${'! '.repeat(40_000)}`,
      `finish:"${'a '.repeat(40_000)}"`,
      `post_title:=${'a '.repeat(40_000)}*`,
      `flux:${'9'.repeat(90_000)}`,
      'flux:1 || '.repeat(9_000),
      'x'.repeat(5_000_000),
      `${'a'.repeat(90_000)}:1`,
    ];
    for (const filterBy of large) {
      const start = process.threadCpuUsage();
      isUnderstood(filterBy);
      const { user, system } = process.threadCpuUsage(start);
      expect((user + system) / 1_000, filterBy.slice(0, 20)).toBeLessThan(1_000);
    }
  });
});
