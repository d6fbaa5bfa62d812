import { type Point, pathData } from '#core/drawings/drawing-path.ts';

/** Marks of small drawings as SVG text, in units of a sheet of 240 by 150; they have the colours of the page. */

/** Points, or their numbers: `'10 20, 30 20'`. */
export type Points = readonly Point[] | string;

export const GLOW = 'var(--glow, #ffb85c)';

/** What a sheet sets for its marks: no filling, no line. */
export const SHEET = 'fill="none"';

/** How a mark looks; the second colours are for places without the page's. */
const looks = {
  ink: 'stroke="currentColor" stroke-width="1.5"',
  bold: 'stroke="currentColor" stroke-width="3"',
  thin: 'stroke="var(--line-strong, #8b8a84)"',
  dashed: 'stroke="var(--muted, #62686d)" stroke-dasharray="4 3"',
  accent: 'stroke="var(--accent, #9c5300)" stroke-width="2"',
  light: 'fill="var(--glow, #ffb85c)" fill-opacity=".45"',
  faint: 'fill="var(--glow, #ffb85c)" fill-opacity=".2"',
  lamp: 'fill="var(--glow, #ffb85c)" stroke="currentColor" stroke-width="1.5"',
  ground: 'fill="var(--line, #dfddd6)"',
  solid: 'fill="currentColor"',
} as const;

export type Look = keyof typeof looks | { fill: string; opacity?: number };

function attributesOf(look: Look): string {
  if (typeof look === 'string') return looks[look];
  const opacity =
    look.opacity === undefined ? '' : ` fill-opacity="${Math.round(look.opacity * 100) / 100}"`;
  return `fill="${look.fill}"${opacity}`;
}

function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function list(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  return points.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number]);
}

export function line(points: Points, look: Look): string {
  return `<path ${attributesOf(look)} d="${pathData(list(points))}"/>`;
}

export function area(points: Points, look: Look): string {
  return `<path ${attributesOf(look)} d="${pathData(list(points))}z"/>`;
}

export function box([x, y]: Point, [width, height]: Point, look: Look): string {
  const place = `x="${number(x)}" y="${number(y)}"`;
  return `<rect ${place} width="${number(width)}" height="${number(height)}" ${attributesOf(look)}/>`;
}

export function disc([x, y]: Point, radius: number, look: Look): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" ${attributesOf(look)}/>`;
}

export function ellipse([x, y]: Point, [rx, ry, turn]: readonly number[], look: Look): string {
  const radii = `rx="${number(rx ?? 0)}" ry="${number(ry ?? 0)}"`;
  const turned = turn ? ` transform="rotate(${number(turn)} ${number(x)} ${number(y)})"` : '';
  return `<ellipse cx="${number(x)}" cy="${number(y)}" ${radii}${turned} ${attributesOf(look)}/>`;
}

/** A word or sign, centred. */
export function sign([x, y]: Point, text: string): string {
  const place = `x="${number(x)}" y="${number(y)}"`;
  return `<text ${place} text-anchor="middle" font-size="12" fill="currentColor">${text}</text>`;
}

/** The point at a distance in a direction: degrees from straight down, to the right. */
export function pointAt([x, y]: Point, distance: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + distance * Math.sin(radians), y + distance * Math.cos(radians)];
}

/** Points of a part of a circle, from one direction to another. */
export function arcOf(centre: Point, radius: number, [from, to]: readonly [number, number]) {
  return pointsOf(16, (share) => pointAt(centre, radius, from + (to - from) * share));
}

/** Points of a curve, by the share of its way from 0 to 1. */
export function pointsOf(count: number, at: (share: number) => Point): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => at(index / count));
}

type Ends = readonly [Point, Point] | string;

function endsOf(ends: Ends): readonly [Point, Point] {
  if (typeof ends !== 'string') return ends;
  const [x = 0, y = 0, endX = 0, endY = 0] = ends.split(/[ ,]+/).map(Number);
  return [
    [x, y],
    [endX, endY],
  ];
}

/** An arrow from one point to another. */
export function arrow(ends: Ends, look: Look = 'ink'): string {
  const [from, to] = endsOf(ends);
  const back = (Math.atan2(from[0] - to[0], from[1] - to[1]) * 180) / Math.PI;
  const head = [pointAt(to, 7, back - 25), to, pointAt(to, 7, back + 25)];
  return line([from, to], look) + line(head, look);
}

/** A length between two points, with its letter beside it. */
export function length(ends: Ends, text: string): string {
  const [from, to] = endsOf(ends);
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const middle: Point = [
    (from[0] + to[0]) / 2 + (isUpright ? 11 : 0),
    (from[1] + to[1]) / 2 + (isUpright ? 4 : -5),
  ];
  return arrow([to, from], 'thin') + arrow([from, to], 'thin') + sign(middle, text);
}

/** A luminaire on a ceiling, seen from the side. */
export function luminaire([x, y]: Point, width = 26): string {
  return box([x - width / 2, y], [width, 6], 'lamp');
}

/** An eye that looks to the left. */
export function eye([x, y]: Point): string {
  const lid = (side: number) =>
    pointsOf(6, (share): Point => {
      return [x - 9 + 18 * share, y + side * 6 * Math.sin(Math.PI * share)];
    });
  return area([...lid(-1), ...lid(1).toReversed()], 'ink') + disc([x - 2, y], 3, 'solid');
}

export function join(...marks: string[]): string {
  return marks.join('');
}
