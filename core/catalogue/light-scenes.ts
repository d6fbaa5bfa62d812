import type { Archetype } from '#core/catalogue/product-record.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { calculateUpwardRatio } from '#core/photometry/figures/upward-ratio.ts';
import { findThrow } from '#core/photometry/ground/front-plane.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { SceneKind } from '#core/photometry/scene/scene.ts';

/** Beams up to this angle light façades and trees; wider ones light yards. */
const NARROW_DEG = 60;
/** Share of the flux above the horizontal from which a luminaire is made for walls. */
const LEAST_UPLIGHT = 0.05;

/** From this ratio of its sides on a luminous area is a line. */
const LINE_RATIO = 5;

type Subject = {
  archetype: Archetype;
  variant: Pick<Variant, 'beamDeg' | 'beamC90Deg'>;
  luminaire: Luminaire;
};

/** The scenes that suit a luminaire, the usual one first; none for what shows signs or gives no light. */
export function listScenes({ archetype, variant, luminaire }: Subject): SceneKind[] {
  switch (archetype) {
    case 'downlight':
      return ['room', 'wall'];
    case 'panel':
    case 'ceiling-disc':
    case 'pendant':
      return ['room'];
    case 'linear':
    case 'batten':
      return findThrow(luminaire.light) === null ? ['room'] : ['wall', 'room'];
    case 'track-spot':
      return ['wall', 'room'];
    case 'wall-light':
      return ['wall-light'];
    case 'bulkhead':
      return isForWalls(luminaire) ? ['wall-light', 'room'] : ['room'];
    case 'high-bay':
      return ['hall'];
    case 'emergency':
      return ['corridor'];
    case 'floodlight':
      return isNarrow(variant) || isLine(luminaire) ? ['facade', 'yard'] : ['yard', 'facade'];
    case 'bollard':
      return ['path'];
    case 'street':
      return ['street', 'yard'];
    case 'in-ground':
      return ['facade'];
    case 'strip':
      return ['worktop'];
    default:
      return [];
  }
}

/** The colour temperature of a picture; tunable light is shown at the middle of its range, in mired. */
export function sceneCct({ cctK, cctMaxK }: Pick<Variant, 'cctK' | 'cctMaxK'>): number | null {
  if (cctK === null || cctMaxK === null) return cctK;
  return Math.round(2 / (1 / cctK + 1 / cctMaxK));
}

function isNarrow({ beamDeg, beamC90Deg }: Subject['variant']): boolean {
  const beams = [beamDeg, beamC90Deg].filter((beam) => beam !== null);
  return beams.length > 0 && Math.min(...beams) <= NARROW_DEG;
}

/** A row of lenses along the foot or the top of a façade. */
function isLine({ luminousArea }: Luminaire): boolean {
  return luminousArea.widthM > 0 && luminousArea.lengthM > LINE_RATIO * luminousArea.widthM;
}

/** Light with a side, or with a part that goes up. */
function isForWalls({ light }: Luminaire): boolean {
  return findThrow(light) !== null || calculateUpwardRatio(light) > LEAST_UPLIGHT;
}
