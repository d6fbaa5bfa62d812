import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateDownwardShare, calculateFlux } from './flux.ts';
import { formatLdt } from './format-ldt.ts';
import { parseLdt } from './ldt.ts';
import { expandDistribution } from './ldt-symmetry.ts';

type Oracle = {
  parse: 'ok' | 'refuse';
  fields?: { isym: number; mc: number; luminaire_name: string; sets: { flux: number }[] };
  reference?: { flux_per_klm_zonal: number; dff_percent_zonal: number };
};

const folder = new URL('../../../shared/data/photometry/', import.meta.url);
const isThere = existsSync(folder);
const name = isThere
  ? 'the EULUMDAT files of ../shared/data/photometry'
  : 'the EULUMDAT files of ../shared/data/photometry (skipped: the folder is absent)';
const oracles: Record<string, Oracle> = isThere
  ? JSON.parse(readFileSync(new URL('oracles.json', folder), 'utf8')).files
  : {};
const files = isThere
  ? ['ldt/', 'derived/'].flatMap((part) =>
      readdirSync(new URL(part, folder)).map((file) => `${part}${file}`),
    )
  : ['none'];

describe.skipIf(!isThere)(name, () => {
  it.each(files)('%s is read or refused as expected, and integrates to the reference', (file) => {
    const text = readFileSync(new URL(file, folder), 'latin1');
    const oracle = oracles[file];
    if (oracle?.parse === 'refuse') {
      expect(() => parseLdt(text)).toThrow(/^LDT line \d+: /);
      return;
    }
    const ldt = parseLdt(text);
    const light = expandDistribution(ldt);
    const { fields, reference } = oracle ?? {};
    expect(ldt).toMatchObject({ symmetry: fields?.isym, luminaireName: fields?.luminaire_name });
    expect(ldt.planesDeg).toHaveLength(fields?.mc ?? 0);
    expect(ldt.lampSets.map((set) => set.fluxLm)).toEqual(fields?.sets.map((set) => set.flux));
    expect(calculateFlux(light)).toBeCloseTo(reference?.flux_per_klm_zonal ?? 0, 6);
    const downPercent = 100 * calculateDownwardShare(light);
    expect(downPercent).toBeCloseTo(reference?.dff_percent_zonal ?? 0, 6);
    expect(parseLdt(formatLdt(ldt)).intensities.flat()).toEqual(
      ldt.intensities.flat().map((value) => expect.closeTo(value, 5)),
    );
  });
});
