import { missing } from '#core/missing.ts';
import { gridNm, integrate } from './spectrum.ts';
import { daylight0, daylight1, daylight2 } from './tables/daylight.ts';
import { yBar2 } from './tables/observers.ts';

/** Second radiation constant, m·K (CIE 15, ITS-90). */
const C2 = 1.4388e-2;
/** TM-30 and CIE 224 mix black body and daylight between these; CIE 13.3 changes at 5000 K. */
const [MIXED_FROM_K, MIXED_TO_K] = [4000, 5000];
const DAYLIGHT_BEND_K = 7000;

/** Planck's law at the wavelengths of the grid, relative. */
export function blackBody(kelvin: number): readonly number[] {
  return gridNm.map((nm) => {
    const metres = nm * 1e-9;
    return 1e-15 / (metres ** 5 * Math.expm1(C2 / (metres * kelvin))) / 1e15;
  });
}

/** Daylight of a colour temperature from 4000 to 25,000 K (CIE 15, 4.1.2), relative. */
export function daylight(kelvin: number): readonly number[] {
  const [a, b, c, d] =
    kelvin <= DAYLIGHT_BEND_K
      ? [-4.607e9, 2.9678e6, 99.11, 0.244063]
      : [-2.0064e9, 1.9018e6, 247.48, 0.23704];
  const x = a / kelvin ** 3 + b / kelvin ** 2 + c / kelvin + d;
  const y = -3 * x ** 2 + 2.87 * x - 0.275;
  const m = 0.0241 + 0.2562 * x - 0.7341 * y;
  const first = (-1.3515 - 1.7703 * x + 5.9114 * y) / m;
  const second = (0.03 - 31.4424 * x + 30.0717 * y) / m;
  return daylight0.map(
    (value, index) =>
      value + first * (daylight1[index] ?? missing()) + second * (daylight2[index] ?? missing()),
  );
}

/** The reference of the colour rendering index (CIE 13.3, 5.2). */
export function referenceOfCri(kelvin: number): readonly number[] {
  return kelvin < MIXED_TO_K ? blackBody(kelvin) : daylight(kelvin);
}

/** The reference of TM-30 (ANSI/IES TM-30-20, 3.3; CIE 224): between 4000 and 5000 K a mixture of equal luminance. */
export function referenceOfTm30(kelvin: number): readonly number[] {
  if (kelvin <= MIXED_FROM_K) return blackBody(kelvin);
  if (kelvin >= MIXED_TO_K) return daylight(kelvin);
  const share = (kelvin - MIXED_FROM_K) / (MIXED_TO_K - MIXED_FROM_K);
  const [warm, cold] = [blackBody(kelvin), daylight(kelvin)];
  const [warmY, coldY] = [integrate(warm, yBar2), integrate(cold, yBar2)];
  return warm.map(
    (value, index) => ((1 - share) * value) / warmY + (share * (cold[index] ?? missing())) / coldY,
  );
}
