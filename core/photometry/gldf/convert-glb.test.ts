import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { convertGlb } from './convert-glb.ts';

describe('convertGlb', () => {
  it('converts every model of the content into triangles with valid points', () => {
    const products = new URL('../../../content/catalogue/products/', import.meta.url);
    const models = readdirSync(products).filter((name) =>
      existsSync(new URL(`${name}/model.glb`, products)),
    );
    expect(models.length).toBeGreaterThan(20);
    for (const name of models) {
      const model = convertGlb(
        new Uint8Array(readFileSync(new URL(`${name}/model.glb`, products))),
      );
      const lines = model?.text.split('\n') ?? [];
      const points = lines.filter((line) => line.startsWith('v ')).length;
      const faces = lines.filter((line) => line.startsWith('f '));
      expect(points, name).toBeGreaterThan(8);
      expect(faces.length, name).toBeGreaterThan(4);
      for (const face of faces) {
        for (const index of face.slice(2).split(' ').map(Number)) {
          if (!(index >= 1 && index <= points)) throw new Error(`${name}: ${face}`);
        }
      }
    }
  });

  it('returns null for other files', () => {
    expect(convertGlb(new Uint8Array(40))).toBeNull();
    const cut = new Uint8Array(60);
    new DataView(cut.buffer).setUint32(0, 0x46546c67, true);
    new DataView(cut.buffer).setUint32(12, 40, true);
    cut.fill(0x20, 20);
    cut.set(strToU8('{}'), 20);
    expect(convertGlb(cut)).toBeNull();
  });
});
