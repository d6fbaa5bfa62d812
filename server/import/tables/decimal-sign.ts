export type DecimalSign = '.' | ',';

/** A text in a column of numbers. */
export type NumberText = { row: number; field: string; text: string };

export type SignChoice = {
  /** Null when the texts fit both and the file says nothing. */
  sign: DecimalSign | null;
  /** The first text that shows the sign, for reports. */
  evidence: NumberText | null;
};

const POINT = /^-?\d+\.\d+$/;
const COMMA = /^-?\d+,\d+$/;
const GROUPED_BY_POINTS = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const GROUPED_BY_COMMAS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** 1.200 and 1,200 are one thing with one sign and a thousand times as much with the other; 0.450 cannot be grouped. */
const EITHER = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
const GROUPING_SPACE = /(?<=\d)[ \u00a0\u202f](?=\d{3}(?:\D|$))/g;

/**
 * Finds the decimal sign of a file from the texts in its columns of numbers: one sign for the whole file. Where both
 * occur, the usual one, else that of more texts.
 * @param usual the sign of such files; null when either is as likely.
 */
export function findDecimalSign(
  texts: Iterable<NumberText>,
  usual: DecimalSign | null,
): SignChoice {
  const found = { '.': 0, ',': 0 };
  const first: Partial<Record<DecimalSign, NumberText>> = {};
  for (const number of texts) {
    const sign = signOf(number.text);
    if (sign === null) continue;
    found[sign] += 1;
    first[sign] ??= number;
  }
  const sign = choose(found, usual);
  return { sign, evidence: (sign && first[sign]) ?? null };
}

function choose(found: Record<DecimalSign, number>, usual: DecimalSign | null) {
  if (found[','] === 0 && found['.'] === 0) return usual;
  if (found[','] === 0) return '.';
  if (found['.'] === 0) return ',';
  return usual ?? (found['.'] > found[','] ? '.' : ',');
}

/** The decimal sign that a text shows; null when it shows none. */
export function signOf(text: string): DecimalSign | null {
  const plain = text.replace(GROUPING_SPACE, '');
  if (EITHER.test(plain)) return null;
  if (POINT.test(plain)) return '.';
  if (COMMA.test(plain)) return ',';
  if (GROUPED_BY_POINTS.test(plain)) return ',';
  return GROUPED_BY_COMMAS.test(plain) ? '.' : null;
}

/** Whether a text is one number with a decimal point and another with a decimal comma. */
export function isEither(text: string): boolean {
  return EITHER.test(text);
}

/** A number of a file with this decimal sign, with a decimal point and without groups; other texts as they are. */
export function toPlainNumber(text: string, sign: DecimalSign): string {
  const plain = text.replace(GROUPING_SPACE, '');
  const [grouped, decimal] = sign === ',' ? [GROUPED_BY_POINTS, COMMA] : [GROUPED_BY_COMMAS, POINT];
  if (grouped.test(plain)) return plain.replaceAll(sign === ',' ? '.' : ',', '').replace(sign, '.');
  return decimal.test(plain) || /^-?\d+$/.test(plain) ? plain.replace(sign, '.') : text;
}
