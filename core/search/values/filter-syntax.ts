import { SearchError } from '#core/search/search-error.ts';

const MAX_LENGTH = 100_000;
/** As Typesense's `--filter-by-max-ops`. */
const MAX_OPERATIONS = 100;

/** `field:value`, with its place in the filter for messages. */
export type FilterTest = { field: string; value: string; at: number };

/** Tests and what joins them, each operator after its two operands. */
export type FilterStep = FilterTest | 'and' | 'or';

type Part = FilterTest | { sign: '&&' | '||' | '(' | ')'; at: number };

export const refuseFilter = (problem: string, at: number) =>
  new SearchError(
    'search-invalid',
    `Could not parse the filter query: ${problem} at character ${at + 1}.`,
  );

/**
 * A `filter_by` text as steps for a stack: `&&` binds tighter than `||`. Empty for an empty text.
 * Throws a `SearchError` 400 that says what is wrong and where.
 */
export function parseFilter(text: string): FilterStep[] {
  if (text.length > MAX_LENGTH) {
    throw new SearchError(
      'search-invalid',
      `The \`filter_by\` is longer than ${MAX_LENGTH} characters.`,
    );
  }
  const steps: FilterStep[] = [];
  const waiting: Exclude<Part, FilterTest>[] = [];
  let wantsTest = true;
  let operations = 0;
  for (const part of readParts(text)) {
    if (++operations > 4 * MAX_OPERATIONS) throw tooMany();
    if (!('sign' in part)) {
      if (!wantsTest) throw refuseFilter('`&&` or `||` is missing', part.at);
      steps.push(part);
      wantsTest = false;
    } else if (part.sign === '(') {
      if (!wantsTest) throw refuseFilter('`&&` or `||` is missing', part.at);
      waiting.push(part);
    } else if (part.sign === ')') {
      if (wantsTest) throw refuseFilter('a condition is missing', part.at);
      closeBracket(waiting, steps, part.at);
    } else {
      if (wantsTest) throw refuseFilter('a condition is missing', part.at);
      while (binds(waiting.at(-1)?.sign, part.sign)) steps.push(join(waiting.pop()?.sign));
      waiting.push(part);
      wantsTest = true;
    }
  }
  if (wantsTest && (steps.length > 0 || waiting.length > 0)) {
    throw refuseFilter('a condition is missing', text.length);
  }
  for (const part of waiting.reverse()) {
    if (part.sign === '(') throw refuseFilter('unbalanced parentheses', part.at);
    steps.push(join(part.sign));
  }
  if (steps.length > 2 * MAX_OPERATIONS) throw tooMany();
  return steps;
}

const tooMany = () =>
  new SearchError(
    'search-invalid',
    `\`filter_by\` has too many operations. Maximum allowed: ${MAX_OPERATIONS}.`,
  );

const join = (sign: string | undefined): FilterStep => (sign === '&&' ? 'and' : 'or');

const binds = (before: string | undefined, sign: string) =>
  before === '&&' || (before === '||' && sign === '||');

function closeBracket(waiting: Exclude<Part, FilterTest>[], steps: FilterStep[], at: number): void {
  for (let part = waiting.pop(); part?.sign !== '('; part = waiting.pop()) {
    if (!part) throw refuseFilter('unbalanced parentheses', at);
    steps.push(join(part.sign));
  }
}

function* readParts(text: string): Generator<Part> {
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    const two = text.slice(at, at + 2);
    if (character === ' ' || character === '\n' || character === '\t' || character === '\r') at++;
    else if (character === '(' || character === ')') yield { sign: character, at: at++ };
    else if (two === '&&' || two === '||') {
      yield { sign: two, at };
      at += 2;
    } else {
      const end = findTestEnd(text, at);
      yield readTest(text, at, end);
      at = end;
    }
  }
}

/** Where a condition ends: before `&&`, `||` or the bracket that closes, outside of backticks and lists. */
function findTestEnd(text: string, from: number): number {
  let brackets = 0;
  let isInList = false;
  let at = from;
  for (; at < text.length; at++) {
    const character = text[at];
    if (character === '`') {
      const end = text.indexOf('`', at + 1);
      if (end < 0) throw refuseFilter('a backtick is not closed', at);
      at = end;
    } else if (isInList) {
      if (character === ']') isInList = false;
    } else if (character === '[') isInList = true;
    else if (character === '(') brackets++;
    else if (character === ')') {
      if (brackets === 0) break;
      brackets--;
    } else if ((character === '&' || character === '|') && text[at + 1] === character) break;
  }
  if (isInList) throw refuseFilter('a list is not closed', text.lastIndexOf('['));
  return at;
}

function readTest(text: string, from: number, end: number): FilterTest {
  const colon = text.indexOf(':', from);
  if (colon < 0 || colon >= end) throw refuseFilter('a colon is missing after the field', from);
  const field = text.slice(from, colon).trim();
  if (field === '') throw refuseFilter('the name of a field is missing', from);
  return { field, value: text.slice(colon + 1, end).trim(), at: from };
}
