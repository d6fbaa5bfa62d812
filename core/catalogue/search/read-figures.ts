import { chooseLimits } from '#core/catalogue/search/choose-limits.ts';
import type { Choice, FigureLimit } from '#core/catalogue/search/figure-limit.ts';
import { readTokens, type Token } from '#core/catalogue/search/figure-tokens.ts';
import type { FigureWords } from '#core/catalogue/search/figure-words.ts';
import type { FigureContext, Noun } from '#core/catalogue/search/limit-choices.ts';
import { measureOf } from '#core/catalogue/search/measures.ts';
import { readPhrase } from '#core/catalogue/search/phrase-limits.ts';
import { type Amount, readAmounts, type TypedText } from '#core/catalogue/search/read-amount.ts';
import { readSpelled } from '#core/catalogue/search/spelled-numbers.ts';

/** A typed text as limits on facets and the words that are left to search. */
export type FigureReading = {
  words: string;
  limits: FigureLimit[];
  /** Whether the text is a question, such as what IP65 means; then no figure is read. */
  isQuestion: boolean;
};

const MAX_LENGTH = 200;

type Piece = { start: number; end: number; choices: Choice[] };

/**
 * Reads the figures of a typed text as limits: `36W` as power around 36 W, `UGR<19`, `5ft`. Codes such as
 * `ARD150/12/840` and everything else that is not understood remain words.
 *
 * @param voltages supply voltages of the catalogue; without them, voltages remain words.
 */
export function readFigures(
  text: string,
  words: FigureWords,
  voltages: readonly string[] = [],
): FigureReading {
  const nothing: FigureReading = { words: text, limits: [], isQuestion: false };
  if (text.length > MAX_LENGTH) return nothing;
  const typed = { words, tokens: readSpelled(readTokens(text), words) };
  if (isQuestion(typed)) return { ...nothing, isQuestion: true };
  const context = { nouns: nounsOf(typed), voltages, hasCode: hasCode(typed) };
  const pieces = readPieces(typed, context);
  if (pieces.length === 0) return nothing;
  return {
    isQuestion: false,
    words: wordsOf(typed, text, pieces),
    limits: pieces.flatMap(({ start, end, choices }) => {
      const { without, piece } = cut(typed.tokens, text, { start, end });
      return choices.map((choice) => ({ ...choice, text: piece, without }));
    }),
  };
}

/** What a text does not want: `without DALI`, `-dali`; and the text without it. */
export function readNegations(
  text: string,
  words: FigureWords,
): { words: string; unwanted: Choice[] } {
  const tokens = text.length > MAX_LENGTH ? [] : readTokens(text);
  const typed = { words, tokens };
  const context = { nouns: nounsOf(typed), voltages: [], hasCode: false };
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const negated = readNegated(typed, at, context);
    if (negated) pieces.push({ start: at, ...negated });
  }
  if (pieces.length === 0) return { words: text, unwanted: [] };
  return {
    words: wordsOf(typed, text, pieces),
    unwanted: pieces.flatMap(({ choices }) => choices),
  };
}

/** A choice in words behind a word that negates it; `not dimmable` is a choice itself. */
function readNegated(typed: TypedText, at: number, context: FigureContext) {
  const { words, tokens } = typed;
  const negation = words.find('negation', tokens, at);
  if (!negation || tokens[at]?.isFirst === false || readPhrase(typed, at, context)) return null;
  const isSign = !/\p{L}/u.test(tokens[at]?.text ?? '');
  if (isSign && tokens[negation.end]?.isFirst !== false) return null;
  return readPhrase(typed, negation.end, context);
}

/** `What does IP65 mean?` and `warm or cool light` are about no product. */
function isQuestion({ tokens, words }: TypedText): boolean {
  if (words.find('question.first', tokens, 0)) return true;
  return tokens.some((_, at) => {
    const tone = words.find('tone', tokens, at);
    const or = tone && words.find('question.or', tokens, tone.end);
    if (or && words.find('tone', tokens, or.end)) return true;
    return words.find('question.word', tokens, at) !== null;
  });
}

