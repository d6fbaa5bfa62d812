import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { resolveAttributes, subjectOf } from '#core/catalogue/attributes/resolve-attributes.ts';
import { drawConnection } from '#core/documents/wiring/connection-drawing.ts';
import { connectionOf } from '#core/documents/wiring/variant-connection.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));
const words = { supply: 'Supply', next: 'Next', load: 'Load', test: 'TEST' };

/** The marks that the drawing of a variant has at its terminals, each as often as it is written. */
function marksOf(svg: string): (mark: string) => number {
  const marks = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  return (mark) => marks.filter((one) => one === mark).length;
}

async function listDrawn() {
  const { products } = readContent(await readSourceFolder(demo), createReport());
  return products.flatMap(({ record, variants }) =>
    variants.flatMap(({ record: figures, attributes: ofRow }) => {
      const { archetype } = record.model;
      const attributes = resolveAttributes(subjectOf(archetype, figures), record.attributes, ofRow);
      const { sku, voltage, dimming, emergency, protection_class: protectionClass } = figures;
      const connection = connectionOf({
        archetype,
        voltage,
        dimming,
        emergency,
        protectionClass,
        cctMaxK: figures.cct_max_k,
        attributes,
      });
      if (!connection) return [];
      const { svg } = drawConnection(connection, words);
      const facts = { sku, archetype, voltage, dimming, emergency, protectionClass, attributes };
      return [{ ...facts, svg, count: marksOf(svg) }];
    }),
  );
}

const drawn = await listDrawn();

/** SKUs of the variants for which a statement is not true of the drawing. */
function falseFor(holds: (variant: (typeof drawn)[number]) => boolean): string[] {
  return drawn.filter((variant) => !holds(variant)).map(({ sku }) => sku);
}

const isOnMains = ({ voltage }: { voltage: string | null }) => voltage?.includes('AC') ?? false;

test('Every variant with a supply is drawn', () => {
  expect(drawn.length).toBeGreaterThan(1200);
});

test('Protective class I has a PE terminal, and no other class has one', () => {
  expect(
    falseFor(({ protectionClass, count }) => count('PE') > 0 === (protectionClass === 'I')),
  ).toEqual([]);
});

test('What is on the mains has N and a live conductor; what is not has neither', () => {
  expect(falseFor((variant) => variant.count('N') > 0 === isOnMains(variant))).toEqual([]);
  expect(
    falseFor((variant) => variant.count('L') + variant.count('L1') > 0 === isOnMains(variant)),
  ).toEqual([]);
});

test('DALI has a pair of DA terminals, and only DALI', () => {
  expect(
    falseFor(({ dimming, attributes, count }) => {
      const hasPair = dimming.startsWith('dali') || attributes.output === 'dali';
      return hasPair ? count('DA') >= 2 && count('DA') % 2 === 0 : count('DA') === 0;
    }),
  ).toEqual([]);
});

test('Battery luminaires have the unswitched live, and the switched one unless they are non-maintained', () => {
  const emergency = drawn.filter(({ emergency }) => emergency !== 'none');
  expect(emergency.length).toBeGreaterThan(100);
  const wrong = emergency.filter(({ attributes, count }) => {
    const hasSwitched = count("L'") > 0;
    return count('L') === 0 || hasSwitched === (attributes.emergency_mode === 'non-maintained');
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('A test switch is drawn where tests are made by hand, and nowhere else', () => {
  expect(
    falseFor(({ attributes, emergency, count }) => {
      const isManual = emergency !== 'none' && attributes.emergency_test === 'manual';
      return count('TEST') === (isManual ? 1 : 0);
    }),
  ).toEqual([]);
});

test('Through wiring has as many second terminals as cores', () => {
  const looped = drawn.filter(({ attributes }) => /^\dx/.test(String(attributes.through_wiring)));
  expect(looped.length).toBeGreaterThan(200);
  const wrong = looped.filter(({ attributes, svg }) => {
    // Arrows point to the next luminaire.
    const cores = svg.match(/L299 /g)?.length;
    return cores !== Number.parseInt(String(attributes.through_wiring), 10);
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('Other controls have their own terminals', () => {
  const terminals = { '1-10v': ['+', '−'], push: ['T'], dmx: ['D+', 'D−'] };
  for (const [dimming, marks] of Object.entries(terminals)) {
    const controlled = drawn.filter(
      (variant) => variant.dimming === dimming && variant.attributes.output !== 'contact',
    );
    expect(controlled.length, dimming).toBeGreaterThan(0);
    const wrong = controlled.filter(({ count }) => marks.some((mark) => count(mark) === 0));
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  }
});

test('Contacts have one terminal a key and a common one, and no supply', () => {
  const plates = drawn.filter(({ attributes }) => attributes.output === 'contact');
  expect(plates.length).toBeGreaterThan(0);
  const wrong = plates.filter(
    ({ count, voltage }) =>
      voltage !== null ||
      count('Supply') > 0 ||
      [count('C'), count('1'), count('2')].join() !== '1,1,1',
  );
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('A luminaire with a detector is fed without a switch and has a switched end', () => {
  const detecting = drawn.filter(
    ({ attributes, archetype, emergency }) =>
      attributes.radio === 'radar' && archetype !== 'sensor' && emergency === 'none',
  );
  expect(detecting.length).toBeGreaterThan(3);
  expect(detecting.filter(({ count }) => count("L'") === 0).map(({ sku }) => sku)).toEqual([]);
});
