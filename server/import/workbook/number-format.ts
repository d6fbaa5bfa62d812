/** How a number of a workbook is meant. */
export type NumberMeaning =
  | { kind: 'number' }
  | { kind: 'date' }
  | { kind: 'percent' }
  /** Padded with zeros, as codes are. */
  | { kind: 'padded'; digits: number };

const plain: NumberMeaning = { kind: 'number' };
const date: NumberMeaning = { kind: 'date' };
const percent: NumberMeaning = { kind: 'percent' };

/** ECMA-376, part 1, 18.8.30: the formats that every program knows by number; 27 to 36 and 50 to 58 are dates of East Asia. */
const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const BUILT_IN_PERCENT = [9, 10];

/**
 * The meaning of a number format (ECMA-376, part 1, 18.8.31).
 * @param code of a format that the workbook defines itself.
 */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) {
    if (BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last)) return date;
    return BUILT_IN_PERCENT.includes(id) ? percent : plain;
  }
  const [positive = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';');
  if (/^0{2,}$/.test(positive.trim())) return { kind: 'padded', digits: positive.trim().length };
  if (positive.includes('%')) return percent;
  return /[ymdhs]/i.test(positive.replace(/general|estándar/gi, '')) ? date : plain;
}

const DAY_MS = 86_400_000;

/**
 * A serial date as text: `2026-03-14`, with the time if it has one.
 * @param from1904 whether the workbook counts days from 1904, as those of old Macintoshes do.
 */
export function formatSerialDate(serial: number, from1904: boolean): string {
  // Excel takes 1900 for a leap year: its days before 1 March 1900 are one too low.
  const shifted = from1904 ? serial : serial < 60 ? serial + 1 : serial;
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const seconds = Math.round((shifted * DAY_MS) / 1000);
  const time = new Date(start + seconds * 1000);
  if (Number.isNaN(time.getTime())) return String(serial);
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  if (clock === '00:00:00') return day;
  return serial < 1 ? clock : `${day} ${clock}`;
}
