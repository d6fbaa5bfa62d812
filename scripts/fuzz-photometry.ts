// Feeds broken photometric files to the reader: node scripts/fuzz-photometry.ts [number of files] [seed]
// A tenth as many GLDF containers and spectra follow.
// Only a PhotometryError may be thrown, no file may take a second, and memory must not grow.
import { fileURLToPath } from 'node:url';
import type { LuminaireFigures } from '#core/photometry/figures/photometric-figures.ts';
import { PhotometryError } from '#core/photometry/finding.ts';
import { openFile } from '#core/photometry/gldf/open-file.ts';
import { inspectFile } from '#core/photometry/inspect-file.ts';
import { mutate } from '#core/photometry/reading/mutate.fixtures.ts';
import { readSpectrumFile } from '#core/photometry/spectrum/open-spectrum.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { breakContainer, createBomb } from '#scripts/photometry/break-container.ts';
import { breakSpectrum } from '#scripts/photometry/break-spectrum.ts';
import { readSeeds } from '#scripts/photometry/fuzz-seeds.ts';

const SLOW_MS = 1000;
const MEMORY_LIMIT_MB = 600;

export type FuzzReport = {
  read: number;
  refused: number;
  slowestMs: number;
  memoryMb: number;
  /** A failure, with the number of the file that the seed reproduces. */
  failures: string[];
};

/** Mutates the seeds `count` times; the same seed gives the same files. */
export function fuzzPhotometry(count: number, seed = 1, seeds = readSeeds()): FuzzReport {
  const report = createReport();
  for (let index = 0; index < count; index += 1) {
    const random = seedRandom(seed * 1_000_003 + index);
    const source = seeds[Math.floor(random() * seeds.length)] as Uint8Array;
    const file = mutate(source, random);
    const start = process.threadCpuUsage();
    try {
      const { figures } = inspectFile(file);
      report.read += 1;
      if (!isLight(figures)) report.failures.push(`${index}: ${JSON.stringify(figures)}`);
    } catch (error) {
      refuse(report, index, error);
    }
    watch(report, index, start);
  }
  return report;
}

/** Mutates `count` containers, from single bytes to malicious archives, and opens each like a page or the API. */
export async function fuzzGldf(count: number, seed = 1): Promise<FuzzReport> {
  const report = createReport();
  const bomb = createBomb();
  for (let index = 0; index < count; index += 1) {
    const random = seedRandom(seed * 7_000_003 + index);
    const file = breakContainer(random, bomb);
    const start = process.threadCpuUsage();
    try {
      await openFile(file);
      report.read += 1;
    } catch (error) {
      refuse(report, index, error);
    }
    watch(report, index, start);
  }
  return report;
}

/** Breaks `count` spectra, and reads each like a page or the API. */
export function fuzzSpdx(count: number, seed = 1): FuzzReport {
  const report = createReport();
  for (let index = 0; index < count; index += 1) {
    const file = breakSpectrum(seedRandom(seed * 3_000_017 + index));
    const start = process.threadCpuUsage();
    try {
      const { figures, values } = readSpectrumFile(file).report;
      report.read += 1;
      const isSound = Number.isFinite(figures.bluePercent) && values.every(Number.isFinite);
      if (!isSound) report.failures.push(`${index}: ${JSON.stringify(figures)}`);
    } catch (error) {
      refuse(report, index, error);
    }
    watch(report, index, start);
  }
  return report;
}

/** Whether figures are plausible for light: only numbers, not all zero. */
function isLight(figures: LuminaireFigures): boolean {
  const numbers = Object.values(figures).filter((value) => typeof value === 'number');
  return numbers.every(Number.isFinite) && figures.fluxLm > 0 && figures.peakCd > 0;
}

function createReport(): FuzzReport {
  return { read: 0, refused: 0, slowestMs: 0, memoryMb: 0, failures: [] };
}

function refuse(report: FuzzReport, index: number, error: unknown): void {
  if (error instanceof PhotometryError) report.refused += 1;
  else report.failures.push(`${index}: ${error instanceof Error ? error.stack : error}`);
}

/** Measures the processor time of this thread: load by other processes does not count. */
function watch(report: FuzzReport, index: number, start: NodeJS.CpuUsage): void {
  const { user, system } = process.threadCpuUsage(start);
  const tookMs = (user + system) / 1000;
  report.slowestMs = Math.max(report.slowestMs, tookMs);
  if (tookMs > SLOW_MS) report.failures.push(`${index}: took ${Math.round(tookMs)} ms`);
  if (index % 500 === 0) watchMemory(report, index);
}

function watchMemory(report: FuzzReport, index: number): void {
  const memoryMb = process.memoryUsage().rss / 1e6;
  report.memoryMb = Math.max(report.memoryMb, memoryMb);
  if (memoryMb > MEMORY_LIMIT_MB) report.failures.push(`${index}: ${Math.round(memoryMb)} MB`);
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
  const containers = Math.ceil(count / 10);
  const tell = (what: string, { failures, ...figures }: FuzzReport) => {
    console.log(figures);
    for (const failure of failures.slice(0, 10)) console.error(failure);
    console.log(`${what}, ${failures.length} failures`);
    if (failures.length > 0) process.exitCode = 1;
  };
  tell(`${count} files`, fuzzPhotometry(count, seed));
  tell(`${containers} containers`, await fuzzGldf(containers, seed));
  tell(`${containers} spectra`, fuzzSpdx(containers, seed));
}
