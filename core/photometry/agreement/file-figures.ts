import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { createLuminaire } from '#core/photometry/luminaire.ts';
import { rateUgr, type UgrRating } from '#core/photometry/ugr/ugr-class.ts';

/** Catalogue figures in a photometric file; null for those that it lacks. */
export type FileFigures = {
  /** Flux that the file declares for the luminaire; null for relative photometry, which declares that of its lamps. */
  declaredFluxLm: number | null;
  /** Flux that its distribution adds up to. */
  fluxLm: number;
  powerW: number | null;
  efficacyLmW: number | null;
  /** Texts of colour temperature and colour rendering, as the laboratory wrote them. */
  colour: string;
  colourRendering: string;
  beamDeg: number | null;
  beamC90Deg: number | null;
  ugr: UgrRating | null;
  /** Outer sides, millimetres, of which a round luminaire has two; those of 0 are left out. */
  sidesMm: number[];
};

/**
 * Reads the figures of a file.
 *
 * @param isRated false leaves out the UGR, which takes longer than all others and says nothing about luminaires outdoors.
 */
export function readFileFigures(ldt: Ldt, isRated = true): FileFigures {
  const luminaire = createLuminaire(ldt);
  const { light, fluxLm, powerW } = luminaire;
  const [lamps] = ldt.lampSets;
  return {
    declaredFluxLm: lamps && lamps.lampCount < 0 ? lamps.fluxLm : null,
    fluxLm,
    powerW,
    efficacyLmW: powerW === null ? null : fluxLm / powerW,
    colour: lamps?.colour ?? '',
    colourRendering: lamps?.colourRendering ?? '',
    beamDeg: calculateBeamAngle(light, 0),
    beamC90Deg: calculateBeamAngle(light, 90),
    ugr: isRated ? rateUgr(luminaire) : null,
    sidesMm: [ldt.lengthMm, ldt.widthMm, ldt.heightMm].filter((side) => side > 0),
  };
}

/** Length of LED strip that a file describes, millimetres: planners have the metres they need of it. */
export const STRIP_PIECE_MM = 1000;

/**
 * The figures of a reel of `lengthMm` whose file describes one metre of it; those of a file of the whole reel as they
 * are.
 */
export function figuresOfReel(figures: FileFigures, lengthMm: number | null): FileFigures {
  const [longest] = figures.sidesMm.toSorted((a, b) => b - a);
  if (lengthMm === null || longest !== STRIP_PIECE_MM) return figures;
  const pieces = lengthMm / STRIP_PIECE_MM;
  const times = (figure: number | null) => (figure === null ? null : figure * pieces);
  return {
    ...figures,
    declaredFluxLm: times(figures.declaredFluxLm),
    fluxLm: figures.fluxLm * pieces,
    powerW: times(figures.powerW),
    sidesMm: figures.sidesMm.map((side) => (side === STRIP_PIECE_MM ? lengthMm : side)),
  };
}

/** Classes of EULUMDAT for colour rendering, and the lowest Ra of each. */
const renderingClasses: Record<string, number> = {
  '1a': 90,
  '1b': 80,
  '2a': 70,
  '2b': 60,
  '3': 40,
  '4': 20,
};

/** The Ra that a text names: `90`, `Ra > 80`, `CRI 97`, `1B`; null without one. */
export function readColourRendering(text: string): number | null {
  const named = renderingClasses[text.trim().toLowerCase()];
  if (named !== undefined) return named;
  const [value] = /(?<!\d)(?:100|[2-9]\d)(?!\d)/.exec(text) ?? [];
  return value === undefined ? null : Number(value);
}
