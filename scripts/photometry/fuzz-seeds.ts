import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createDistribution } from '#core/photometry/distribution.ts';
import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { createTestLdt } from '#core/photometry/ldt.fixtures.ts';
import { formatTm33 } from '#core/photometry/tm33/format-tm33.ts';

const realFiles = new URL('../../../shared/data/photometry/', import.meta.url);
const LARGEST = 40_000;

/** Valid files to mutate: three of our own in each format, and small ones of real programs if present. */
export function readSeeds(): Uint8Array[] {
  const kinds = [
    { kind: 'lambertian' as const },
    { kind: 'elliptical' as const, beamDeg: 60, beamC90Deg: 90 },
    { kind: 'asymmetric' as const, peakDeg: 50 },
  ];
  const generated = kinds.flatMap((parameters) => {
    const { ldt, ies, tm33 } = createSeeds(createDistribution(parameters));
    return [ldt, ies, ies.replace('TILT=NONE', tilt), tm33];
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

/** Formats a distribution as a valid file in each format. */
export function createSeeds(distribution: ReturnType<typeof createDistribution>) {
  const content = createTestLdt(distribution);
  return {
    ldt: formatLdt(content),
    ies: formatIes(content),
    tm33: formatTm33(content, '2026-01-01'),
  };
}
