import { isForOutdoors, type LightCalculator } from '#core/light-calculator.ts';
import { createPolar, type Polar } from '#core/photometry/drawings/polar.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { type Cone, calculateCone } from '#core/photometry/figures/cone.ts';
import {
  calculateLuminanceTable,
  type LuminanceTable,
  listLuminancePlanes,
} from '#core/photometry/figures/luminance-table.ts';
import { findNemaType, type NemaType } from '#core/photometry/figures/nema-type.ts';
import {
  calculateFigures,
  type LuminaireFigures,
} from '#core/photometry/figures/photometric-figures.ts';
import {
  calculateUtilisationTable,
  type UtilisationTable,
} from '#core/photometry/figures/utilisation-factors.ts';
import { calculateZonalFlux, type ZonalFlux } from '#core/photometry/figures/zonal-flux.ts';
import { calculateEscapeTable, type EscapeTable } from './escape/escape-table.ts';
import type { Finding } from './finding.ts';
import { type GroundPlan, planGround } from './ground/ground-plan.ts';
import { usualSetup } from './ground/ground-setups.ts';
import { calculateRoadUtilisation, type RoadUtilisation } from './ground/road-utilisation.ts';
import { findLightOrigin, type LightOrigin } from './light-origin.ts';
import type { Luminaire } from './luminaire.ts';
import { calculateOutdoorFigures, type OutdoorFigures } from './outdoor-figures.ts';
import type { SpectrumReport } from './spectrum/spectrum-report.ts';
import { type QuotedUgr, quoteUgr } from './ugr/ugr-class.ts';
import { calculateUgrTable, type UgrRow } from './ugr/ugr-table.ts';

/** Report on one light distribution for pages; plain data. */
export type PhotometryReport = {
  name: string;
  number: string;
  manufacturer: string;
  origin: LightOrigin;
  lamp: string;
  luminousSizeMm: { length: number; width: number };
  /** Length of the LED strip that the file describes, metres; null for other luminaires. */
  stripM: number | null;
  /** What diagrams and tables of other planes are calculated from. */
  luminaire: Luminaire;
  /** Whether the luminaire was measured as a whole: there is no light output ratio then. */
  isAbsolute: boolean;
  figures: LuminaireFigures;
  /** Beam type of a floodlight; null for other luminaires. */
  nema: NemaType | null;
  polar: Polar;
  cone: Cone;
  zones: ZonalFlux[];
  /** Whether the luminaire is for rooms, as it counts if nothing else is known; otherwise it has no UGR. */
  isForRooms: boolean;
  ugr: UgrRow[] | null;
  ugr4h8h: QuotedUgr | null;
  /** Utilisation factors of rooms; null for a luminaire that is not for rooms. */
  utilisation: UtilisationTable | null;
  /** Light on the ground at a usual mounting height; null for a luminaire that is not for outdoors, or lights no ground. */
  ground: GroundPlan | null;
  /** Null for a luminaire that is not for outdoors. */
  outdoor: OutdoorFigures | null;
  /** Null for a luminaire that is not for roads. */
  roadUtilisation: RoadUtilisation | null;
  /** Spacing tables; null for a luminaire that is not for emergency lighting. */
  emergencySpacing: EscapeTable | null;
  luminance: LuminanceTable | null;
  findings: Finding[];
  /** Of the light source; null if its file or its product has none. */
  spectrum: SpectrumReport | null;
};

/** @param use what the light is planned with, which chooses its tables and drawings. */
export function createReport(
  source: {
    ldt: Ldt;
    luminaire: Luminaire;
    findings: Finding[];
    spectrum: SpectrumReport | null;
  },
  use: LightCalculator = 'room',
): PhotometryReport {
  const { ldt, luminaire, findings, spectrum } = source;
  const isForRooms = use === 'room';
  const ugr = isForRooms ? calculateUgrTable(luminaire) : null;
  const figures = calculateFigures(luminaire);
  const lamps = ldt.lampSets[0];
  return {
    name: ldt.luminaireName,
    number: ldt.luminaireNumber,
    manufacturer: ldt.company,
    origin: findLightOrigin(ldt),
    lamp: [lamps?.lampType, lamps?.colour].filter(Boolean).join(', '),
    luminousSizeMm: { length: ldt.luminousLengthMm, width: ldt.luminousWidthMm },
    stripM: use === 'strip' ? ldt.luminousLengthMm / 1000 : null,
    luminaire,
    isAbsolute: (lamps?.lampCount ?? 0) < 0,
    figures,
    nema: use === 'area' || use === 'facade' ? findNemaType(figures.field) : null,
    polar: createPolar(luminaire.light),
    cone: calculateCone(luminaire),
    zones: calculateZonalFlux(luminaire.light),
    isForRooms,
    ugr,
    ugr4h8h: isForRooms ? quoteUgr(luminaire, ugr) : null,
    utilisation: isForRooms ? calculateUtilisationTable(luminaire.light) : null,
    ground: isForOutdoors(use) ? planGround(luminaire, usualSetup(luminaire.fluxLm)) : null,
    outdoor: isForOutdoors(use)
      ? calculateOutdoorFigures(luminaire, {
          cctK: luminaire.colour?.cctK ?? null,
          bluePercent: spectrum?.figures.bluePercent ?? null,
        })
      : null,
    emergencySpacing: use === 'escape' ? calculateEscapeTable(luminaire) : null,
    roadUtilisation: use === 'road' ? calculateRoadUtilisation(luminaire) : null,
    luminance: calculateLuminanceTable(luminaire, listLuminancePlanes(luminaire.light)),
    findings,
    spectrum,
  };
}
