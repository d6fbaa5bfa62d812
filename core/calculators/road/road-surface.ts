import { keysOf } from '#core/keys.ts';
import { missing } from '#core/missing.ts';
import { betasDeg, reducedCoefficients, tanEpsilons } from './r-tables.ts';

export type RoadSurface = keyof typeof reducedCoefficients;

export const roadSurfaces = keysOf(reducedCoefficients);

/**
 * Reduced luminance coefficient r, 1/sr: the luminance that an observer sees is I r / H². Tan ε is the distance of the
 * luminaire over its height; β is 0° if the luminaire is straight behind the point, 180° if above the observer's way.
 */
export type ReducedCoefficient = (tanEpsilon: number, betaDeg: number) => number;

/** Interpolates linearly in tan ε and β (EN 13201-3:2015, 7.1); 0 beyond the table. */
export function createReducedCoefficient(surface: RoadSurface): ReducedCoefficient {
  const rows = parseTable(reducedCoefficients[surface]);
  return (tanEpsilon, betaDeg) => {
    if (tanEpsilon > (tanEpsilons[tanEpsilons.length - 1] ?? missing())) return 0;
    const [row, down] = locate(tanEpsilons, tanEpsilon);
    const [column, right] = locate(betasDeg, betaDeg);
    const upper = rows[row] ?? missing();
    const lower = rows[row + 1] ?? missing();
    const between = (values: Float64Array) =>
      (values[column] ?? missing()) * (1 - right) + (values[column + 1] ?? missing()) * right;
    return between(upper) * (1 - down) + between(lower) * down;
  };
}

function parseTable(text: string): Float64Array[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const row = new Float64Array(betasDeg.length);
      row.set(
        line
          .trim()
          .split(' ')
          .map((value) => Number(value) / 10_000),
      );
      return row;
    });
}

/** The interval of ascending numbers that contains a value, and its share of the way through. */
function locate(values: readonly number[], value: number): [number, number] {
  let index = 0;
  while (index < values.length - 2 && (values[index + 1] ?? missing()) <= value) index += 1;
  const start = values[index] ?? missing();
  const end = values[index + 1] ?? missing();
  return [index, (value - start) / (end - start)];
}
