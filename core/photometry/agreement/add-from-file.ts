import { findUgrClass } from '#core/photometry/ugr/ugr-class.ts';
import type { StatedFigures } from './agreement-rules.ts';
import type { FileFigures } from './file-figures.ts';

/** Beams in C0 and C90 that differ by less are one beam, degrees. */
const SAME_BEAM_DEG = 1;

/** Figures that a catalogue may leave to the file. */
type Added = Pick<StatedFigures, 'ugr' | 'beamDeg' | 'beamC90Deg'>;

/** The figures of a variant whose catalogue states no class or no beam: those of its file, in whole degrees. */
export function addFromFile(file: FileFigures, { ugr, beamDeg, beamC90Deg }: Added): Added {
  const c0 = beamDeg ?? roundBeam(file.beamDeg);
  const c90 = roundBeam(file.beamC90Deg);
  const differs = c0 !== null && c90 !== null && Math.abs(c0 - c90) > SAME_BEAM_DEG;
  return {
    ugr: ugr ?? findUgrClass(file.ugr),
    beamDeg: c0,
    beamC90Deg: beamC90Deg ?? (differs ? c90 : null),
  };
}

/** A beam wider than half a circle is that of a globe, and no figure of a catalogue. */
function roundBeam(beamDeg: number | null): number | null {
  return beamDeg === null || beamDeg > 180 ? null : Math.round(beamDeg);
}
