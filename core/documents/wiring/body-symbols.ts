import { SHEET, stroke } from '#core/documents/wiring/drawing-parts.ts';
import type { Connection } from '#core/documents/wiring/variant-connection.ts';

/** Distance between the centres of two symbols. */
const STEP = 23;

type Symbol = (x: number, y: number) => string;

type Body = { connection: Connection; isApart: boolean; hasExits: boolean };

/** Symbols inside a device, side by side: control gear, battery, lamp or radio. */
export function bodySymbols({ connection, isApart, hasExits }: Body, y: number): string[] {
  const symbols = listSymbols(connection);
  if (isApart) {
    const inGear = symbols.filter((symbol) => symbol !== lamp);
    return [...inARow(inGear, 206, y), lamp((SHEET.lamp + SHEET.width - 2) / 2, y)];
  }
  // Between the names of two rows of terminals, or beside those of one.
  return inARow(symbols, hasExits ? 207 : 220, y);
}

function inARow(symbols: Symbol[], middle: number, y: number): string[] {
  const start = middle - ((symbols.length - 1) * STEP) / 2;
  return symbols.map((symbol, index) => symbol(start + index * STEP, y));
}

function listSymbols({ body, supply, emergency, isRadio }: Connection): Symbol[] {
  const isOnMains = supply.some(({ name }) => name === 'N');
  const hasGear = body === 'gear' || (body === 'luminaire' && isOnMains);
  return [
    // Three symbols have room.
    ...(hasGear && !(emergency && isRadio) ? [gear] : []),
    ...(emergency ? [battery] : []),
    ...(body === 'luminaire' ? [lamp] : []),
    ...(body === 'strip' ? [diode] : []),
    ...(isRadio ? [antenna] : []),
  ];
}

/** Lamp: IEC 60617. */
const lamp: Symbol = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#ffffff" stroke="#17191b" stroke-width="1"/>${stroke(
    `M${x - 5.6} ${y - 5.6}L${x + 5.6} ${y + 5.6}M${x + 5.6} ${y - 5.6}L${x - 5.6} ${y + 5.6}`,
  )}`;

/** Converter from alternating to direct current: IEC 60617. */
const gear: Symbol = (x, y) =>
  `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="#ffffff" stroke="#17191b" stroke-width="1"/>${stroke(
    `M${x - 8} ${y + 8}L${x + 8} ${y - 8}M${x - 6} ${y - 3.6}q1.6 -3 3 0t3 0M${x + 1} ${y + 3.2}H${x + 6}M${x + 1} ${y + 5.4}H${x + 6}`,
  )}`;

/** Battery of two cells: IEC 60617. */
const battery: Symbol = (x, y) =>
  stroke(
    `M${x - 10} ${y}H${x - 5}M${x - 5} ${y - 7}V${y + 7}M${x + 1.5} ${y - 7}V${y + 7}M${x + 5.5} ${y}H${x + 9}`,
  ) + stroke(`M${x - 1.8} ${y - 3.5}V${y + 3.5}M${x + 5} ${y - 3.5}V${y + 3.5}`, 1.8);

/** Light-emitting diode: IEC 60617. */
const diode: Symbol = (x, y) =>
  stroke(
    `M${x - 10} ${y}H${x + 10}M${x - 5} ${y - 6}L${x + 5} ${y}L${x - 5} ${y + 6}ZM${x + 5} ${y - 6}V${y + 6}M${x + 1} ${y - 8}l4 -4m-2.6 0.4l2.6 -0.4l-0.4 2.6M${x + 6} ${y - 6}l4 -4m-2.6 0.4l2.6 -0.4l-0.4 2.6`,
  );

/** Antenna: IEC 60617. */
const antenna: Symbol = (x, y) =>
  stroke(`M${x} ${y + 8}V${y - 8}M${x - 6} ${y - 8}L${x} ${y - 1}L${x + 6} ${y - 8}`);
