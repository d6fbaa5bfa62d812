import type { LocaleCode } from '#core/i18n/locales.ts';
import type { LuminousArea } from '#core/photometry/luminaire.ts';
import { formatUgr } from '#core/photometry/ugr/format-ugr.ts';
import { formatNumber } from '#core/units.ts';
import { drawContours } from './plan-contours.ts';
import type { Room } from './room.ts';
import type { RoomResult } from './room-result.ts';
import { observerArrow } from './views.ts';

const SIZE = 600;
const MARGIN = 30;
const INK = '#17191b';
const GREY = '#41464a';
const ACCENT = '#9c5300';
const GLOW = [255, 184, 92] as const;

type Drawn = { room: Room; result: RoomResult; area: LuminousArea };

/** Draws the plan of a lit room for print: SVG text, and width by height. */
export function drawPlanPicture(
  locale: LocaleCode,
  { room, result, area }: Drawn,
): { svg: string; aspect: number } {
  const scale = SIZE / Math.max(room.lengthM, room.widthM);
  const [width, height] = [room.lengthM * scale, room.widthM * scale];
  const metres = (value: number) => `${formatNumber(locale, value, 2)} m`;
  const parts = [
    ...shades(result.plane, { width, height }),
    ...drawContours(result.plane, { width, height }).flatMap(({ level, path, from }) => [
      `<path d="${path}" fill="none" stroke="${ACCENT}" stroke-width="1.2"/>`,
      text([from.x + 2, from.y + 4], formatNumber(locale, level, 0), `fill="${INK}"`),
    ]),
    ...result.placed.map(({ x, y, c0Deg }) =>
      outline(area, { x: x * scale, y: y * scale, c0Deg, scale }),
    ),
    ...observer(locale, result.ugr.maximum, scale),
    `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    text([width / 2, -10], metres(room.lengthM), `text-anchor="middle" fill="${GREY}"`),
    // Beside the wall: React-PDF does not rotate text.
    text([width + 8, height / 2], metres(room.widthM), `fill="${GREY}"`),
  ];
  const right = 70;
  const box = { width: width + MARGIN + right, height: height + 2 * MARGIN };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${parts.join('')}</svg>`;
  return { svg, aspect: box.width / box.height };
}

function text([x, y]: [number, number], words: string, look: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="15" ${look}>${words}</text>`;
}

/** Opaque cells from white to the light colour: neighbours overlap slightly so that no seams show. */
function shades(
  { columns, rows, lux, maximumLux }: RoomResult['plane'],
  { width, height }: { width: number; height: number },
): string[] {
  const [dx, dy] = [width / columns, height / rows];
  return lux.map((value, index) => {
    const share = (0.75 * value) / Math.max(1, maximumLux);
    const colour = GLOW.map((part) => Math.round(255 + (part - 255) * share));
    const hex = colour.map((part) => part.toString(16).padStart(2, '0')).join('');
    const [x, y] = [(index % columns) * dx, Math.floor(index / columns) * dy];
    const size = `width="${Math.min(dx + 0.4, width - x).toFixed(2)}" height="${Math.min(dy + 0.4, height - y).toFixed(2)}"`;
    return `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" ${size} fill="#${hex}"/>`;
  });
}

/** The observer with the highest UGR: an arrow along the view, and the rating. */
function observer(locale: LocaleCode, view: RoomResult['ugr']['maximum'], scale: number): string[] {
  if (!view) return [];
  const [x, y] = [view.x * scale, view.y * scale];
  const arrow = observerArrow(view).map(
    ([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
  );
  const label = `UGR ${formatUgr(locale, view.ugr)}`;
  return [
    `<path d="M${arrow.join('L')}Z" fill="${INK}"/>`,
    text([x + 12, y + 24], label, `font-weight="700" fill="${INK}"`),
  ];
}

type Spot = { x: number; y: number; c0Deg: number; scale: number };

/** Width along C0, length along C90; never too small to see. */
function outline({ widthM, lengthM }: LuminousArea, { x, y, c0Deg, scale }: Spot): string {
  const look = `fill="#ffffff" stroke="${INK}" stroke-width="1.5"`;
  const size = (metres: number) => Math.max(7, metres * scale);
  if (widthM === 0) return `<circle cx="${x}" cy="${y}" r="${size(lengthM) / 2}" ${look}/>`;
  const isTurned = c0Deg % 180 !== 0;
  const [across, along] = [size(widthM), size(lengthM)];
  const [width, height] = isTurned ? [along, across] : [across, along];
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" ${look}/>`;
}
