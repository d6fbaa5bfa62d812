import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawProduct } from './drawings/draw-product.mjs';
import { readProduct } from './drawings.mjs';

const folder = 'content/catalogue/products';

type Source = {
  product: { model: Record<string, unknown>; attributes?: Record<string, unknown> };
  variants: Record<string, string>[];
  parts: { cutsMm: string[]; channelsMm: string[] };
};

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Every figure that the data has of the dimensions of a product. */
function knownFigures({ product, variants, parts }: Source): Set<number> {
  const { look: _, ...model } = product.model;
  const sizes = ['length_mm', 'width_mm', 'height_mm', 'diameter_mm', 'cut_out_mm'];
  const stated = [
    ...Object.values(model),
    ...variants.flatMap((variant) => sizes.map((name) => variant[name])),
    product.attributes?.spigot_mm,
    ...parts.cutsMm,
    ...parts.channelsMm,
  ];
  return new Set(numbersOf(stated.flat().join(' ')));
}

/** The figures drawn; texts that begin with a slash are parts of order codes. */
function drawnFigures(svg: string): number[] {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
  return texts.filter((text) => !text.startsWith('/')).flatMap(numbersOf);
}

const sources = readdirSync(folder).flatMap((name) => {
  const source = readProduct(join(folder, name)) as Source & { product: { drawings?: object[] } };
  return source?.product.drawings?.length ? [{ name, source }] : [];
});

describe('drawings of the demo', () => {
  it('are all there are', () => expect(sources.length).toBeGreaterThan(90));

  it.each(sources)('$name: is drawn from the data, with no figure of its own', (drawn) => {
    const { name, source } = drawn;
    const svg = readFileSync(join(folder, name, 'drawing.svg'), 'utf8');
    expect(svg).toBe(drawProduct(source));
    const known = knownFigures(source);
    expect(drawnFigures(svg).filter((figure) => !known.has(figure))).toEqual([]);
  });

  it('a column end that only the drawing knows is found', () => {
    const source = sources.find(({ name }) => name === 'qui700')?.source;
    if (!source) throw new Error('Quilla 700 is in the demo.');
    const attributes = { ...source.product.attributes, spigot_mm: ['42-76'] };
    const svg = drawProduct({ ...source, product: { ...source.product, attributes } });
    const known = knownFigures(source);
    expect(drawnFigures(svg).filter((figure) => !known.has(figure))).toEqual([42]);
  });
});
