import { describe, expect, it } from 'vitest';
import { convertGlb } from './convert-glb.ts';

const [BYTE, SHORT, INT, FLOAT] = [5121, 5123, 5125, 5126];
const sizes: Record<number, number> = { [BYTE]: 1, [SHORT]: 2, [INT]: 4, [FLOAT]: 4 };

/** A triangle with sides along x, y and z of glTF: y is up there. */
const triangle = [
  [1, 2, 3],
  [4, 2, 3],
  [1, 8, 3.5],
];

/** Writes a glTF 2.0 binary (Khronos, chapter 4.4): a header of 12 bytes, then JSON and buffer, 8 bytes before each. */
function writeGlb(gltf: object, body: Uint8Array): Uint8Array {
  const encoded = new TextEncoder().encode(JSON.stringify(gltf));
  const json = new Uint8Array(Math.ceil(encoded.length / 4) * 4).fill(0x20);
  json.set(encoded);
  const bytes = new Uint8Array(28 + json.length + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, bytes.length, true);
  view.setUint32(12, json.length, true);
  view.setUint32(16, 0x4e4f534a, true);
  bytes.set(json, 20);
  view.setUint32(20 + json.length, body.length, true);
  view.setUint32(24 + json.length, 0x004e4942, true);
  bytes.set(body, 28 + json.length);
  return bytes;
}

type Options = {
  points?: number[][];
  indices?: number[];
  indexType?: number;
  /** Bytes between points. */
  stride?: number;
  /** Bytes before the points in their view. */
  shift?: number;
  change?: object;
  accessor?: object;
  primitive?: object;
};

/** One mesh of one primitive: points in the first view, indices in the second. */
function createModel(options: Options = {}): Uint8Array {
  const { points = triangle, indices, indexType = SHORT, stride = 12, shift = 0 } = options;
  const pointBytes = shift + points.length * stride;
  const body = new Uint8Array(pointBytes + (indices?.length ?? 0) * 4);
  const view = new DataView(body.buffer);
  points.forEach((point, index) => {
    point.forEach((value, axis) => {
      view.setFloat32(shift + index * stride + axis * 4, value, true);
    });
  });
  indices?.forEach((value, index) => {
    const offset = pointBytes + index * (sizes[indexType] ?? 4);
    if (indexType === BYTE) view.setUint8(offset, value);
    else if (indexType === SHORT) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  });
  const vectors = { bufferView: 0, componentType: FLOAT, count: points.length, type: 'VEC3' };
  const scalars = {
    bufferView: 1,
    componentType: indexType,
    count: indices?.length,
    type: 'SCALAR',
  };
  const gltf = {
    nodes: [{ mesh: 0 }],
    meshes: [
      {
        name: 'top cover',
        primitives: [
          { attributes: { POSITION: 0 }, ...(indices && { indices: 1 }), ...options.primitive },
        ],
      },
    ],
    accessors: [
      { ...vectors, ...(shift > 0 && { byteOffset: shift }), ...options.accessor },
      scalars,
    ],
    bufferViews: [
      { byteLength: pointBytes, ...(stride !== 12 && { byteStride: stride }) },
      { byteOffset: pointBytes, byteLength: body.length - pointBytes },
    ],
    ...options.change,
  };
  return writeGlb(gltf, body);
}

const objOf = (options?: Options) => convertGlb(createModel(options))?.text.trim().split('\n');

describe('convertGlb', () => {
  // The longer horizontal side, along x, turns to y; z is up.
  const turned = [
    'v 3.00000 1.00000 2.00000',
    'v 3.00000 4.00000 2.00000',
    'v 3.50000 1.00000 8.00000',
    'o top-cover',
  ];

  it('puts z up and the longer side along y, in metres', () => {
    expect(objOf()).toEqual([...turned, 'f 1 2 3']);
    expect(convertGlb(createModel())?.lowestZ).toBe(2);
    const deep = triangle.map(([x = 0, y = 0, z = 0]) => [z, y, -x]);
    expect(objOf({ points: deep })?.slice(0, 3)).toEqual([
      'v 3.00000 1.00000 2.00000',
      'v 3.00000 4.00000 2.00000',
      'v 3.50000 1.00000 8.00000',
    ]);
  });

  it('does not turn a model as long as it is wide', () => {
    const points = [
      [0, 0, 0],
      [2, 0, 0],
      [0, 0, 2],
    ];
    expect(objOf({ points })?.slice(0, 3)).toEqual([
      'v 0.00000 0.00000 0.00000',
      'v 2.00000 0.00000 0.00000',
      'v 0.00000 -2.00000 0.00000',
    ]);
  });

  it.each([BYTE, SHORT, INT])('reads indices of type %i', (indexType) => {
    const indices = [0, 1, 2, 2, 1, 0];
    expect(objOf({ indices, indexType })).toEqual([...turned, 'f 1 2 3', 'f 3 2 1']);
  });

  it('reads indices of more than one byte', () => {
    const points = Array.from({ length: 300 }, (_, index) => [index, 0, 0]);
    for (const indexType of [SHORT, INT]) {
      expect(objOf({ points, indices: [0, 299, 258], indexType })?.at(-1)).toBe('f 1 300 259');
    }
  });

  it('leaves out a triangle that is not complete', () => {
    expect(objOf({ indices: [0, 1, 2, 2, 1] })).toEqual([...turned, 'f 1 2 3']);
  });

  it('reads points between other data, and from the middle of a view', () => {
    expect(objOf({ stride: 20 })).toEqual([...turned, 'f 1 2 3']);
    expect(objOf({ shift: 8 })).toEqual([...turned, 'f 1 2 3']);
  });

  it('counts the points of several parts in one sequence', () => {
    const part = { attributes: { POSITION: 0 } };
    const meshes = [{ name: 'a', primitives: [part] }, { primitives: [part] }];
    const lines = objOf({ change: { meshes } })?.filter((line) => !line.startsWith('v'));
    expect(lines).toEqual(['o a', 'f 1 2 3', 'o part', 'f 4 5 6']);
  });

  it('reads a model inside a larger buffer', () => {
    const bytes = createModel();
    const larger = new Uint8Array(bytes.length + 16);
    larger.set(bytes, 16);
    expect(convertGlb(larger.subarray(16))?.text.split('\n')[0]).toBe(turned[0]);
  });

  it.each([
    ['a moved node', { change: { nodes: [{}, { translation: [0, 0, 1] }] } }],
    ['a turned node', { change: { nodes: [{ rotation: [0, 0, 0, 1] }] } }],
    ['no mesh', { change: { meshes: [] } }],
    ['no list of meshes', { change: { meshes: undefined } }],
    ['a part without points', { primitive: { attributes: {} } }],
    ['points of another type', { accessor: { componentType: SHORT } }],
    ['points in two dimensions', { accessor: { type: 'VEC2' } }],
    ['points of a view that is not there', { accessor: { bufferView: 7 } }],
    ['more points than bytes', { accessor: { count: 99 } }],
    ['indices that are not there', { primitive: { indices: 7 } }],
    ['indices of another type', { indices: [0, 1, 2], indexType: FLOAT }],
  ] as [string, Options][])('returns null for a model with %s', (_, options) => {
    expect(convertGlb(createModel(options))).toBeNull();
  });

  it('returns null for another kind of file, and for one that breaks off', () => {
    const bytes = createModel();
    expect(convertGlb(bytes.with(0, 0))).toBeNull();
    expect(convertGlb(bytes.slice(0, 19))).toBeNull();
    expect(convertGlb(bytes.slice(0, 40))).toBeNull();
    expect(convertGlb(new Uint8Array())).toBeNull();
  });
});
