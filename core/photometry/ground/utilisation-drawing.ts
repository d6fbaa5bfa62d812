import { missing } from '#core/missing.ts';
import type { RoadUtilisation } from './road-utilisation.ts';

const WIDTH = 240;
const HEIGHT = 150;
const LEFT = 34;
const TOP = 10;
const STEP_PERCENT = 20;

/** Utilisation curves in units of the drawing. */
export type UtilisationDrawing = {
  box: { x: number; y: number; width: number; height: number };
  /** Lines across at round percentages, from 0. */
  percents: { y: number; value: number }[];
  /** Lines up at whole mounting heights. */
  widths: { x: number; value: number }[];
  frame: { left: number; right: number; top: number; bottom: number };
  streetSide: string;
  backSide: string;
};

export function drawUtilisation(curves: RoadUtilisation): UtilisationDrawing {
  const { widths, streetSide, backSide } = curves;
  const widest = widths.at(-1) ?? 1;
  const highest = Math.max(...streetSide, ...backSide);
  const steps = Math.max(1, Math.ceil(highest / STEP_PERCENT));
  const xOf = (width: number) => LEFT + (width / widest) * WIDTH;
  const yOf = (percent: number) => TOP + HEIGHT * (1 - percent / (steps * STEP_PERCENT));
  const pathOf = (values: readonly number[]) =>
    `M${values.map((value, index) => `${xOf(widths[index] ?? missing()).toFixed(1)} ${yOf(value).toFixed(1)}`).join('L')}`;
  return {
    box: { x: 0, y: 0, width: LEFT + WIDTH + 10, height: TOP + HEIGHT + 18 },
    percents: Array.from({ length: steps + 1 }, (_, index) => ({
      y: yOf(index * STEP_PERCENT),
      value: index * STEP_PERCENT,
    })),
    widths: widths.filter(Number.isInteger).map((value) => ({ x: xOf(value), value })),
    frame: { left: LEFT, right: LEFT + WIDTH, top: TOP, bottom: TOP + HEIGHT },
    streetSide: pathOf(streetSide),
    backSide: pathOf(backSide),
  };
}
