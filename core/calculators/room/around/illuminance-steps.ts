import { missing } from '#core/missing.ts';

/** The scale of illuminances, lux: each step is a noticeable difference (EN 12464-1:2021, 5.3.2; EN 12665). */
const illuminanceSteps = [
  5, 7.5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500,
  10_000,
] as const;

/** The illuminance some steps up the scale from one on it, lux; its end at most. */
export function raiseIlluminance(lux: number, steps: number): number {
  const at = illuminanceSteps.findLastIndex((step) => step <= lux);
  if (steps === 0 || at < 0) return lux;
  return illuminanceSteps[Math.min(at + steps, illuminanceSteps.length - 1)] ?? missing();
}
