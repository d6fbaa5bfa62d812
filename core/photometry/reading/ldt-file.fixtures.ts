import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import type { LdtSymmetry } from '#core/photometry/eulumdat/ldt-symmetry.ts';

/** A downlight in planes of 30° and angles of 15°, whose light has this symmetry. */
export function createLdt(symmetry: LdtSymmetry): Ldt {
  const planesDeg = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  const gammasDeg = [0, 15, 30, 45, 60, 75, 90];
  const stored = { 0: [0, 12], 1: [0, 1], 2: [0, 7], 3: [9, 7], 4: [0, 4] }[symmetry] as number[];
  const [first = 0, count = 0] = stored;
  return {
    company: 'Lumbrera',
    sourceType: 3,
    symmetry,
    planeStepDeg: 30,
    gammaStepDeg: 15,
    reportNumber: 'R 1',
    luminaireName: 'Downlight',
    luminaireNumber: 'DL1',
    fileName: 'x.ldt',
    dateAndUser: '2026-01-01',
    lengthMm: 600,
    widthMm: 300,
    heightMm: 80,
    luminousLengthMm: 580,
    luminousWidthMm: 280,
    luminousHeightsMm: [0, 0, 0, 0],
    downwardFluxPercent: 100,
    lightOutputRatioPercent: 100,
    conversionFactor: 1,
    tiltDeg: 0,
    lampSets: [
      {
        lampCount: -1,
        lampType: 'LED',
        fluxLm: 2000,
        colour: '3000 K',
        colourRendering: '80',
        powerW: 20,
      },
    ],
    directRatios: Array.from({ length: 10 }, () => 0.5),
    planesDeg,
    gammasDeg,
    intensities: Array.from({ length: count }, (_, index) =>
      gammasDeg.map((gamma) => {
        const plane = planesDeg[(first + index) % 12] as number;
        const turn = (plane * Math.PI) / 180;
        const tilt = symmetry === 0 ? 40 * Math.sin(turn) + 30 * Math.cos(turn) : 0;
        return Math.max(0, (300 + index * 20 + tilt) * Math.cos((gamma * Math.PI) / 180));
      }),
    ),
  };
}