const nouns: Noun[] = [
  'angled',
  'gear',
  'linear',
  'luminaire',
  'recessed',
  'replaced',
  'round',
  'sensor',
  'strip',
  'tall',
];

function nounsOf({ tokens, words }: TypedText): Set<Noun> {
  return new Set(
    nouns.filter((noun) => tokens.some((_, at) => words.find(`noun.${noun}`, tokens, at))),
  );
}

/** The beginning of a product code: `NOR280`, but not `UGR19`. */
const CODE = /^[a-z]{2,5}\d{2,}/;

function hasCode({ tokens, words }: TypedText): boolean {
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    if (!token.isFirst || !next || next.isFirst || words.find('name', tokens, at)) return false;
    return CODE.test(token.text + next.text);
  });
}

function readPieces(typed: TypedText, context: FigureContext): Piece[] {
  const pieces: Piece[] = [];
  const { tokens } = typed;
  for (let at = 0; at < tokens.length; ) {
    const negated = readNegated(typed, at, context);
    if (negated) {
      at = negated.end;
      continue;
    }
    const other = isStart(tokens, at) ? readOther(typed, at) : null;
    if (other) {
      pieces.push(...other.pieces);
      at = other.end;
      continue;
    }
    const read = isStart(tokens, at) ? readWord(typed, at, context) : [];
    pieces.push(...read);
    at = read.at(-1)?.end ?? (isStart(tokens, at) ? afterCode(tokens, at) : at + 1);
  }
  return pieces;
}

/**
 * Figures that no filter has: lamps with their power, `2 x 58 W`, are words for what they are replaced by; the number of
 * another figure, `R9 > 50`, is neither.
 */
function readOther(typed: TypedText, at: number): { pieces: Piece[]; end: number } | null {
  const name = typed.words.find('other-name', typed.tokens, at);
  const amounts = readAmounts(typed, name?.end ?? at).filter((amount) => amount.name === null);
  if (name) {
    const end = amounts[0]?.end ?? name.end;
    return { pieces: end > name.end ? [{ start: name.end, end, choices: [] }] : [], end };
  }
  const lamps = amounts.find(({ sides, unit }) => sides.length > 0 && unit === 'unit.watt');
  return lamps ? { pieces: [], end: lamps.end } : null;
}

/** Signs that separate figures without a space: `4000K,IP65`. */
const SEPARATOR = /^[,;:()+&]$/;

function isStart(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isFirst === true || SEPARATOR.test(tokens[at - 1]?.text ?? '');
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return !next || next.isFirst || SEPARATOR.test(next.text) || isFullStop(tokens, at);
}

function isFullStop(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '.' && tokens[at + 1]?.isFirst !== false;
}

/** Letters, digits and slashes that belong together are one word, of which no part is read. */
function afterCode(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (!isStart(tokens, end) && end < tokens.length) end += 1;
  return end;
}

/** A word with a figure behind it has no space between them: `panel36W`. Fewer letters are those of a code. */
const WORD = /^\p{L}{4,}$/u;

function readWord(typed: TypedText, at: number, context: FigureContext): Piece[] {
  const pieces = readAt(typed, at, context);
  const [word, figure] = typed.tokens.slice(at, at + 2);
  const isGlued = figure?.isNumber === true && !figure.isFirst && WORD.test(word?.text ?? '');
  if (pieces.length > 0 || !isGlued) return pieces;
  const behind = readAt(typed, at + 1, context);
  return behind.some(isSure) ? behind : [];
}

/** A figure that is more than a number. */
const isSure = ({ start, end }: Piece) => end > start + 1;

function readAt(typed: TypedText, at: number, context: FigureContext): Piece[] {
  const piece = readPiece(typed, at, context);
  return piece && isEnd(typed.tokens, piece.end) ? [piece] : readJoined(typed, at, context);
}

