import { createPolar, type Polar } from '#core/photometry/drawings/polar.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { type ConeStep, calculateCone } from '#core/photometry/figures/cone.ts';
import {
  calculateLuminanceTable,
  type LuminanceTable,
} from '#core/photometry/figures/luminance-table.ts';
import {
  calculateFigures,
  type LuminaireFigures,
} from '#core/photometry/figures/photometric-figures.ts';
import {
  calculateUtilisationTable,
  type UtilisationTable,
} from '#core/photometry/figures/utilisation-factors.ts';
import { calculateZonalFlux, type ZonalFlux } from '#core/photometry/figures/zonal-flux.ts';
import type { Finding } from './finding.ts';
import type { Luminaire } from './luminaire.ts';
import { type QuotedUgr, quoteUgr } from './ugr/ugr-class.ts';
import { calculateUgrTable, type UgrRow } from './ugr/ugr-table.ts';

/** Report on one light distribution for pages; plain data. */
export type PhotometryReport = {
  name: string;
  number: string;
  manufacturer: string;
  lamp: string;
  luminousSizeMm: { length: number; width: number };
  /** Whether the luminaire was measured as a whole: there is no light output ratio then. */
  isAbsolute: boolean;
  figures: LuminaireFigures;
  polar: Polar;
  cone: ConeStep[];
  zones: ZonalFlux[];
  /** Whether the luminaire is for rooms, as it counts if nothing else is known; otherwise it has no UGR. */
  isForRooms: boolean;
  ugr: UgrRow[] | null;
  ugr4h8h: QuotedUgr | null;
  utilisation: UtilisationTable;
  luminance: LuminanceTable | null;
  findings: Finding[];
};

const luminancePlanesDeg = [0, 15, 30, 45, 60, 75, 90];

export function createReport(source: {
  ldt: Ldt;
  luminaire: Luminaire;
  findings: Finding[];
}): PhotometryReport {
  const { ldt, luminaire, findings } = source;
  const ugr = calculateUgrTable(luminaire);
  const lamps = ldt.lampSets[0];
  return {
    name: ldt.luminaireName,
    number: ldt.luminaireNumber,
    manufacturer: ldt.company,
    lamp: [lamps?.lampType, lamps?.colour].filter(Boolean).join(', '),
    luminousSizeMm: { length: ldt.luminousLengthMm, width: ldt.luminousWidthMm },
    isAbsolute: (lamps?.lampCount ?? 0) < 0,
    figures: calculateFigures(luminaire),
    polar: createPolar(luminaire.light),
    cone: calculateCone(luminaire),
    zones: calculateZonalFlux(luminaire.light),
    isForRooms: true,
    ugr,
    ugr4h8h: quoteUgr(luminaire, ugr),
    utilisation: calculateUtilisationTable(luminaire.light),
    luminance: calculateLuminanceTable(luminaire, luminancePlanesDeg),
    findings,
  };
}
