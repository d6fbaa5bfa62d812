import { SearchError } from '#core/search/search-error.ts';

const MAX_LENGTH = 100_000;
/** Same as Typesense's `--filter-by-max-ops`. */
const MAX_OPERATIONS = 100;

/** `field:value`, with its offset in the filter for messages. */
export type FilterTest = { field: string; value: string; offset: number };

/** Tests and operators in postfix order. */
export type FilterStep = FilterTest | 'and' | 'or';

type Part = FilterTest | { sign: '&&' | '||' | '(' | ')'; offset: number };

export const refuseFilter = (problem: string, offset: number) =>
  new SearchError(
    'search-invalid',
    `Could not parse the filter query: ${problem} at character ${offset + 1}.`,
  );

/**
 * Parses a `filter_by` into postfix steps: `&&` binds tighter than `||`. Returns no steps for an empty text.
 * Throws a `SearchError` 400 with the problem and its position.
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
      if (!wantsTest) throw refuseFilter('`&&` or `||` is missing', part.offset);
      steps.push(part);
      wantsTest = false;
    } else if (part.sign === '(') {
      if (!wantsTest) throw refuseFilter('`&&` or `||` is missing', part.offset);
      waiting.push(part);
    } else if (part.sign === ')') {
      if (wantsTest) throw refuseFilter('a condition is missing', part.offset);
      closeBracket(waiting, steps, part.offset);
    } else {
      if (wantsTest) throw refuseFilter('a condition is missing', part.offset);
      while (binds(waiting.at(-1)?.sign, part.sign)) steps.push(join(waiting.pop()?.sign));
      waiting.push(part);
      wantsTest = true;
    }
  }
  if (wantsTest && (steps.length > 0 || waiting.length > 0)) {
    throw refuseFilter('a condition is missing', text.length);
  }
  for (const part of waiting.reverse()) {
    if (part.sign === '(') throw refuseFilter('unbalanced parentheses', part.offset);
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

function closeBracket(
  waiting: Exclude<Part, FilterTest>[],
  steps: FilterStep[],
  offset: number,
): void {
  for (let part = waiting.pop(); part?.sign !== '('; part = waiting.pop()) {
    if (!part) throw refuseFilter('unbalanced parentheses', offset);
    steps.push(join(part.sign));
  }
}

function* readParts(text: string): Generator<Part> {
  let offset = 0;
  while (offset < text.length) {
    const character = text[offset];
    const two = text.slice(offset, offset + 2);
    if (character === ' ' || character === '\n' || character === '\t' || character === '\r')
      offset++;
    else if (character === '(' || character === ')') yield { sign: character, offset: offset++ };
    else if (two === '&&' || two === '||') {
      yield { sign: two, offset };
      offset += 2;
    } else {
      const end = findTestEnd(text, offset);
      yield readTest(text, offset, end);
      offset = end;
    }
  }
}

/** Returns the position of the backtick that closes the one at `from`, or -1; a backslash makes it part of the value. */
export function findClosingTick(text: string, from: number): number {
  let end = text.indexOf('`', from + 1);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf('`', end + 1);
  return end;
}

/** Finds the end of a condition: before `&&`, `||` or the closing bracket, outside backticks and lists. */
function findTestEnd(text: string, from: number): number {
  let brackets = 0;
  let isInList = false;
  let offset = from;
  for (; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '`') {
      const end = findClosingTick(text, offset);
      if (end < 0) throw refuseFilter('a backtick is not closed', offset);
      offset = end;
    } else if (isInList) {
      if (character === ']') isInList = false;
    } else if (character === '[') isInList = true;
    else if (character === '(') brackets++;
    else if (character === ')') {
      if (brackets === 0) break;
      brackets--;
    } else if ((character === '&' || character === '|') && text[offset + 1] === character) break;
  }
  if (isInList) throw refuseFilter('a list is not closed', text.lastIndexOf('['));
  return offset;
}

function readTest(text: string, from: number, end: number): FilterTest {
  const colon = text.indexOf(':', from);
  if (colon < 0 || colon >= end) throw refuseFilter('a colon is missing after the field', from);
  const field = text.slice(from, colon).trim();
  if (field === '') throw refuseFilter('the name of a field is missing', from);
  return { field, value: text.slice(colon + 1, end).trim(), offset: from };
}
