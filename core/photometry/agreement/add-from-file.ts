import { findUgrClass } from '#core/photometry/ugr/ugr-class.ts';
import type { StatedFigures } from './agreement-rules.ts';
import { type FileFigures, readColourRendering } from './file-figures.ts';

/** Beams in C0 and C90 that differ by less are one beam, degrees. */
const SAME_BEAM_DEG = 1;

/**
 * Adds figures that the catalogue lacks for a variant and that its file contains: whole lumens, the rest to a
 * tenth. Outer sizes are not added, since the file has them in the order of its laboratory.
 */
export function addFromFile(file: FileFigures, stated: StatedFigures): StatedFigures {
  const [warm = null, cool = null] = readKelvins(file.colour);
  const beamDeg = stated.beamDeg ?? roundBeam(file.beamDeg);
  const along = roundBeam(file.beamC90Deg);
  const differs = beamDeg !== null && along !== null && Math.abs(beamDeg - along) > SAME_BEAM_DEG;
  return {
    ...stated,
    fluxLm: stated.fluxLm ?? Math.round(file.fluxLm),
    powerW: stated.powerW ?? file.powerW,
    efficacyLmW: stated.efficacyLmW ?? roundTenth(file.efficacyLmW),
    cctK: stated.cctK ?? warm,
    cctMaxK: stated.cctMaxK ?? (stated.cctK === null ? cool : null),
    cri: stated.cri ?? readColourRendering(file.colourRendering),
    beamDeg,
    beamC90Deg: stated.beamC90Deg ?? (differs ? along : null),
    ugr: stated.ugr ?? findUgrClass(file.ugr),
  };
}

/** The colour temperatures that a text names: one, or both ends of tunable white; none for a text with others. */
function readKelvins(text: string): number[] {
  const named = [...text.matchAll(/(?<!\d)[1-9]\d{3,4}(?!\d)/g)].map(([kelvin]) => Number(kelvin));
  return named.length > 2 ? [] : named.toSorted((a, b) => a - b);
}

function roundTenth(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}

/** A beam wider than half a circle is that of a globe, and no figure of a catalogue. */
function roundBeam(beamDeg: number | null): number | null {
  return beamDeg === null || beamDeg > 180 ? null : roundTenth(beamDeg);
}
