import type { TextKey } from '#core/documents/document-texts.ts';

type TextOf<Prefix extends string> = Extract<TextKey, `${Prefix}.${string}`>;

type Entry = {
  /** Year of the edition with its amendments (CEN, CENELEC, IEC), or version (ETSI). */
  edition: string;
  subject: TextOf<'standard'>;
};

/**
 * The one table of standards that declarations cite, with the edition applied, in the order of a declaration. A new
 * edition is a change of its line: declarations issued before keep theirs, and the import names those to issue again.
 */
const table = {
  'EN 60598-1': { edition: '2021', subject: 'standard.en-60598-1' },
  'EN 60598-2-1': { edition: '2021', subject: 'standard.en-60598-2-1' },
  'EN 60598-2-2': { edition: '2012', subject: 'standard.en-60598-2-2' },
  'EN 60598-2-3': { edition: '2003+A1:2011', subject: 'standard.en-60598-2-3' },
  'EN 60598-2-5': { edition: '2015', subject: 'standard.en-60598-2-5' },
  'EN 60598-2-13': { edition: '2006+A1:2012+A2:2016', subject: 'standard.en-60598-2-13' },
  'EN 60598-2-22': { edition: '2014+A1:2020', subject: 'standard.en-60598-2-22' },
  'EN 60570': { edition: '2003+A1:2018+A2:2020', subject: 'standard.en-60570' },
  'EN 60669-2-1': { edition: '2022', subject: 'standard.en-60669-2-1' },
  'EN 61347-1': { edition: '2015', subject: 'standard.en-61347-1' },
  'EN 61347-2-11': { edition: '2001', subject: 'standard.en-61347-2-11' },
  'EN 61347-2-13': { edition: '2014', subject: 'standard.en-61347-2-13' },
  'EN 62031': { edition: '2020', subject: 'standard.en-62031' },
  'EN 62034': { edition: '2012', subject: 'standard.en-62034' },
  'EN 62384': { edition: '2020', subject: 'standard.en-62384' },
  'EN 62471': { edition: '2008', subject: 'standard.en-62471' },
  'EN 62493': { edition: '2015', subject: 'standard.en-62493' },
  'EN 60529': { edition: '1991+A1:2000+A2:2013', subject: 'standard.en-60529' },
  'EN 62262': { edition: '2002', subject: 'standard.en-62262' },
  'IEC 62386-101': { edition: '2022', subject: 'standard.iec-62386-101' },
  'IEC 62386-102': { edition: '2022', subject: 'standard.iec-62386-102' },
  'IEC 62386-103': { edition: '2022', subject: 'standard.iec-62386-103' },
  'IEC 62386-202': { edition: '2022', subject: 'standard.iec-62386-202' },
  'IEC 62386-207': { edition: '2018', subject: 'standard.iec-62386-207' },
  'IEC 62386-209': { edition: '2011', subject: 'standard.iec-62386-209' },
  'IEC 62386-301': { edition: '2017', subject: 'standard.iec-62386-301' },
  'IEC 62386-303': { edition: '2017', subject: 'standard.iec-62386-303' },
  'IEC 62386-304': { edition: '2017', subject: 'standard.iec-62386-304' },
  'EN 55015': { edition: '2019+A11:2020', subject: 'standard.en-55015' },
  'EN 61547': { edition: '2009', subject: 'standard.en-61547' },
  'EN 61000-3-2': { edition: '2019', subject: 'standard.en-61000-3-2' },
  'EN 61000-3-3': { edition: '2013+A1:2019', subject: 'standard.en-61000-3-3' },
  'EN 300 220-2': { edition: 'V3.2.1', subject: 'standard.en-300-220-2' },
  'EN 300 328': { edition: 'V2.2.2', subject: 'standard.en-300-328' },
  'EN 300 440': { edition: 'V2.2.1', subject: 'standard.en-300-440' },
  'EN 301 489-1': { edition: 'V2.2.3', subject: 'standard.en-301-489-1' },
  'EN 301 489-3': { edition: 'V2.3.2', subject: 'standard.en-301-489-3' },
  'EN 301 489-17': { edition: 'V3.2.4', subject: 'standard.en-301-489-17' },
  'EN 62311': { edition: '2020', subject: 'standard.en-62311' },
  'EN 62479': { edition: '2010', subject: 'standard.en-62479' },
  'EN 18031-1': { edition: '2024', subject: 'standard.en-18031-1' },
  'EN IEC 63000': { edition: '2018', subject: 'standard.en-63000' },
} as const satisfies Record<string, Entry>;

export type StandardCode = keyof typeof table;

const codes = Object.keys(table) as StandardCode[];

/** Each code once and in the order of declarations. */
export function sortStandards(applied: readonly StandardCode[]): StandardCode[] {
  return codes.filter((code) => applied.includes(code));
}

/** The reference with its edition: `EN 60598-1:2021`, `EN 300 328 V2.2.2`. */
export function referenceOf(code: StandardCode): string {
  const { edition } = table[code];
  return edition.startsWith('V') ? `${code} ${edition}` : `${code}:${edition}`;
}

/** The standard of a reference with or without its edition; null if declarations do not cite it. */
export function standardOf(reference: string): StandardCode | null {
  const code = reference.replace(/(:| V\d).*$/, '');
  return codes.find((known) => known === code) ?? null;
}

/** Key of the subject of a standard, by its reference. */
export function subjectOfStandard(reference: string): Entry['subject'] | null {
  const code = standardOf(reference);
  return code && table[code].subject;
}
