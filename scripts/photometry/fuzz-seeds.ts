import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createDistribution } from '#core/photometry/distribution.ts';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';

const realFiles = new URL('../../../shared/data/photometry/', import.meta.url);
const LARGEST = 40_000;

/** Valid files to mutate: three of our own in both formats, and small ones of real programs if present. */
export function readSeeds(): Uint8Array[] {
  const kinds = [
    { kind: 'lambertian' as const },
    { kind: 'elliptical' as const, beamDeg: 60, beamC90Deg: 90 },
    { kind: 'asymmetric' as const, peakDeg: 50 },
  ];
  const generated = kinds.flatMap((parameters) => {
    const { ldt, ies } = createSeeds(createDistribution(parameters));
    return [ldt, ies, ies.replace('TILT=NONE', tilt)];
  });
  return [...generated.map((text) => new TextEncoder().encode(text)), ...readRealFiles()];
}

const tilt = 'TILT=INCLUDE\r\n1\r\n3\r\n0 45 90\r\n1 0.95 0.9';

function readRealFiles(): Uint8Array[] {
  if (!existsSync(realFiles)) return [];
  return ['ies/', 'ldt/']
    .flatMap((part) => readdirSync(new URL(part, realFiles)).map((name) => `${part}${name}`))
    .map((name) => new Uint8Array(readFileSync(new URL(encodeURI(name), realFiles))))
    .filter((bytes) => bytes.length < LARGEST);
}

/** Formats a distribution as a valid file in both formats. */
export function createSeeds(distribution: ReturnType<typeof createDistribution>) {
  const content = createSeed(distribution);
  return { ldt: formatLdt(content), ies: formatIes(content) };
}

function createSeed(distribution: ReturnType<typeof createDistribution>): Ldt {
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
