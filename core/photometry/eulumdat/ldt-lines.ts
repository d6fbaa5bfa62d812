import { inEnglish, type Said, say } from '#core/say.ts';

/** Code of a problem on a line, for callers with their own texts, with the invalid text or numbers. */
export type LdtProblem = {
  code:
    | 'empty'
    | 'not-a-number'
    | 'not-whole'
    | 'out-of-range'
    | 'cut-short'
    | 'planes-symmetry'
    | 'angles-order'
    | FigureProblem;
  values: Record<string, string | number>;
};

/** Values that no luminaire has. */
type FigureProblem =
  | 'negative-intensity'
  | 'negative-power'
  | 'flux-not-positive'
  | 'factor-not-positive';

/** Larger than any real value in any unit; products of a few such numbers are still finite. */
export const LARGEST_NUMBER = 1e12;

/** A file that cannot be read as EULUMDAT: the message names the line, the problem, the reason and the fix. */
export class LdtError extends Error {
  readonly line: number;
  readonly problem: LdtProblem;
  /** The message, translated when it is shown. */
  readonly said: Said;

  constructor(line: number, what: Said, problem: LdtProblem) {
    const said = say`LDT line ${line}: ${what}`;
    super(inEnglish(said));
    this.name = 'LdtError';
    this.line = line;
    this.problem = problem;
    this.said = said;
  }
}

/** Name of a value in a message; a function if building it for every value would cost time. */
type FieldName = Said | (() => Said);
type Range = { min?: number; max?: number };
const largest: Required<Range> = { min: -LARGEST_NUMBER, max: LARGEST_NUMBER };

/**
 * Reads the lines of an EULUMDAT file one value at a time. Silently tolerates a byte order mark, any line end, blanks
 * around a value, a DOS end-of-file byte, decimal commas and underscores between thousands, because none of them makes
 * the value ambiguous.
 */
export class LdtReader {
  readonly #text: string;
  readonly #lines: readonly string[];
  #line = 0;

  constructor(source: string) {
    const [text = ''] = source.replace(/^(?:\uFEFF|ï»¿)/, '').split('\u001A');
    this.#text = text;
    this.#lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  }

  isEmpty(): boolean {
    return this.#text.trim() === '';
  }

  /** Number of the line read last; 0 before the first. */
  get lineNumber(): number {
    return this.#line;
  }

  readText(field: FieldName): string {
    const value = this.#lines[this.#line];
    this.#line += 1;
    if (value === undefined) {
      throw new LdtError(
        this.#line,
        say`the file ends where ${nameOf(field)} should be. The file is cut short, or one of its counts (C-planes, gamma angles, lamp sets) is too high.`,
        { code: 'cut-short', values: {} },
      );
    }
    return value;
  }

  readNumber(field: FieldName, range = largest): number {
    const value = this.readText(field);
    const number = parseNumber(value);
    if (number === null) {
      const problem = { code: 'not-a-number', values: { value: shorten(value) } } as const;
      throw new LdtError(this.#line, describe(field, say`a number`, value), problem);
    }
    if (number < range.min || number > range.max) {
      throw this.#outOfRange(field, say`a number`, { value: number, ...range });
    }
    return number;
  }

  readInteger(field: FieldName, { min = -Infinity, max = Infinity }: Range = {}): number {
    const value = this.readText(field);
    const number = parseNumber(value);
    if (number === null || !Number.isInteger(number)) {
      const problem = { code: 'not-whole', values: { value: shorten(value) } } as const;
      throw new LdtError(this.#line, describe(field, say`a whole number`, value), problem);
    }
    if (number < min || number > max) {
      throw this.#outOfRange(field, say`a whole number`, { value: number, min, max });
    }
    return number;
  }

  /** Reads a number and rejects it with `code` if it is below 0, or 0 unless `canBeZero`. */
  readFigure(field: FieldName, code: FigureProblem, canBeZero: boolean): number {
    const value = this.readNumber(field);
    if (value > 0 || (value === 0 && canBeZero)) return value;
    const expected = canBeZero ? say`0 or more` : say`greater than 0`;
    const message = describe(field, expected, String(value));
    throw new LdtError(this.#line, message, { code, values: { value } });
  }

  /** Reads one number per item, each named by `nameField`. */
  readNumbers(count: number, nameField: (index: number) => Said): number[] {
    return Array.from({ length: count }, (_, index) => this.readNumber(() => nameField(index)));
  }

  /** The same for intensities, which must not be negative. */
  readIntensities(count: number, nameField: (index: number) => Said): number[] {
    return Array.from({ length: count }, (_, index) =>
      this.readFigure(() => nameField(index), 'negative-intensity', true),
    );
  }

  #outOfRange(field: FieldName, kind: Said, values: Required<Range> & { value: number }): LdtError {
    const { value, min, max } = values;
    const message = describe(field, say`${kind} between ${min} and ${max}`, String(value));
    return new LdtError(this.#line, message, { code: 'out-of-range', values });
  }
}

/** Parses a number as written in files; null for any other text. */
export function parseNumber(value: string): number | null {
  const plain = value.replace(/(?<=\d)_(?=\d)/g, '').replace(',', '.');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

function shorten(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}

function nameOf(field: FieldName): Said {
  return typeof field === 'function' ? field() : field;
}

function describe(field: FieldName, expected: Said, value: string): Said {
  return say`${nameOf(field)} must be ${expected}, got '${value}'. ${advise(value)}`;
}

function advise(value: string): Said {
  if (value === '') return say`Fill it in, or look for an empty line too many above.`;
  if (/\d[oO]|[oO]\d/.test(value)) return say`Check for a letter O.`;
  if (/\d[lI]|[lI]\d/.test(value)) return say`Check for a letter l or I in place of a one.`;
  if (/\d[\s,;]+\d/.test(value))
    return say`EULUMDAT has one value per line: check for several in one.`;
  return say`Check the value, and whether a line is missing or too many above.`;
}
