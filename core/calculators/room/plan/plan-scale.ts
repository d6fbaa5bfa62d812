import { missing } from '#core/missing.ts';

/** A band of illuminances, lux, with the colour of its area. */
export type PlanBand = { from: number; to: number; colour: string };

/** Round illuminances at which lines are drawn and colours change, lux, and the bands between them. */
export type PlanScale = { step: number; levels: number[]; bands: PlanBand[] };

/** Mantissas of round steps, the most usual first. */
const ROUND = [1, 2, 5, 2.5, 1.5];
/** Number of steps from zero to the highest illuminance: fewer show too little, more cannot be told apart. */
const WANTED_STEPS = 8;
const [LEAST_STEPS, MOST_STEPS] = [5, 11];

/**
 * Colours of equal steps of lightness from dark to light, also for people who see few colours (the scale "inferno" of
 * S. van der Walt and N. Smith, matplotlib 1.5, CC0), without its black.
 */
const COLOURS = [
  [22, 11, 57],
  [66, 10, 104],
  [106, 23, 110],
  [147, 38, 103],
  [188, 55, 84],
  [221, 81, 58],
  [243, 120, 25],
  [252, 165, 10],
  [246, 215, 70],
  [252, 255, 164],
] as const;

/**
 * Chooses the scale of a plan: the illuminance that is wanted is one of its values if a round step allows it, and the
 * colours count from zero, so that an evenly lit room looks even.
 *
 * @param range lowest and highest illuminance of the plan, lux.
 */
export function chooseScale(
  { lowest, highest }: { lowest: number; highest: number },
  targetLux: number,
): PlanScale {
  const step = chooseStep(Math.max(1, highest), targetLux);
  const top = Math.max(1, Math.ceil(highest / step - 1e-9));
  const first = Math.min(top - 1, Math.floor(lowest / step + 1e-9));
  const bands = Array.from({ length: top - first }, (_, index) => {
    const number = first + index;
    const share = top > 1 ? number / (top - 1) : 1;
    return { from: number * step, to: (number + 1) * step, colour: colourAt(share) };
  });
  return { step, levels: bands.slice(1).map(({ from }) => from), bands };
}

function chooseStep(highest: number, targetLux: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = [power / 10, power].flatMap((size) => ROUND.map((mantissa) => mantissa * size));
  const possible = steps.filter((step) => {
    return highest / step >= LEAST_STEPS - 1e-9 && highest / step <= MOST_STEPS + 1e-9;
  });
  const costOf = (step: number) => {
    const parts = targetLux / step;
    const missesTarget = Math.abs(parts - Math.round(parts)) > 1e-9;
    return Math.abs(Math.log(highest / step / WANTED_STEPS)) + (missesTarget ? 1 : 0);
  };
  return possible.sort((a, b) => costOf(a) - costOf(b))[0] ?? power / 5;
}

/** The colour at a share of the scale from dark to light, 0 to 1. */
export function colourAt(share: number): string {
  const place = share * (COLOURS.length - 1);
  const index = Math.min(COLOURS.length - 2, Math.floor(place));
  const [from, to] = [COLOURS[index] ?? missing(), COLOURS[index + 1] ?? missing()];
  const parts = from.map((part, channel) => {
    return Math.round(part + ((to[channel] ?? missing()) - part) * (place - index));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
