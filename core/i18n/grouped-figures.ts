const UNIT = '(?:h|horas|lm|lx|lux|cd|kWh|W|V|K|m|mm|m²|kg|€|euros|%)(?![\\p{L}\\d])';

/** Not of words, codes, telephone numbers and standards (`EN 50172`). */
const NO_START = '(?<![\\p{L}\\d+.,/-]|[\\d+][\\x20\\u00a0]|EN\\x20)';

const faults: readonly [RegExp, string][] = [
  [
    new RegExp(`${NO_START}[1-9]\\d{0,2}(?:\\.\\d{3})+(?![\\d\\p{L}]|[.,]\\d)`, 'gu'),
    'groups digits with a point. Write a narrow no-break space (U+202F), or nothing in four digits.',
  ],
  [
    new RegExp(`${NO_START}[1-9][\\u00a0\\u202f]\\d{3}(?!\\d|[\\x20\\u00a0\\u202f]\\d)`, 'gu'),
    'groups four digits. Write them together.',
  ],
  [
    new RegExp(
      `${NO_START}[1-9]\\d{0,2}\\u00a0\\d{3}(?:\\u00a0\\d{3})+|${NO_START}[1-9]\\d{1,2}\\u00a0\\d{3}(?![\\x20\\u00a0]?\\d)`,
      'gu',
    ),
    'groups digits with a wide space. Write a narrow no-break space (U+202F).',
  ],
  [
    new RegExp(`${NO_START}\\d{5,}(?=[\\x20\\u00a0]${UNIT})`, 'gu'),
    'has five digits or more without groups. Write a narrow no-break space (U+202F) between them.',
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,/-])(?:0\\.\\d+|\\d+\\.(?!\\d{3}(?!\\d))\\d+)(?=[\\x20\\u00a0]${UNIT})`,
      'gu',
    ),
    'has a decimal point. Write a comma.',
  ],
];

/** Groups that an ordinary space separates; Markdown joins them when it is rendered. */
const BROKEN = new RegExp(
  `${NO_START}(?:[1-9]\\d{1,2}\\x20\\d{3}|[1-9]\\d{0,2}\\x20\\d{3}(?:\\x20\\d{3})+)(?!\\x20?\\d)`,
  'gu',
);

/**
 * Finds figures in a Spanish text that are not written as `formatNumber` writes them: digits in
 * groups of three from five on, between them a narrow no-break space (RAE, Ortografía de la lengua española, 2010, 8.2.2;
 * ISO 80000-1, 7.3). Years, codes, telephone numbers and the names of standards have no groups.
 *
 * @param options.isMarkdown ordinary spaces between groups are right, as rendering replaces them
 * @returns what is wrong with each: `'100.000' groups digits with a point. …`
 */
export function findWrongFigures(text: string, { isMarkdown = false } = {}): string[] {
  const all = isMarkdown
    ? faults
    : [...faults, [BROKEN, 'may be broken. Write a narrow no-break space (U+202F).'] as const];
  return all.flatMap(([pattern, fault]) =>
    [...text.matchAll(pattern)].map(([figure]) => `'${figure}' ${fault}`),
  );
}
