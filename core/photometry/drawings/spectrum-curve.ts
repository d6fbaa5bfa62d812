import type { HueBin } from '#core/photometry/spectrum/fidelity.ts';

/** Size of the drawing of a spectrum, its plot and the place of its axis. */
export const spectrumBox = { width: 320, height: 190, left: 8, right: 312, top: 8, bottom: 168 };
const [FIRST_NM, LAST_NM] = [380, 780];

/** Colours of wavelengths as a screen can show them, for the area below the curve. */
export const wavelengthColours: readonly { nm: number; colour: string }[] = [
  { nm: 380, colour: '#5300a5' },
  { nm: 420, colour: '#7600eb' },
  { nm: 440, colour: '#6a00eb' },
  { nm: 460, colour: '#3400eb' },
  { nm: 475, colour: '#0072eb' },
  { nm: 490, colour: '#00d0eb' },
  { nm: 505, colour: '#00eba6' },
  { nm: 520, colour: '#00eb7f' },
  { nm: 545, colour: '#00e01e' },
  { nm: 570, colour: '#e0e000' },
  { nm: 580, colour: '#eba900' },
  { nm: 590, colour: '#eb7600' },
  { nm: 605, colour: '#eb2e00' },
  { nm: 620, colour: '#eb001d' },
  { nm: 650, colour: '#e00030' },
  { nm: 700, colour: '#c80030' },
  { nm: 780, colour: '#a50026' },
];

/** The share of the width at which a wavelength lies, 0 to 1. */
export function shareOf(nm: number): number {
  return (nm - FIRST_NM) / (LAST_NM - FIRST_NM);
}

/** The place of a wavelength on the axis, in units of the drawing. */
export function placeOf(nm: number): number {
  return spectrumBox.left + shareOf(nm) * (spectrumBox.right - spectrumBox.left);
}

/** The curve of relative values, 0 to 1, in even steps from 380 to 780 nm. */
export function drawSpectrum(values: readonly number[]): { curve: string; area: string } {
  const { left, right, top, bottom } = spectrumBox;
  const step = (right - left) / (values.length - 1);
  const points = values.map((value, index) => {
    return `${one(left + index * step)} ${one(bottom - value * (bottom - top))}`;
  });
  const curve = `M${points.join('L')}`;
  return { curve, area: `${curve}L${right} ${bottom}L${left} ${bottom}Z` };
}

/** The polygon of the light in the colour vector graphic, with the reference on a circle of a radius; b′ upwards. */
export function drawGamut(bins: readonly HueBin[], radius: number): string {
  const points = bins.map(({ test: [x, y] }) => `${one(x * radius)} ${one(-y * radius)}`);
  return `M${points.join('L')}Z`;
}

function one(value: number): string {
  return String(Number(value.toFixed(1)));
}