/** Figures in one word, `36W/840` or `36W4000K`: only if each is one, and one of them is more than a number. */
function readJoined(typed: TypedText, at: number, context: FigureContext): Piece[] {
  const pieces: Piece[] = [];
  const { tokens } = typed;
  for (let start = at; ; ) {
    const piece = readPiece(typed, start, context);
    if (!piece) return [];
    pieces.push(piece);
    if (isEnd(tokens, piece.end)) return pieces.length > 1 && pieces.some(isSure) ? pieces : [];
    if (!isJoined(tokens, piece.end, isSure(piece))) return [];
    start = tokens[piece.end]?.isNumber ? piece.end : piece.end + 1;
  }
}

/** Whether a figure that ends before a token is followed by another one in the same word. */
function isJoined(tokens: readonly Token[], at: number, hasUnit: boolean): boolean {
  return tokens[at]?.text === '/' || (hasUnit && tokens[at]?.isNumber === true);
}

function readPiece(typed: TypedText, at: number, context: FigureContext): Piece | null {
  const phrase = readPhrase(typed, at, context);
  const amount = readAmount(typed, at, context);
  if (phrase && phrase.end >= (amount?.end ?? 0)) return { start: at, ...phrase };
  return amount && { start: at, ...amount };
}

function readAmount(typed: TypedText, at: number, context: FigureContext) {
  for (const amount of readAmounts(typed, at)) {
    const { end } = amount;
    if (!isEnd(typed.tokens, end) && !isJoined(typed.tokens, end, amount.unit !== null)) continue;
    // `4000 lux` is no colour temperature.
    if (amount.unit === null && typed.words.find('other', typed.tokens, end)) continue;
    const choices = choicesOf(amount, context);
    if (choices.length > 0) return { choices, end };
  }
  return null;
}

const COLD = { measure: 'ambient', factor: 1 } as const;

/** Nothing but a temperature is below zero: `-20 degrees`, `minus 30`. */
const isCold = ({ name, unit, value }: Amount) =>
  name === null && (unit === null || unit === 'unit.degree') && value <= COLDEST_SMALL;

/** Smaller numbers after a dash are something else. */
const COLDEST_SMALL = -10;

function choicesOf(amount: Amount, context: FigureContext): Choice[] {
  const found = isCold(amount) ? COLD : measureOf(amount.name, amount.unit);
  if (!found) return [];
  const { measure, factor } = found;
  const scaled = {
    ...amount,
    value: amount.value * factor,
    to: amount.to === null ? null : amount.to * factor,
    sides: amount.sides.map((length) => length * factor),
  };
  return chooseLimits(measure, scaled, context);
}

/** The text without what was read, and without filler words before it: `panel de 36 W` → `panel`. */
function wordsOf(typed: TypedText, text: string, pieces: Piece[]): string {
  const { tokens, words } = typed;
  const isRead = new Array<boolean>(tokens.length).fill(false);
  for (const { start, end } of pieces) {
    isRead.fill(true, start, end);
    for (let at = start - 1; at >= 0 && !isRead[at]; at -= 1) {
      if (words.find('filler', tokens, at)?.end !== at + 1 || !isAlone(tokens, at)) break;
      isRead[at] = true;
    }
  }
  const left = tokens.map((token, at) => {
    const isJoint = token.text === '/' || SEPARATOR.test(token.text);
    if (isRead[at] || (isJoint && (isRead[at - 1] || isRead[at + 1]))) return ' ';
    return (token.isFirst ? ' ' : '') + text.slice(token.start, token.end);
  });
  return tidy(left.join(''));
}

function isAlone(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isFirst === true && isStart(tokens, at + 1);
}

/** A figure of a text, and the text without it. */
function cut(tokens: readonly Token[], text: string, { start, end }: Omit<Piece, 'choices'>) {
  const from = tokens[start]?.start ?? 0;
  const to = tokens[end - 1]?.end ?? text.length;
  const without = tidy(`${text.slice(0, from)} ${text.slice(to)}`);
  return { piece: text.slice(from, to), without };
}

/** Single spaces, and no separators at the ends of words that were cut. */
function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|(?<=^|\s)[,;:+&/]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
