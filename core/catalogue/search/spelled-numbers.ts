import type { Token } from '#core/catalogue/search/figure-tokens.ts';
import type { FigureWords } from '#core/catalogue/search/figure-words.ts';

const HUNDRED = 100;
const THOUSAND = 1000;

/** Replaces numbers in words before a unit by one token each: the words of `four thousand kelvin` become `4000`. */
export function readSpelled(tokens: readonly Token[], words: FigureWords): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const spelled = readNumber(tokens, at, words);
    const last = spelled && tokens[spelled.end - 1];
    if (token && last && words.find('unit', tokens, spelled.end)) {
      read.push({ ...token, text: String(spelled.value), isNumber: true, end: last.end });
      at = spelled.end;
    } else {
      if (token) read.push(token);
      at += 1;
    }
  }
  return read;
}

/** The value of the words from a token on, and where they end; the first may be digits: `4 thousand`. */
function readNumber(tokens: readonly Token[], at: number, words: FigureWords) {
  let [thousands, rest, end, isSpelled] = [0, 0, at, false];
  for (let next = at; next < tokens.length; ) {
    const place = { words, isFirst: next === at };
    const joint = place.isFirst ? null : words.find('sign.and', tokens, next);
    const part = readPart(tokens, joint?.end ?? next, place);
    if (!part) break;
    const { value } = part;
    if (value === THOUSAND) [thousands, rest] = [thousands + (rest || 1) * THOUSAND, 0];
    else if (value === HUNDRED && rest > 0 && rest < 10) rest *= HUNDRED;
    else if (rest === 0 || isBelow(value, rest)) rest += value;
    else break;
    isSpelled ||= !tokens[next]?.isNumber;
    next = part.end;
    end = next;
  }
  return isSpelled ? { value: thousands + rest, end } : null;
}

/** Whether a value may follow in the same number: five after forty, not after five. */
const isBelow = (value: number, before: number) =>
  before % (value < 10 ? 10 : HUNDRED) === 0 && value < before;

type Place = { words: FigureWords; isFirst: boolean };

function readPart(tokens: readonly Token[], at: number, { words, isFirst }: Place) {
  const token = tokens[at];
  if (token?.isNumber) {
    const isCounted = isFirst && words.find('number.1000', tokens, at + 1) !== null;
    return isCounted && /^\d{1,3}$/.test(token.text)
      ? { value: Number(token.text), end: at + 1 }
      : null;
  }
  const found = words.find('number', tokens, at);
  return found && { value: Number(found.word.slice('number.'.length)), end: found.end };
}
