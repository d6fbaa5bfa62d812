import { missing } from '#core/missing.ts';
import { calculateColourRendering } from '#core/photometry/spectrum/colour-rendering.ts';
import { findColourTemperature } from '#core/photometry/spectrum/colour-temperature.ts';
import { blackBody, daylight } from '#core/photometry/spectrum/reference-light.ts';
import { gridNm } from '#core/photometry/spectrum/spectrum.ts';
import { observer2, tristimulus, type Xyz } from '#core/photometry/spectrum/tristimulus.ts';

/** What a spectrum must reach: the index is a minimum, which LED makers exceed by a little. */
type Target = { cctK: number; cri: number };

/** A candidate: peaks and widths of the phosphors, and the share of a cyan one in the green. */
type Phosphors = { greenNm: number; redNm: number; redWidthNm: number; cyanShare: number };

const MARGIN = 2;
/** So much difference of R9 weighs as much as one of Ra. */
const RED_PER_RA = 15;
const BLUE = { peakNm: 451, leftNm: 17, rightNm: 24 };
const GREEN_WIDTH_NM = 108;
const CYAN = { peakNm: 492, widthNm: 46 };
const DAYLIGHT_FROM_K = 5000;

/**
 * Creates the spectrum of a phosphor-converted white LED: a blue die, a green to yellow phosphor, a red nitride one, and
 * some cyan where an index above 90 needs it. Their amounts follow from the chromaticity, that of a black body, from
 * 5000 K on of daylight; the phosphors are those whose Ra is a little above the wanted one
 * and whose R9 is that of real LEDs.
 *
 * @returns relative power at the wavelengths of the grid.
 * @throws Error if no phosphors reach the index.
 */
export function createSpectrum({ cctK, cri }: Target): readonly number[] {
  const white = cctK < DAYLIGHT_FROM_K ? blackBody(cctK) : daylight(cctK);
  const target = tristimulus(white, observer2);
  const wanted = Math.min(98, cri + MARGIN);
  let best: { spectrum: readonly number[]; miss: number } | null = null;
  for (const phosphors of listPhosphors(cri)) {
    const spectrum = mix(phosphors, target);
    const temperature = spectrum && findColourTemperature(spectrum);
    if (!spectrum || !temperature) continue;
    const { ra, special } = calculateColourRendering(spectrum, temperature.cctK);
    if (ra < cri) continue;
    const red = Math.abs((special[8] ?? missing()) - typicalRed(cri));
    const miss = Math.abs(ra - wanted) + red / RED_PER_RA;
    if (!best || miss < best.miss) best = { spectrum, miss };
  }
  if (!best) throw new Error(`No phosphors reach a CRI of ${cri} at ${cctK} K.`);
  return best.spectrum;
}

/** R9 of real LEDs: about -30 with an index of 70, 10 with 80, 60 with 90. */
function typicalRed(cri: number): number {
  return cri < 80 ? 4 * (cri - 80) + 10 : 5 * (cri - 80) + 10;
}

function listPhosphors(cri: number): Phosphors[] {
  const cyanShares = cri > 90 ? [0, 0.15, 0.3] : [0];
  const candidates: Phosphors[] = [];
  for (let greenNm = 525; greenNm <= 565; greenNm += 5)
    for (let redNm = 595; redNm <= 650; redNm += 5)
      for (const redWidthNm of [75, 90])
        for (const cyanShare of cyanShares)
          candidates.push({ greenNm, redNm, redWidthNm, cyanShare });
  return candidates;
}

/** The mixture with the wanted tristimulus values; null if one part would be negative. */
function mix(phosphors: Phosphors, target: Xyz): readonly number[] | null {
  const cyan = emission(CYAN.peakNm, CYAN.widthNm);
  const green = emission(phosphors.greenNm, GREEN_WIDTH_NM).map(
    (value, index) => value + phosphors.cyanShare * (cyan[index] ?? missing()),
  );
  const parts = [die(), green, emission(phosphors.redNm, phosphors.redWidthNm)] as const;
  const [b, g, r] = parts.map((part) => tristimulus(part, observer2)) as [Xyz, Xyz, Xyz];
  const whole = determinant(b, g, r);
  const amounts = [
    determinant(target, g, r) / whole,
    determinant(b, target, r) / whole,
    determinant(b, g, target) / whole,
  ];
  if (amounts.some((amount) => !(amount > 0))) return null;
  return gridNm.map((_, index) =>
    parts.reduce(
      (sum, part, at) => sum + (amounts[at] ?? missing()) * (part[index] ?? missing()),
      0,
    ),
  );
}

/** The blue die: steeper towards short waves. */
function die(): readonly number[] {
  const { peakNm, leftNm, rightNm } = BLUE;
  return gridNm.map((nm) => gauss(nm - peakNm, nm < peakNm ? leftNm : rightNm));
}

/** A phosphor's band: Gaussian in the wave number, so with a longer tail towards long waves. */
function emission(peakNm: number, widthNm: number): readonly number[] {
  return gridNm.map((nm) => gauss((peakNm * (nm - peakNm)) / nm, widthNm));
}

/** @param widthNm full width at half maximum. */
function gauss(distanceNm: number, widthNm: number): number {
  return 2 ** -(((2 * distanceNm) / widthNm) ** 2);
}

function determinant([a, d, g]: Xyz, [b, e, h]: Xyz, [c, f, i]: Xyz): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
