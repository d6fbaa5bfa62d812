import type { LuminousArea } from '#core/photometry/luminaire.ts';

/** How far the arrow reaches beyond the outline of the luminaire, drawing units. */
const BEYOND = 20;
const HEAD = 7;

type Spot = { x: number; y: number; c0Deg: number; scale: number };

/** Path of the arrow from the middle of a tilted luminaire towards its C0, drawing units; null for a level one. */
export function drawAimArrow(
  { lengthM, widthM, tiltDeg }: LuminousArea,
  { x, y, c0Deg, scale }: Spot,
): string | null {
  if (!tiltDeg) return null;
  const turn = (c0Deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const tip = ((widthM || lengthM) * scale) / 2 + BEYOND;
  const at = (ahead: number, aside: number) =>
    `${(x + ahead * cos - aside * sin).toFixed(1)} ${(y + ahead * sin + aside * cos).toFixed(1)}`;
  return `M${at(0, 0)}L${at(tip, 0)}M${at(tip - HEAD, -HEAD)}L${at(tip, 0)}L${at(tip - HEAD, HEAD)}`;
}
