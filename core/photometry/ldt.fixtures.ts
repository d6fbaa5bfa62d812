import type { createDistribution } from '#core/photometry/distribution.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';

/** A luminaire of 3000 lm with a distribution. */
export function createTestLdt(distribution: ReturnType<typeof createDistribution>): Ldt {
  return {
    ...distribution,
    company: 'Company',
    sourceType: 1,
    reportNumber: 'R',
    luminaireName: 'Name',
    luminaireNumber: '1',
    fileName: 'a.ldt',
    dateAndUser: '2026',
    lengthMm: 600,
    widthMm: 600,
    heightMm: 50,
    luminousLengthMm: 580,
    luminousWidthMm: 580,
    luminousHeightsMm: [0, 0, 0, 0],
    downwardFluxPercent: 100,
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: -1,
        lampType: 'LED',
        fluxLm: 3000,
        colour: '3000 K',
        colourRendering: '80',
        powerW: 30,
      },
    ],
    directRatios: Array.from({ length: 10 }, () => 0.5),
  };
}
