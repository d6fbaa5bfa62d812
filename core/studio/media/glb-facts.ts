import { missing } from '#core/missing.ts';
import { isRecord } from '#core/studio/changes/values.ts';

/** What a 3D model consists of. */
export type GlbFacts = {
  triangles: number;
  meshes: number;
  materials: string[];
  /** Names of KHR_materials_variants: finishes of the product. */
  variants: string[];
  /** Width, height and depth of what its scene shows, millimetres; null where nothing says how large it is. */
  sizeMm: [number, number, number] | null;
};

type Vector = [number, number, number];
/** Column by column, as glTF has it. */
type Matrix = readonly number[];

const HEADER = 20;
const TRIANGLES = 4;
const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : null);
const itemOf = (value: unknown, index: unknown): unknown =>
  typeof index === 'number' ? listOf(value)[index] : undefined;
const numbersOf = (value: unknown, length: number): number[] | null => {
  const list = listOf(value);
  const isWhole = list.length === length && list.every((item) => typeof item === 'number');
  return isWhole ? (list as number[]) : null;
};
const namesOf = (value: unknown): string[] =>
  listOf(value).map((item, index) => String(fieldOf(item, 'name') ?? index + 1));

/** Reads the description of a glTF 2.0 file in its binary form; null for anything else. Its lengths are metres (3.4). */
export function readGlbFacts(bytes: Uint8Array): GlbFacts | null {
  const gltf = readJson(bytes);
  if (!isRecord(gltf)) return null;
  const primitives = listOf(gltf.meshes).flatMap((mesh) => listOf(fieldOf(mesh, 'primitives')));
  const box = boxOfScene(gltf);
  const extension = fieldOf(gltf.extensions, 'KHR_materials_variants');
  return {
    triangles: primitives.reduce<number>((sum, one) => sum + countTriangles(gltf, one), 0),
    meshes: listOf(gltf.meshes).length,
    materials: namesOf(gltf.materials),
    variants: namesOf(fieldOf(extension, 'variants')),
    sizeMm: box && ([0, 1, 2].map((axis) => lengthOf(box, axis) * 1000) as Vector),
  };
}

const lengthOf = ({ min, max }: Box, axis: number): number =>
  (max[axis] ?? missing()) - (min[axis] ?? missing());

function readJson(bytes: Uint8Array): unknown {
  if (bytes.length < HEADER) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  try {
    return JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER, HEADER + length)));
  } catch {
    return null;
  }
}

type Gltf = Record<string, unknown>;

function countTriangles(gltf: Gltf, primitive: unknown): number {
  if ((fieldOf(primitive, 'mode') ?? TRIANGLES) !== TRIANGLES) return 0;
  const position = fieldOf(fieldOf(primitive, 'attributes'), 'POSITION');
  const accessor = itemOf(gltf.accessors, fieldOf(primitive, 'indices') ?? position);
  return Math.floor(Number(fieldOf(accessor, 'count') ?? 0) / 3);
}

type Box = { min: number[]; max: number[] };

/** The smallest box around the boxes of all meshes, as the nodes of the scene place them. */
function boxOfScene(gltf: Gltf): Box | null {
  const box: Box = { min: [], max: [] };
  const scene = itemOf(gltf.scenes, gltf.scene ?? 0);
  const seen = new Set<unknown>();
  function visit(index: unknown, parent: Matrix): void {
    const node = itemOf(gltf.nodes, index);
    // A file may say that a node is within itself.
    if (!isRecord(node) || seen.has(index)) return;
    seen.add(index);
    const matrix = multiply(parent, matrixOf(node));
    const mesh = itemOf(gltf.meshes, node.mesh);
    for (const primitive of listOf(fieldOf(mesh, 'primitives'))) {
      const position = fieldOf(fieldOf(primitive, 'attributes'), 'POSITION');
      for (const corner of cornersOf(itemOf(gltf.accessors, position))) {
        widen(box, transform(matrix, corner));
      }
    }
    for (const child of listOf(node.children)) visit(child, matrix);
  }
  for (const root of listOf(fieldOf(scene, 'nodes'))) visit(root, IDENTITY);
  return box.min.length === 3 ? box : null;
}

function cornersOf(accessor: unknown): Vector[] {
  const [min, max] = [
    numbersOf(fieldOf(accessor, 'min'), 3),
    numbersOf(fieldOf(accessor, 'max'), 3),
  ];
  if (!min || !max) return [];
  return Array.from({ length: 8 }, (_, corner) => {
    const pick = (axis: number) => ((corner >> axis) & 1 ? max[axis] : min[axis]) ?? 0;
    return [pick(0), pick(1), pick(2)];
  });
}

function widen({ min, max }: Box, point: Vector): void {
  for (const [axis, value] of point.entries()) {
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  }
}

function matrixOf(node: Gltf): Matrix {
  const own = numbersOf(node.matrix, 16);
  if (own) return own;
  const [tx = 0, ty = 0, tz = 0] = numbersOf(node.translation, 3) ?? [];
  const [sx = 1, sy = 1, sz = 1] = numbersOf(node.scale, 3) ?? [];
  const [x = 0, y = 0, z = 0, w = 1] = numbersOf(node.rotation, 4) ?? [];
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

function multiply(one: Matrix, other: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [Math.floor(at / 4), at % 4];
    const part = (k: number) =>
      (one[k * 4 + row] ?? missing()) * (other[column * 4 + k] ?? missing());
    return part(0) + part(1) + part(2) + part(3);
  });
}

function transform(matrix: Matrix, [x, y, z]: Vector): Vector {
  const along = (row: number) =>
    (matrix[row] ?? missing()) * x +
    (matrix[4 + row] ?? missing()) * y +
    (matrix[8 + row] ?? missing()) * z +
    (matrix[12 + row] ?? missing());
  return [along(0), along(1), along(2)];
}
