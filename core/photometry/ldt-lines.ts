/** A file that cannot be read as EULUMDAT: the message says the line, what, why and what to do. */
export class LdtError extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`LDT line ${line}: ${problem}`);
    this.name = 'LdtError';
    this.line = line;
  }
}

type Range = { min?: number; max?: number };

/**
 * Reads the lines of an EULUMDAT file one value at a time. Tolerated without a word: a byte order
 * mark, any line end, blanks around a value, a DOS end-of-file byte, decimal commas and underscores
 * between thousands, because none of them leaves a doubt about the value.
 */
export function createLdtReader(source: string) {
  const [text = ''] = source.replace(/^(?:\uFEFF|ï»¿)/, '').split('\u001A');
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  let line = 0;

  function readText(field: string): string {
    const value = lines[line];
    line += 1;
    if (value === undefined) {
      throw new LdtError(
        line,
        `the file ends where ${field} should stand. The file is cut short, or one of its counts (C-planes, gamma angles, lamp sets) is too high.`,
      );
    }
    return value;
  }

  function readNumber(field: string): number {
    const value = readText(field);
    const number = parseNumber(value);
    if (number === null) throw new LdtError(line, describe(field, 'a number', value));
    return number;
  }

  function readInteger(field: string, { min = -Infinity, max = Infinity }: Range = {}): number {
    const value = readText(field);
    const number = parseNumber(value);
    if (number === null || !Number.isInteger(number)) {
      throw new LdtError(line, describe(field, 'a whole number', value));
    }
    if (number < min || number > max) {
      const range = `between ${min} and ${max}`;
      throw new LdtError(line, describe(field, `a whole number ${range}`, value));
    }
    return number;
  }

  return {
    readText,
    readNumber,
    readInteger,
    /** One number per item, each named by `nameField`. */
    readNumbers: (count: number, nameField: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => readNumber(nameField(index))),
    /** The number of the line that was read last; 0 before the first. */
    lineNumber: () => line,
    isEmpty: () => text.trim() === '',
  };
}

function parseNumber(value: string): number | null {
  const plain = value.replace(/(?<=\d)_(?=\d)/g, '').replace(',', '.');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

function describe(field: string, expected: string, value: string): string {
  return `${field} must be ${expected}, got '${value}'. ${advise(value)}`;
}

function advise(value: string): string {
  if (value === '') return 'Fill it in, or look for an empty line too many above.';
  if (/\d[oO]|[oO]\d/.test(value)) return 'Check for a letter O.';
  if (/\d[lI]|[lI]\d/.test(value)) return 'Check for a letter l or I in place of a one.';
  if (/\d[\s,;]+\d/.test(value))
    return 'EULUMDAT has one value per line: check for several in one.';
  return 'Check the value, and whether a line is missing or too many above.';
}
