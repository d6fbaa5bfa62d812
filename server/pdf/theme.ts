/** The design tokens of the site for PDFs. Lengths in points. */
export const colours = {
  ink: '#17191b',
  graphite: '#41464a',
  muted: '#62686d',
  line: '#dfddd6',
  ground: '#f1f0ec',
  accent: '#9c5300',
  accentSoft: '#fbe9d2',
  glow: '#ffb85c',
} as const;

export const FONT = 'Hanken Grotesk';
/** Used for characters that the brand's font lacks. */
export const FALLBACK_FONT = 'Inter';

export const page = { side: 42, top: 78, bottom: 62 } as const;

export const sizes = { xs: 7, s: 8, m: 9, l: 11, xl: 27 } as const;
