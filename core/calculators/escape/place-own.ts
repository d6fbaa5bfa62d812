import { missing } from '#core/missing.ts';
import {
  type EscapeTask,
  type FixedAxis,
  locate,
  type Section,
  type SectionPoint,
  toFrame,
  toPlan,
} from './escape.ts';
import type { PlacedLight } from './place-route.ts';

/**
 * Places luminaires where the visitor wants them. One in the square of a bend lights both sections: with it, either is
 * a rectangle that nothing hides.
 */
export function placeOwn(
  { lights }: EscapeTask,
  sections: readonly Section[],
  axis: FixedAxis,
): PlacedLight[] {
  const c0Deg = axis === 'c0' ? 0 : -90;
  return lights.map((light): PlacedLight => {
    const { index, ...place } = locate(sections, light);
    const home = sections[index] ?? missing();
    const plan = toPlan(home, place);
    const lit: PlacedLight = new Map([[index, { ...place, c0Deg }]]);
    sections.forEach((section, other) => {
      if (Math.abs(other - index) !== 1) return;
      const seen = toFrame(section, plan);
      if (!isInside(section, seen)) return;
      lit.set(other, { ...seen, c0Deg: c0Deg + home.headingDeg - section.headingDeg });
    });
    return lit;
  });
}

/** Whether a place is in a section with the squares of its bends. */
function isInside(section: Section, { u, v }: SectionPoint): boolean {
  const { lengthM, widthM, bendsAtStart, bendsAtEnd } = section;
  const half = widthM / 2 + 1e-9;
  const from = bendsAtStart ? -half : -1e-9;
  const to = lengthM + (bendsAtEnd ? half : 1e-9);
  return u >= from && u <= to && Math.abs(v) <= half;
}
