import { numberOf, type Token } from '#core/catalogue/search/figure-tokens.ts';
import type { FigureWord, FigureWords } from '#core/catalogue/search/figure-words.ts';

/** A typed text with the words of its language. */
export type TypedText = { tokens: readonly Token[]; words: FigureWords };

export type NameWord = Extract<FigureWord, `name.${string}`>;
export type UnitWord = Extract<FigureWord, `unit.${string}`>;
type Sign = 'about' | 'at-least' | 'at-most';

/** A typed amount: `cut-out ≤ 68 mm` has a name, a sign, a value and a unit. */
export type Amount = {
  name: NameWord | null;
  sign: Sign | null;
  value: number;
  /** The upper end of `20-30 W`. */
  to: number | null;
  /** The further sides of `600 x 300`. */
  sides: number[];
  unit: UnitWord | null;
  /** The value as typed. */
  typed: string;
  /** The first token after it. */
  end: number;
};

type Head = Pick<Amount, 'name' | 'sign' | 'end'> & { isBetween: boolean };

const signs: Sign[] = ['about', 'at-least', 'at-most'];

/** The amounts that can begin at a token, those of more tokens first. */
export function readAmounts(typed: TypedText, at: number): Amount[] {
  const head = readHead(typed, at);
  return readBodies(typed, head).flatMap((body) => listTails(typed, body));
}

/** Before the number: `min. IP`, `cut-out of about`, `between`. */
function readHead(typed: TypedText, at: number): Head {
  const { words, tokens } = typed;
  const before = readSign(typed, at);
  const name = words.find('name', tokens, before.end);
  if (!name) return { name: null, ...before };
  let end = skipJoiners(typed, name.end);
  // `cut-out Ø 68`
  if (name.word !== 'name.diameter') end = words.find('name.diameter', tokens, end)?.end ?? end;
  const after = readSign(typed, end);
  const sign = after.sign ?? before.sign;
  return { name: name.word, sign, isBetween: before.isBetween || after.isBetween, end: after.end };
}

function readSign(typed: TypedText, at: number): Omit<Head, 'name'> {
  const { words, tokens } = typed;
  const isBetween = words.find('sign.between', tokens, at) !== null;
  const found = signs
    .map((sign) => ({ sign, end: words.find(`sign.${sign}`, tokens, at)?.end ?? at }))
    .reduce((best, next) => (next.end > best.end ? next : best));
  if (found.end > at) return { ...found, isBetween, end: skipJoiners(typed, found.end) };
  const end = words.find('sign.between', tokens, at)?.end ?? at;
  return { sign: null, isBetween, end };
}

function skipJoiners({ words, tokens }: TypedText, at: number): number {
  let end = at;
  for (let next = words.find('joiner', tokens, end); next; ) {
    end = next.end;
    next = words.find('joiner', tokens, end);
  }
  return end;
}

/** The numbers with their unit, as many as belong together first: `20-30 W`, `600 x 300 mm`, `36 W`. */
function readBodies(typed: TypedText, head: Head): Amount[] {
  const first = readNumber(typed, head.end);
  if (!first) return [];
  const upper = readUpper(typed, first.end, head.isBetween);
  const sides = readSides(typed, first.end);
  const bodies = [
    upper && toAmount(head, [first, upper], true),
    sides.length > 0 && toAmount(head, [first, ...sides], false),
    (head.sign !== null || !head.isBetween) && toAmount(head, [first], false),
  ];
  return bodies.filter((body) => body !== null && body !== false);
}

function toAmount(head: Head, numerals: [Numeral, ...Numeral[]], isRange: boolean): Amount | null {
  const last = numerals.at(-1) ?? numerals[0];
  const [unit = null, ...otherUnits] = new Set(numerals.flatMap((numeral) => numeral.unit ?? []));
  if (otherUnits.length > 0) return null;
  const values = numerals.map((numeral) => numeralValue(numeral, unit === 'unit.metre'));
  const [value, ...further] = values;
  if (value === undefined || values.some(Number.isNaN)) return null;
  return {
    name: head.name,
    sign: isRange ? null : head.sign,
    value,
    to: isRange ? (further[0] ?? null) : null,
    sides: isRange ? [] : further,
    unit,
    typed: numerals[0].token.text,
    end: last.end,
  };
}

type Numeral = { token: Token; isNegative: boolean; unit: UnitWord | null; end: number };

function readNumber({ words, tokens }: TypedText, at: number): Numeral | null {
  const minus = words.find('sign.minus', tokens, at);
  const isSign = /^[-−+]$/.test(tokens[at]?.text ?? '');
  const isSigned = (isSign && tokens[at + 1]?.isFirst === false) || (!isSign && minus !== null);
  const place = isSigned ? at + 1 : at;
  const token = tokens[place];
  if (!token?.isNumber) return null;
  const unit = words.find('unit', tokens, place + 1) ?? findGlued(words, tokens, place + 1);
  const isNegative = isSigned && minus !== null;
  return { token, isNegative, unit: unit?.word ?? null, end: unit?.end ?? place + 1 };
}

/** A unit that is another word where it stands apart: `3in`, but not `3 in a box`. */
function findGlued(words: FigureWords, tokens: readonly Token[], at: number) {
  const glued = tokens[at]?.isFirst === false ? words.find('glued', tokens, at) : null;
  return glued && { word: 'unit.inch' as const, end: glued.end };
}

function numeralValue({ token, isNegative }: Numeral, isSmall: boolean): number {
  const value = numberOf(token, isSmall) ?? Number.NaN;
  return isNegative ? -value : value;
}

function readUpper(typed: TypedText, at: number, isBetween: boolean): Numeral | null {
  const { words, tokens } = typed;
  const to =
    words.find('sign.to', tokens, at) ?? (isBetween ? words.find('sign.and', tokens, at) : null);
  return to && readNumber(typed, to.end);
}

const MAX_SIDES = 2;

function readSides(typed: TypedText, at: number): Numeral[] {
  const sides: Numeral[] = [];
  for (let end = at; sides.length < MAX_SIDES; ) {
    const by = typed.words.find('sign.by', typed.tokens, end);
    const side = by && readNumber(typed, by.end);
    if (!side) break;
    sides.push(side);
    end = side.end;
  }
  return sides;
}

/** After the number: `or more`, `beam`, `years of warranty`. */
function listTails(typed: TypedText, body: Amount): Amount[] {
  const signed = withSign(typed, body);
  const named = withName(typed, signed);
  const all = named ? [withSign(typed, named), named, signed, body] : [signed, body];
  return [...new Set(all)];
}

function withSign({ words, tokens }: TypedText, amount: Amount): Amount {
  const more = words.find('sign.or-more', tokens, amount.end);
  if (more) return { ...amount, sign: 'at-least', end: more.end };
  const less = words.find('sign.or-less', tokens, amount.end);
  return less ? { ...amount, sign: 'at-most', end: less.end } : amount;
}

function withName(typed: TypedText, amount: Amount): Amount | null {
  const { words, tokens } = typed;
  const name = words.find('name', tokens, skipJoiners(typed, amount.end));
  if (!name) return null;
  const isOpen = amount.name === null || amount.name === 'name.diameter';
  // In `4000 CRI 90` the name belongs to the next number.
  const isNext = amount.unit === null && readHead(typed, name.end).end < tokens.length;
  const followed = isNext && readNumber(typed, readHead(typed, name.end).end) !== null;
  return isOpen && !followed ? { ...amount, name: name.word, end: name.end } : null;
}
