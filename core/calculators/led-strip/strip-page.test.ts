import { expect, test } from 'vitest';
import { buildCatalogue } from '#core/calculators/led-strip/catalogue.fixtures.ts';
import { buildStripPage } from '#core/calculators/led-strip/strip-page.ts';
import { parseStripRequest } from '#core/calculators/led-strip/strip-request.ts';
import { policies } from '#core/calculators/policies.fixtures.ts';
import { texts } from '#server/texts.ts';

const t = texts.en;
const conductors = [0.75, 1.5, 2.5].map((area) => {
  return { area_mm2: area, max_ohm_per_km: 20 / area, source: 'IEC 60228', year: 2023 };
});

/** Builds the page of a query, with cables of two cores up to 2.5 mm² and of four up to 0.75 mm². */
function pageOf(query: string, catalogue = buildCatalogue()) {
  const cable = catalogue.parts.find(({ kind }) => kind === 'dc-cable');
  if (!cable) throw new Error('The fixtures have no cable.');
  const build = ({ ip = 'IP20', ...part }: Partial<typeof cable>) => {
    return { ...cable, ip, variant: { ...cable.variant, ip }, ...part };
  };
  const others = catalogue.parts.filter(({ kind }) => kind !== 'dc-cable');
  const parts = [
    ...others,
    build({ cores: 2, area_mm2: 2.5 }),
    build({ cores: 4, area_mm2: 0.75 }),
    build({ cores: 5, area_mm2: 0.75 }),
    build({ cores: 2, area_mm2: 1.5, ip: 'IP67' }),
  ];
  const request = parseStripRequest('en', new URLSearchParams(query));
  return buildStripPage(request, { t, catalogue: { ...catalogue, parts }, policies, conductors });
}

test('the cable has the default section, or the largest with the cores of the strip', () => {
  expect(pageOf('family=DRY').areaMm2).toBe(1.5);
  expect(pageOf('family=DRY&area=2.5').areaMm2).toBe(2.5);
  expect(pageOf('family=COL&area=1.5').areaMm2).toBe(0.75);
  const labels = pageOf('family=COL').parts.areas.filter(({ others }) => others !== '');
  expect(labels.map(({ label, others }) => [label, others])).toEqual([
    ['1.5\u00a0mm²', 'colour'],
    ['2.5\u00a0mm²', 'colour'],
  ]);
});

test('sealed strip needs sealed cable, and the page says so', () => {
  const page = pageOf('family=WET&area=2.5');
  expect(page.areaMm2).toBe(1.5);
  expect(page.parts.areas.at(-1)).toMatchObject({ label: '2.5\u00a0mm²', others: 'IP rating' });
});

test('the set is protected as well as its weakest part, without drivers that hang elsewhere', () => {
  expect(pageOf('family=WET&runs=4000').result?.ip).toBe('IP67');
  expect(pageOf('family=WET&runs=4000&place=strip').result?.ip).toBe('IP20');
});

test('calculates nothing with values that it does not know, and names them', () => {
  const links = [
    ['driver=GONE/1', 'driver=GONE/1'],
    ['feed=middle', 'feed=middle'],
    ['power=99', 'power=99'],
    ['accessory=GONE/2', 'accessory=GONE/2'],
    ['profile=gone', 'profile=GONE'],
  ];
  for (const [query, named] of links) {
    const page = pageOf(`family=DRY&runs=4000&${query}`);
    expect(page.result, query).toBeNull();
    expect(page.refused).toBe(t('strip.refused', { values: named ?? '' }));
  }
  expect(pageOf('family=DRY&runs=4000&driver=FIX/200').refused).toBe('');
});

test('a cable may have another length for each run', () => {
  const dropOf = (cable: string) => {
    return pageOf(`family=DRY&runs=4000;2000&cable=${cable}`).result?.cableDrop.volts ?? 0;
  };
  // 2.4 A over 2 m, 1.2 A over 10 m: the second run loses more.
  expect(dropOf('2')).toBeCloseTo((2 * 2 * 2.4 * 0.0172) / 1.5, 6);
  expect(dropOf('2;10')).toBeCloseTo((2 * 10 * 1.2 * 0.0172) / 1.5, 6);
  expect(pageOf('family=DRY&runs=4000&cable=2;x').cableProblem).not.toBe('');
});

test('calculates nothing for a cable with an invalid length', () => {
  expect(pageOf('family=DRY&runs=4000').result).not.toBeNull();
  for (const cable of ['two', '', '-1', '201', '1 km']) {
    const page = pageOf(`family=DRY&runs=4000&cable=${cable}`);
    expect(page.result, cable).toBeNull();
    expect(page.cableProblem).toBe(t('strip.cable-wrong', { most: 200 }));
  }
});

test('families tell their light and their protection', () => {
  const notes = pageOf('').fields.family.map(({ label, note }) => [label, note]);
  expect(notes).toEqual([
    ['DRY', 'One white · IP20'],
    ['WET', 'One white · IP67'],
    ['COL', 'RGBW · IP20'],
    ['LOW', 'One white · IP20'],
    ['WIDE', 'One white · IP20'],
  ]);
});

test('an example is planned until something is chosen', () => {
  const { presets, example } = pageOf('');
  expect(example).toMatchObject({ label: presets[0]?.label, variant: { sku: 'DRY/1' } });
  expect(example?.result?.material.length).toBeGreaterThan(3);
  expect(pageOf('').result).toBeNull();
  for (const query of ['family=WET', 'runs=900', 'accessory=BOX/1']) {
    expect(pageOf(query).example, query).toBeNull();
  }
});

test('the mains side counts all drivers on a breaker, and says nothing where one states nothing', () => {
  // 2 × 8 m of 14.4 W/m: 230.4 W on two drivers of 200 W, of which 3 and 6 are on one breaker.
  const query = 'family=DRY&runs=8;8&unit=m&feed=both-ends';
  const catalogue = buildCatalogue();
  expect(pageOf(query, catalogue).result?.mains).toBeNull();
  for (const { variant } of catalogue.drivers) variant.mains = { inrushA: 30, onB16: 3, onC16: 6 };
  const { drivers, mains } = pageOf(query, catalogue).result ?? { drivers: [] };
  expect(drivers).toHaveLength(2);
  expect(mains?.inrushA).toBe(60);
  expect(mains?.b16.count).toBe(1);
  expect(mains?.b16.percent).toBeCloseTo(200 / 3);
  expect(mains?.c16.percent).toBeCloseTo(100 / 3);
  const more = pageOf(query.replace('8;8', '8;8;8;8;8'), catalogue).result;
  // Five drivers: 1.67 breakers.
  expect(more?.mains?.b16).toMatchObject({ count: 2 });
  expect(more?.mains?.b16.percent).toBeCloseTo((5 / 3 / 2) * 100);
});
