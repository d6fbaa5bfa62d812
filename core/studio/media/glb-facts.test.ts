import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readGlbFacts } from '#core/studio/media/glb-facts.ts';

function glbOf(gltf: object): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(gltf));
  const head = Buffer.alloc(20);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write('JSON', 16, 'latin1');
  return new Uint8Array(Buffer.concat([head, json]));
}

test('a model of the demo is as large as its product', async () => {
  const facts = readGlbFacts(
    new Uint8Array(await readFile('content/catalogue/products/alc1200/model.glb')),
  );
  const sides = (facts?.sizeMm ?? []).map(Math.round).sort((a, b) => a - b);
  expect(facts?.triangles).toBeGreaterThan(100);
  expect(facts?.materials.length).toBeGreaterThan(0);
  // 1195 × 295 mm (product.yaml), and what stands out of them.
  expect(sides[2]).toBeGreaterThanOrEqual(1190);
  expect(sides[2]).toBeLessThan(1260);
});

test('nodes turn, scale and move what they hold', () => {
  const half = Math.SQRT1_2;
  const facts = readGlbFacts(
    glbOf({
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [
        { scale: [2, 2, 2], children: [1, 0] },
        // A quarter turn around z: x becomes y.
        { mesh: 0, rotation: [0, 0, half, half], translation: [1, 0, 0] },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [{ count: 8, min: [0, 0, 0], max: [0.1, 0.2, 0.3] }, { count: 36 }],
      materials: [{ name: 'Brass' }, {}],
      extensions: { KHR_materials_variants: { variants: [{ name: 'black' }] } },
    }),
  );
  expect(facts).toMatchObject({
    ...{ triangles: 12, meshes: 1, materials: ['Brass', '2'], variants: ['black'] },
  });
  expect(facts?.sizeMm?.map(Math.round)).toEqual([400, 200, 600]);
});

test('what is no model has no facts, and a model without places has no size', () => {
  expect(readGlbFacts(new Uint8Array(4))).toBeNull();
  expect(readGlbFacts(new TextEncoder().encode('glTF'.repeat(20)))).toBeNull();
  expect(readGlbFacts(glbOf({}))).toEqual({
    ...{ triangles: 0, meshes: 0, materials: [], variants: [], sizeMm: null },
  });
});
