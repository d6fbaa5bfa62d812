type Accessor = {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  type: string;
};
type Primitive = { attributes: Record<string, number>; indices?: number };
type Node = {
  name?: string;
  mesh?: number;
  children?: number[];
  translation?: number[];
  rotation?: number[];
  scale?: number[];
  matrix?: number[];
};
type Gltf = {
  nodes?: Node[];
  meshes?: { name?: string; primitives: Primitive[] }[];
  accessors?: Accessor[];
  bufferViews?: { byteOffset?: number; byteLength: number; byteStride?: number }[];
};
/** JSON of a model, and the bytes that its accessors point into. */
type Glb = { gltf: Gltf; body: DataView };
/** x, y and z. */
type Point = readonly [number, number, number];

/** A model as Wavefront OBJ, metres, z up, its longer side along y; and its lowest point. */
export type ObjModel = { text: string; lowestZ: number };

const GLB_MAGIC = 0x46546c67;
const FLOAT = 5126;
const indexSizes: Record<number, number> = { 5121: 1, 5123: 2, 5125: 4 };

/**
 * Converts the triangles of a glTF 2.0 binary to OBJ: one object per mesh. Supports only the features of our models:
 * plain triangles without compression, nodes without their own transformation.
 *
 * @returns null for anything else.
 */
export function convertGlb(bytes: Uint8Array): ObjModel | null {
  try {
    return readTriangles(bytes);
  } catch (error) {
    // Lengths past the end, or invalid JSON.
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function readTriangles(bytes: Uint8Array): ObjModel | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20 || view.getUint32(0, true) !== GLB_MAGIC) return null;
  const jsonLength = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength))) as Gltf;
  const body = new DataView(bytes.buffer, bytes.byteOffset + 28 + jsonLength);
  if (gltf.nodes?.some(isMoved)) return null;
  const glb = { gltf, body };

  const positions: Point[] = [];
  const faces: { name: string; triangles: number[] }[] = [];
  for (const { name = 'part', primitives } of gltf.meshes ?? []) {
    for (const primitive of primitives) {
      const points = readPositions(glb, primitive);
      const indices = points && readIndices(glb, primitive, points.length);
      if (!points || !indices) return null;
      const first = positions.length + 1;
      positions.push(...points);
      faces.push({ name, triangles: indices.map((index) => index + first) });
    }
  }
  return positions.length === 0 ? null : formatObj(positions, faces);
}

function isMoved({ translation, rotation, scale, matrix }: Node): boolean {
  return [translation, rotation, scale, matrix].some((part) => part !== undefined);
}

function findAccessor({ gltf }: Glb, number: number | undefined) {
  const accessor = number === undefined ? null : gltf.accessors?.[number];
  const buffer = accessor && gltf.bufferViews?.[accessor.bufferView];
  if (!accessor || !buffer) return null;
  const start = (buffer.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  return { ...accessor, start, stride: buffer.byteStride };
}

function readPositions(glb: Glb, { attributes }: Primitive): Point[] | null {
  const accessor = findAccessor(glb, attributes.POSITION);
  if (accessor?.componentType !== FLOAT || accessor.type !== 'VEC3') return null;
  const { start, stride = 12 } = accessor;
  return Array.from({ length: accessor.count }, (_, index) => {
    const offset = start + index * stride;
    const read = (shift: number) => glb.body.getFloat32(offset + shift, true);
    // glTF has y up and looks along z; here z is up.
    return [read(0), -read(8), read(4)] as const;
  });
}

function readIndices(glb: Glb, { indices }: Primitive, count: number): number[] | null {
  if (indices === undefined) return Array.from({ length: count }, (_, index) => index);
  const accessor = findAccessor(glb, indices);
  const size = accessor && indexSizes[accessor.componentType];
  if (!accessor || !size) return null;
  const { body } = glb;
  return Array.from({ length: accessor.count }, (_, index) => {
    const offset = accessor.start + index * size;
    if (size === 1) return body.getUint8(offset);
    return size === 2 ? body.getUint16(offset, true) : body.getUint32(offset, true);
  });
}

function formatObj(
  positions: readonly Point[],
  faces: { name: string; triangles: number[] }[],
): ObjModel {
  const extent = (axis: 0 | 1) => {
    const values = positions.map((point) => point[axis]);
    return (
      values.reduce((high, value) => Math.max(high, value), -Infinity) -
      values.reduce((low, value) => Math.min(low, value), Infinity)
    );
  };
  const isAcross = extent(0) > extent(1);
  const lines = positions.map(([x, y, z]) => {
    const [across, along] = isAcross ? [-y, x] : [x, y];
    return `v ${across.toFixed(5)} ${along.toFixed(5)} ${z.toFixed(5)}`;
  });
  for (const { name, triangles } of faces) {
    lines.push(`o ${name.replace(/\s+/g, '-')}`);
    for (let index = 0; index + 2 < triangles.length; index += 3) {
      lines.push(`f ${triangles[index]} ${triangles[index + 1]} ${triangles[index + 2]}`);
    }
  }
  const lowestZ = positions.reduce((low, [, , z]) => Math.min(low, z), Infinity);
  return { text: `${lines.join('\n')}\n`, lowestZ };
}
