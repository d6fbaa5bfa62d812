import { bodySymbols } from '#core/documents/wiring/body-symbols.ts';
import {
  core,
  device,
  earthSign,
  label,
  SHEET,
  terminal,
} from '#core/documents/wiring/drawing-parts.ts';
import type { Line } from '#core/documents/wiring/line.ts';
import type { Connection } from '#core/documents/wiring/variant-connection.ts';
import { missing } from '#core/missing.ts';

/** Words in a drawing, in the language of the document. */
export type DrawingWords = { supply: string; next: string; load: string; test: string };

export type ConnectionDrawing = { svg: string; aspect: number };

/**
 * Draws a connection as an installer does: the conductors from the left, each with its colour code (IEC 60757), what
 * lies in them (IEC 60617), the terminals with their marks, and on the right what goes on to the next luminaire or to
 * the load. Colours repeat what the letters say, so that it can be read in black and white.
 */
export function drawConnection(connection: Connection, words: DrawingWords): ConnectionDrawing {
  const incoming = [...connection.supply, ...(connection.control?.lines ?? [])];
  const outgoing = listOutgoing(connection, incoming);
  const rows = Math.max(incoming.length, ...outgoing.map(({ row }) => row + 1), 2);
  const height = SHEET.top + rows * SHEET.pitch + 8;
  const middle = SHEET.top + (rows * SHEET.pitch) / 2;
  const isApart = connection.isGearApart && outgoing.length === 0;
  const right = connection.output.length > 0 && !connection.isSensing ? words.load : words.next;
  const parts = [
    ...(incoming.length > 0 ? [label({ x: 2, y: 8, size: 7, fill: '#62686d' }, words.supply)] : []),
    ...(outgoing.length > 0
      ? [label({ x: SHEET.width - 2, y: 8, size: 7, anchor: 'end', fill: '#62686d' }, right)]
      : []),
    ...drawBody(rows * SHEET.pitch, isApart),
    ...incoming.flatMap((line, row) => drawIncoming(line, row, words)),
    ...drawControl(connection),
    ...outgoing.flatMap(drawOutgoing),
    ...bodySymbols({ connection, isApart, hasExits: outgoing.length > 0 }, middle),
  ];
  const box = `0 0 ${SHEET.width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SHEET.width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, aspect: SHEET.width / height };
}

/** The device; with gear apart, the gear, its lead, and the luminaire at the end of it. */
function drawBody(height: number, isApart: boolean): string[] {
  const box = (x: number, end: number) =>
    `<rect x="${x}" y="${SHEET.top}" width="${end - x}" height="${height}" rx="3" fill="#f1f0ec" stroke="#17191b" stroke-width="0.9"/>`;
  if (!isApart) return [box(SHEET.box, SHEET.boxEnd)];
  const middle = SHEET.top + height / 2;
  const lead = { x1: SHEET.gearEnd, x2: SHEET.lamp };
  return [
    box(SHEET.box, SHEET.gearEnd),
    core({ ...lead, y1: middle - 4, y2: middle - 4 }, 'RD'),
    core({ ...lead, y1: middle + 4, y2: middle + 4 }, 'BK'),
    box(SHEET.lamp, SHEET.width - 2),
  ];
}

function yOf(row: number): number {
  return SHEET.top + (row + 0.5) * SHEET.pitch;
}

function drawIncoming(line: Line, row: number, words: DrawingWords): string[] {
  const y = yOf(row);
  const start = line.isBranch ? SHEET.tap : SHEET.start;
  return [
    ...(line.isBranch
      ? [
          core({ x1: SHEET.tap, y1: yOf(0), x2: SHEET.tap, y2: y }, line.colour),
          `<circle cx="${SHEET.tap}" cy="${yOf(0)}" r="2" fill="#17191b"/>`,
        ]
      : [label({ x: 2, y: y + 2.8, size: 8, isBold: true }, line.name)]),
    core({ x1: start, y1: y, x2: SHEET.terminal, y2: y }, line.colour),
    ...(line.device ? [device(line.device, y, words.test)] : []),
    label({ x: 133, y: y - 2.4, size: 5.5, anchor: 'middle', fill: '#41464a' }, line.colour),
    terminal(SHEET.terminal, y),
    label({ x: SHEET.terminal + 6, y: y + 2.8, size: 8 }, line.name),
    ...(line.name === 'PE' ? [earthSign(SHEET.terminal + 25, y)] : []),
  ];
}

/** The controller beside its pair. */
function drawControl({ control, supply }: Connection): string[] {
  if (control === null || control.label === '') return [];
  const top = yOf(supply.length) - 7;
  const bottom = yOf(supply.length + control.lines.length - 1) + 7;
  return [
    `<rect x="26" y="${top}" width="36" height="${bottom - top}" rx="1.5" fill="#ffffff" stroke="#17191b" stroke-width="0.9"/>`,
    label(
      { x: 44, y: (top + bottom) / 2 + 2.8, size: 8, anchor: 'middle', isBold: true },
      control.label,
    ),
  ];
}

type Outgoing = { line: Line; row: number };

function listOutgoing({ output, through, isSensing }: Connection, incoming: Line[]): Outgoing[] {
  if (through === null || (output.length > 0 && !isSensing)) {
    return output.map((line, row) => ({ line, row }));
  }
  const rows = incoming.flatMap((line, row) => (through.names.includes(line.name) ? [row] : []));
  const looped = rows.map((row) => ({ line: incoming[row] ?? missing(), row }));
  const spare = Array.from({ length: through.spare }, (_, index) => ({
    line: { name: String(index + 1), colour: 'BK' } as const,
    row: incoming.length + index,
  }));
  const first = incoming.length + through.spare;
  return [...looped, ...spare, ...output.map((line, index) => ({ line, row: first + index }))];
}

function drawOutgoing({ line, row }: Outgoing): string[] {
  const y = yOf(row);
  const end = SHEET.width - 8;
  return [
    core({ x1: SHEET.exit, y1: y, x2: end, y2: y }, line.colour),
    `<path d="M${end} ${y - 3}L${SHEET.width - 1} ${y}L${end} ${y + 3}Z" fill="#17191b"/>`,
    label({ x: 277, y: y - 2.4, size: 5.5, anchor: 'middle', fill: '#41464a' }, line.colour),
    terminal(SHEET.exit, y),
    label({ x: SHEET.exit - 6, y: y + 2.8, size: 8, anchor: 'end' }, line.name),
  ];
}
