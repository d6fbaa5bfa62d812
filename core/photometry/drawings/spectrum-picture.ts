import type { LightPicture } from './light-pictures.ts';
import {
  drawSpectrum,
  placeOf,
  shareOf,
  spectrumBox,
  wavelengthColours,
} from './spectrum-curve.ts';

const INK = '#17191b';
const LINE = '#c9c7c0';
const ticksNm = [400, 450, 500, 550, 600, 650, 700, 750];

/**
 * Draws a spectrum over its wavelengths for print.
 *
 * @param values relative power from 380 to 780 nm in even steps, 0 to 1.
 */
export function drawSpectrumPicture(values: readonly number[]): LightPicture {
  const { curve, area } = drawSpectrum(values);
  const { width, height, left, right, top, bottom } = spectrumBox;
  const stops = wavelengthColours.map(
    ({ nm, colour }) => `<stop offset="${shareOf(nm)}" stop-color="${colour}"/>`,
  );
  const ticks = ticksNm.map((nm) => {
    const x = placeOf(nm).toFixed(1);
    return `<path d="M${x} ${top}V${bottom}" stroke="${LINE}" stroke-width="0.6"/><text x="${x}" y="${bottom + 11}" text-anchor="middle" font-size="8">${nm}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" fill="${INK}"><defs><linearGradient id="hues" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${right}" y2="0">${stops.join('')}</linearGradient></defs>${ticks.join('')}<path d="${area}" fill="url(#hues)" fill-opacity="0.75"/><path d="${curve}" fill="none" stroke="${INK}" stroke-width="1"/><path d="M${left} ${bottom}H${right}" stroke="${INK}" stroke-width="0.8"/><text x="${right}" y="${bottom + 20}" text-anchor="end" font-size="8">nm</text></svg>`;
  return { svg, aspect: width / height };
}
