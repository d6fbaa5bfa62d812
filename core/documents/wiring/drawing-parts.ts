import type { CoreColour, LineDevice } from '#core/documents/wiring/line.ts';

/** Measures of the sheet in its own units: where conductors begin, branch off, and end. */
export const SHEET = {
  width: 300,
  top: 13,
  pitch: 18,
  start: 22,
  tap: 70,
  device: 98,
  box: 144,
  terminal: 152,
  exit: 254,
  boxEnd: 262,
  gearEnd: 232,
  lamp: 262,
} as const;

const INK = '#17191b';

const cores: Record<CoreColour, string> = {
  BN: '#7a4a22',
  BU: '#1d5fa8',
  GNYE: '#3f8f3a',
  BK: '#17191b',
  GY: '#8b8f93',
  RD: '#b3261e',
  WH: '#c9cbc7',
};

type Segment = { x1: number; y1: number; x2: number; y2: number };

/** A conductor in its colour; protective earth is green and yellow. */
export function core({ x1, y1, x2, y2 }: Segment, colour: CoreColour): string {
  const line = (stroke: string, dash = '') =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="1.8"${dash}/>`;
  if (colour !== 'GNYE') return line(cores[colour]);
  return line(cores.GNYE) + line('#f2c500', ' stroke-dasharray="5 5"');
}

/** A terminal: IEC 60617. */
export function terminal(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="3" fill="#ffffff" stroke="${INK}" stroke-width="1"/>`;
}

type LabelStyle = {
  x: number;
  y: number;
  size: number;
  anchor?: 'middle' | 'end';
  isBold?: boolean;
  fill?: string;
};

export function label({ x, y, size, anchor, isBold, fill = INK }: LabelStyle, text: string) {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const look = `${anchor ? ` text-anchor="${anchor}"` : ''}${isBold ? ' font-weight="600"' : ''}`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${fill}"${look}>${plain}</text>`;
}

/** Protective earth: IEC 60417-5019 without its circle. */
export function earthSign(x: number, y: number): string {
  const d = `M${x} ${y - 6}V${y}M${x - 5} ${y}H${x + 5}M${x - 3.3} ${y + 2.2}H${x + 3.3}M${x - 1.6} ${y + 4.4}H${x + 1.6}`;
  return stroke(d);
}

/** What lies in a conductor (IEC 60617): make contact, push-button, break contact for tests, dimmer. */
export function device(kind: LineDevice, y: number, testWord: string): string {
  const x = SHEET.device;
  if (kind === 'dimmer') {
    const box = `<rect x="${x - 11}" y="${y - 7}" width="22" height="14" fill="#ffffff" stroke="${INK}" stroke-width="1"/>`;
    return (
      box + stroke(`M${x - 7} ${y + 4}L${x + 7} ${y - 4}M${x + 3} ${y - 4.4}H${x + 7.4}V${y - 0.6}`)
    );
  }
  const gap = `<rect x="${x - 9}" y="${y - 1.5}" width="18" height="3" fill="#ffffff"/>`;
  const ends = `<circle cx="${x - 9}" cy="${y}" r="1.5" fill="${INK}"/><circle cx="${x + 9}" cy="${y}" r="1.5" fill="${INK}"/>`;
  if (kind === 'switch') return gap + ends + stroke(`M${x - 9} ${y}L${x + 8} ${y - 7}`);
  if (kind === 'push-button') {
    return (
      gap +
      ends +
      stroke(`M${x - 10} ${y - 4}H${x + 10}M${x} ${y - 4}V${y - 8}M${x - 4} ${y - 8}H${x + 4}`)
    );
  }
  const word = label({ x, y: y - 4.6, size: 5.5, anchor: 'middle', isBold: true }, testWord);
  return gap + ends + stroke(`M${x - 9} ${y}L${x + 10} ${y - 3}M${x + 9} ${y - 4}V${y}`) + word;
}

export function stroke(d: string, width = 1): string {
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;
}
