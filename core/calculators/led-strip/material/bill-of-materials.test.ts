import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import { listMaterial } from '#core/calculators/led-strip/material/bill-of-materials.ts';
import type { MaterialInput } from '#core/calculators/led-strip/material/material-line.ts';
import { toDriverOption } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import type { Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import { planStrip } from '#core/calculators/led-strip/plan/strip-plan.ts';
import type { Run } from '#core/calculators/led-strip/plan/strip-run.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';

type Case = {
  sku: string;
  runsMm: Run[];
  feed?: Feed;
  protocol?: Protocol;
  profile?: string | null;
  driver?: string;
  /** Per feed. */
  cableM?: number;
  runsM?: number[];
  controllerShare?: number;
};

/** Lines as `sku × quantity`, or the reason if no variant fits. */
function material({ sku, runsMm, feed = 'one-end', protocol = 'none', ...rest }: Case): string[] {
  const catalogue = buildCatalogue();
  const strip = catalogue.strips.find(
    (candidate) => candidate.sku === sku,
  ) as MaterialInput['strip'];
  const { profile = null, driver = 'FIX/', cableM = 4, runsM, controllerShare = 1 } = rest;
  const cable = { lengthM: cableM, areaMm2: 1.5, ...(runsM && { runsM }) };
  const drivers = catalogue.drivers
    .filter((part) => part.sku.startsWith(driver))
    .map((part) => toDriverOption(part, 0.8));
  const plan = planStrip({
    strip: {
      wattsPerMetre: strip.watts_per_metre,
      volts: strip.volts,
      cutIncrementMm: strip.cut_increment_mm,
      loopOhmPerM: strip.loop_resistance_ohm_per_m,
      maxRunSingleM: strip.max_run_single_m,
      maxRunDoubleM: strip.max_run_double_m,
    },
    runsMm,
    rounding: 'down',
    feed,
    cable,
    drivers,
    packing: 'fewest',
    profile: profile ? { stockMm: profile === 'BAR' ? [2_000, 3_000] : [2_000], kerfMm: 3 } : null,
  });
  const lines = listMaterial({
    catalogue,
    strip,
    plan,
    protocol,
    controller: catalogue.controllers[0] ?? null,
    profile: profile ? { code: profile, finish: 'white', diffuser: 'opal' } : null,
    accessories: [],
    feed,
    cable,
    rules: { clipSpacingMm: 500, minClipsPerPiece: 2, controllerShare },
  });
  return lines.map(
    ({ variant, quantity, reason }) => `${variant?.sku ?? `(${reason})`} × ${quantity}`,
  );
}

test('a dry run in a profile that includes its diffuser, clips and caps', () => {
  // 4 m at 14.4 W/m: one reel, 57.6 W, a bar of 3 m and one of 2 m, of which 1 m is used: 6 + 2 clips, 8 in the boxes.
  expect(material({ sku: 'DRY/1', runsMm: [4_000], profile: 'BAR' })).toEqual([
    'DRY/1 × 1',
    'FIX/100 × 1',
    'BAR/3000 × 1',
    'BAR/2000 × 1',
    'PIN/1 × 1',
    'LEAD/8/2 × 1',
    'WIRE/10 × 1',
  ]);
});

test('a bare profile needs separate diffusers, caps and clips', () => {
  expect(material({ sku: 'DRY/1', runsMm: [1_500, 1_500, 1_500], profile: 'BARE' })).toEqual([
    'DRY/1 × 1',
    'FIX/100 × 1',
    'BARE/2000 × 3',
    'DIF/2000 × 3',
    'CAP/P × 3',
    'CAP/C × 3',
    'CLIP/10 × 1',
    'LEAD/8/2 × 3',
    'WIRE/10 × 2',
  ]);
});

test('a segment longer than a reel needs a link', () => {
  expect(material({ sku: 'DRY/1', runsMm: [8_000], feed: 'both-ends' })).toEqual([
    'DRY/1 × 2',
    'LINK/8/2 × 1',
    'FIX/200 × 1',
    'LEAD/8/2 × 2',
    'WIRE/10 × 1',
  ]);
});

test('sealed strip needs sealed leads, caps, entries and adhesive', () => {
  expect(material({ sku: 'WET/1', runsMm: [4_000, 4_000] })).toEqual([
    'WET/1 × 2',
    'FIX/200 × 1',
    'LEAD/67 × 2',
    'RUBBER/10 × 1',
    'SEAL/CAP × 1',
    'SEAL/ENT × 1',
    'SEAL/GLUE × 1',
  ]);
});

test('a joint of sealed strip between two reels opens two more ends', () => {
  // 8 m from reels of 5 m, fed from both ends: 2 ends and 2 at the joint, with entries for two feeds and two links.
  const lines = material({ sku: 'WET/1', runsMm: [8_000], feed: 'both-ends' });
  expect(lines).toContain('SEAL/ENT × 1');
  expect(lines).toContain('SEAL/GLUE × 1');
  expect(lines.some((line) => line.startsWith('SEAL/CAP'))).toBe(false);
});

test('halves that are fed in the middle come from a reel each and meet at the feed, without a link', () => {
  // 8 m from reels of 5 m: 2 × 4 m, each with a lead, on one cable.
  expect(material({ sku: 'DRY/1', runsMm: [8_000], feed: 'centre' })).toEqual([
    'DRY/1 × 2',
    'FIX/200 × 1',
    'LEAD/8/2 × 2',
    'WIRE/10 × 1',
  ]);
  // 4 m of one reel have a lead in the middle.
  expect(material({ sku: 'DRY/1', runsMm: [4_000], feed: 'centre' })).toContain('LEAD/8/2 × 1');
  const sealed = material({ sku: 'WET/1', runsMm: [8_000], feed: 'centre' });
  expect(sealed).toEqual(expect.arrayContaining(['WET/1 × 2', 'LEAD/67 × 2', 'SEAL/CAP × 1']));
});

test('each run has a cable of its own length', () => {
  // 2 m, then 9 m to the second and third run: 20 m; coils of 10 m as no cable is longer.
  const lines = material({ sku: 'DRY/1', runsMm: [1_000, 1_000, 1_000], runsM: [2, 9] });
  expect(lines).toContain('WIRE/10 × 3');
});

test('a controller carries a share of its current only', () => {
  // 72 W on four colours of 24 V: 0.75 A on outputs of 1 A; of these 0.7 A are permitted.
  const loaded = { sku: 'COL/1', runsMm: [5_000], protocol: 'dali-dt8' as const };
  expect(material({ ...loaded, controllerShare: 0.75 })).toContain('CTL/4 × 1');
  expect(material({ ...loaded, controllerShare: 0.7 })).toContain('CTL/4 × 2');
});

test('a fixed driver needs a controller, or several if the outputs are too weak', () => {
  // 72 W on four colours of 24 V: 0.75 A each; 144 W: 1.5 A, which takes two controllers of 1 A.
  const short = material({ sku: 'COL/1', runsMm: [5_000], protocol: 'dali-dt8' });
  expect(short).toContain('CTL/4 × 1');
  const long = material({ sku: 'COL/1', runsMm: [5_000, 5_000], protocol: 'dali-dt8' });
  expect(long).toContain('CTL/4 × 2');
  const direct = material({ sku: 'COL/1', runsMm: [5_000], protocol: 'dali-dt8', driver: 'DALI/' });
  expect(direct.some((line) => line.startsWith('CTL'))).toBe(false);
});

test('a line without a suitable variant stays on the list', () => {
  expect(material({ sku: 'COL/1', runsMm: [1_000], protocol: 'dali-dt8' })).toEqual([
    'COL/1 × 1',
    'FIX/100 × 1',
    'CTL/4 × 1',
    '(feeds) × 1',
    '(cable) × 1',
  ]);
});

test('a cable to a feed comes from a single coil if one is long enough', () => {
  const coils = (cableM: number) => {
    const lines = material({ sku: 'DRY/1', runsMm: [1_000, 1_000], cableM });
    return lines.filter((line) => line.startsWith('WIRE'));
  };
  expect(coils(4)).toEqual(['WIRE/10 × 1']);
  expect(coils(20)).toEqual(['WIRE/50 × 1']);
  expect(coils(30)).toEqual(['WIRE/50 × 2']);
  // No coil has 60 m.
  expect(coils(60).length).toBeGreaterThan(0);
});

test('a corner needs a link of the strip, and on sealed strip two more ends', () => {
  expect(material({ sku: 'DRY/1', runsMm: [[1_500, 1_000]] })).toContain('LINK/8/2 × 1');
  expect(material({ sku: 'DRY/1', runsMm: [2_500] }).join()).not.toContain('LINK');
  // The end, and both sides of the corner.
  const ends = (runsMm: Run[]) => {
    const lines = material({ sku: 'WET/1', runsMm });
    return lines.filter((line) => /^(?:SEAL|\(links)/.test(line));
  };
  expect(ends([[1_500, 1_000]])).not.toEqual(ends([2_500]));
});
