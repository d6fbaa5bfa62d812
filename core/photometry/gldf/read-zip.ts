import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';

/** Far above the recommendations of GLDF (5 MB, some hundred files), far below a browser's memory. */
const limits = { entries: 2000, entryBytes: 50_000_000, totalBytes: 200_000_000, ratio: 200 };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const UTF8_FLAG = 0x800;
const [STORED, DEFLATED] = [0, 8];

type Entry = { name: string; method: number; packed: number; size: number; offset: number };

/** Files of a ZIP archive by name; each is unpacked on demand. */
export type ZipArchive = {
  names: string[];
  findings: Finding[];
  /** Declared unpacked size of a file, bytes; 0 for an unknown name. */
  sizeOf(name: string): number;
  /** Null for an unknown name. Throws PhotometryError if a file unpacks to more than it declares. */
  read(name: string): Promise<Uint8Array | null>;
};

/**
 * Opens an untrusted ZIP archive: names outside its folder are ignored, sizes are limited before and during unpacking.
 * Encrypted and ZIP64 archives are rejected.
 *
 * @throws PhotometryError if it is not an archive or is unsafe.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const { entries, findings } = listEntries(bytes);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.totalBytes) throw tooLarge(limits.totalBytes);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: [...byName.keys()],
    findings,
    sizeOf: (name) => byName.get(name)?.size ?? 0,
    async read(name) {
      const entry = byName.get(name);
      return entry ? unpack(bytes, entry) : null;
    },
  };
}

function tooLarge(bytes: number): PhotometryError {
  return new PhotometryError('gldf-too-large', { megabytes: bytes / 1e6 });
}

function listEntries(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) throw new PhotometryError('gldf-broken');
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  if (count > limits.entries) throw new PhotometryError('gldf-too-many', { max: limits.entries });
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== DIRECTORY_ENTRY) {
      throw new PhotometryError('gldf-broken');
    }
    const nameLength = view.getUint16(offset + 28, true);
    const name = decodeName(
      bytes.subarray(offset + 46, offset + 46 + nameLength),
      view.getUint16(offset + 8, true),
    );
    const entry = {
      name,
      method: view.getUint16(offset + 10, true),
      packed: view.getUint32(offset + 20, true),
      size: view.getUint32(offset + 24, true),
      offset: view.getUint32(offset + 42, true),
    };
    if (isSafe(entry)) entries.push(entry);
    else findings.push(createFinding('gldf-skipped-entry', { file: name.slice(0, 80) }));
    offset +=
      46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return { entries: entries.filter(({ name }) => !name.endsWith('/')), findings };
}

/** The record is at the end, followed by a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  for (
    let offset = view.byteLength - 22;
    offset >= Math.max(0, view.byteLength - 65_557);
    offset -= 1
  ) {
    if (view.getUint32(offset, true) === END_OF_DIRECTORY) return offset;
  }
  return -1;
}

/** Old programs write names in code page 437; only their ASCII part matters here. */
function decodeName(bytes: Uint8Array, flags: number): string {
  if ((flags & UTF8_FLAG) !== 0) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isSafe({ name, size, packed }: Entry): boolean {
  const isInside = !/^[/\\]|^[A-Za-z]:|(^|[/\\])\.\.([/\\]|$)|\0/.test(name);
  return isInside && size <= limits.entryBytes && size <= Math.max(100_000, packed * limits.ratio);
}

async function unpack(bytes: Uint8Array, entry: Entry): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packed, method, size } = entry;
  if (offset + 30 > bytes.length) throw new PhotometryError('gldf-broken');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) throw new PhotometryError('gldf-broken');
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new PhotometryError('gldf-broken');
  return inflate(data, size);
}

/** Stops as soon as the output exceeds the declared size. */
async function inflate(data: Uint8Array, size: number): Promise<Uint8Array> {
  const stream = new Blob([data as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const whole = new Uint8Array(size);
  const reader = stream.getReader();
  let offset = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (offset + piece.value.length > size) {
        await reader.cancel();
        throw new PhotometryError('gldf-broken');
      }
      whole.set(piece.value, offset);
      offset += piece.value.length;
    }
  } catch (error) {
    if (error instanceof PhotometryError) throw error;
    throw new PhotometryError('gldf-broken');
  }
  return whole.subarray(0, offset);
}
