import { whitesOf } from '#core/calculators/led-strip/strip-labels.ts';

/** White light by its colour temperature, as in the tokens of the styles. */
const STEPS_K = [1800, 2200, 2700, 3000, 3500, 4000, 5700, 6500];

/** The light of a strip by its code: a white, the range of a tunable one, or colours. */
export function LightSwatch({ code }: { code: string }) {
  const whites = whitesOf(code).map(nearestStep);
  return (
    <span
      className="strip-swatch"
      data-from={whites[0]}
      data-to={whites.at(-1)}
      data-colours={code.startsWith('rgb') || undefined}
    />
  );
}

function nearestStep(cctK: number): number {
  const [nearest = cctK] = STEPS_K.toSorted((a, b) => Math.abs(a - cctK) - Math.abs(b - cctK));
  return nearest;
}
