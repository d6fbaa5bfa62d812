/** Parts of a small IES file, each of one or more lines. */
export type IesParts = {
  head?: string[];
  tilt?: string;
  record?: string;
  ballast?: string;
  vertical?: string;
  horizontal?: string;
  candela?: string[];
};

/** First lines of a file of 2002 with its required keywords. */
export const modern = [
  'IESNA:LM-63-2002',
  '[TEST] 1',
  '[TESTLAB] L',
  '[ISSUEDATE] 2026',
  '[MANUFAC] A',
];

/** A small file of type C; three vertical and one horizontal angle by default. */
export function createIesFile(parts: IesParts = {}): string {
  return [
    ...(parts.head ?? [...modern, '[LUMINAIRE] Spot']),
    parts.tilt ?? 'TILT=NONE',
    parts.record ?? '1 1000 1 3 1 1 2 -0.1 -0.1 0',
    parts.ballast ?? '1 1 12',
    parts.vertical ?? '0 45 90',
    parts.horizontal ?? '0',
    ...(parts.candela ?? ['300 200 0']),
  ].join('\r\n');
}
