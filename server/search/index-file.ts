import { type FileHandle, open } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { CollectionImage, ImagePiece } from '#core/search/collection-image.ts';
import { takeTurn } from '#server/limits/take-turns.ts';

/**
 * A file of collections: this mark, the length and the checksum of the header, the header, and the bytes of all pieces.
 * The header and the pieces without a type are in V8's format.
 */
const MARK = Buffer.from('search-index-1\n\0');
const PREFIX_BYTES = MARK.length + 8;

type Header = { structures: unknown[]; pieces: PieceHeader[][] };
type PieceHeader = {
  /** The class of an array of numbers; null for other values. */
  type: ArrayType | null;
  bytes: number;
  checksum: number;
};

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
type ArrayType = keyof typeof arrayTypes;

/** Writes the images of collections that nobody changes meanwhile. @returns the number of bytes. */
export async function writeIndexFile(path: string, images: CollectionImage[]): Promise<number> {
  const parts = [];
  for (const { pieces } of images) parts.push(await describePieces(pieces));
  const header: Header = {
    structures: images.map(({ structure }) => structure),
    pieces: parts.map((list) =>
      list.map(({ bytes, ...piece }) => ({ ...piece, bytes: bytes.length })),
    ),
  };
  const headerBytes = serialize(header);
  const prefix = Buffer.alloc(PREFIX_BYTES);
  MARK.copy(prefix);
  prefix.writeUInt32LE(headerBytes.length, MARK.length);
  prefix.writeUInt32LE(crc32(headerBytes), MARK.length + 4);
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for (const bytes of [prefix, headerBytes, ...parts.flat().map((part) => part.bytes)]) {
      await file.writeFile(bytes);
      size += bytes.length;
    }
    return size;
  } finally {
    await file.close();
  }
}

/** Reads the images of a file. Rejects if there is none, or if it was damaged or cut off. */
export async function readIndexFile(path: string): Promise<CollectionImage[]> {
  const file = await open(path, 'r');
  try {
    const { structures, pieces } = await readHeader(file);
    const images: CollectionImage[] = [];
    for (const [number, structure] of structures.entries()) {
      const image: CollectionImage = { structure, pieces: [] };
      for (const piece of pieces[number] ?? []) {
        image.pieces.push(await readPiece(file, piece));
        await takeTurn();
      }
      images.push(image);
    }
    return images;
  } finally {
    await file.close();
  }
}

async function describePieces(pieces: ImagePiece[]) {
  const parts = [];
  for (const piece of pieces) {
    const type = ArrayBuffer.isView(piece) ? typeOf(piece) : null;
    const bytes = ArrayBuffer.isView(piece) ? bytesOf(piece) : serialize(piece);
    parts.push({ type, bytes, checksum: crc32(bytes) });
    await takeTurn();
  }
  return parts;
}

function typeOf(array: ArrayBufferView): ArrayType {
  for (const [type, of] of Object.entries(arrayTypes))
    if (array instanceof of) return type as ArrayType;
  throw new Error(`A search index cannot hold ${array.constructor.name}.`);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView<ArrayBuffer>): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function readHeader(file: FileHandle): Promise<Header> {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  await fill(file, prefix);
  if (!prefix.subarray(0, MARK.length).equals(MARK)) throw new Error('It is no search index.');
  const { size } = await file.stat();
  const length = prefix.readUInt32LE(MARK.length);
  if (length > size) throw damaged();
  const bytes = Buffer.alloc(length);
  await fill(file, bytes);
  if (crc32(bytes) !== prefix.readUInt32LE(MARK.length + 4)) throw damaged();
  const header: Header = deserialize(bytes);
  const rest = header.pieces.flat().reduce((sum, piece) => sum + piece.bytes, 0);
  if (size !== PREFIX_BYTES + length + rest) throw damaged();
  return header;
}

async function readPiece(
  file: FileHandle,
  { type, bytes: length, checksum }: PieceHeader,
): Promise<ImagePiece> {
  // Memory of its own: a view of a larger block would retain all of it.
  const bytes = new Uint8Array(length);
  await fill(file, bytes);
  if (crc32(bytes) !== checksum) throw damaged();
  return type === null ? deserialize(bytes) : new arrayTypes[type](bytes.buffer);
}

async function fill(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done);
    if (bytesRead === 0) throw damaged();
    done += bytesRead;
  }
}

const damaged = () => new Error('The search index is damaged.');
