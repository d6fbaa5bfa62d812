import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip } from './read-zip.ts';

/** Offsets in a directory entry and in the record at the end (APPNOTE 4.3.12 and 4.3.16). */
const entryAt = {
  flags: 8,
  method: 10,
  packed: 20,
  size: 24,
  nameLength: 28,
  offset: 42,
  name: 46,
};
const endAt = { count: 10, directory: 16, comment: 20 };
const END_BYTES = 22;

/** An archive of fflate whose bytes can be changed: an entry of the directory by its index, and the end. */
function pack(files: Zippable) {
  const bytes = zipSync(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_BYTES;
  const starts: number[] = [];
  let start = view.getUint32(end + endAt.directory, true);
  while (start < end) {
    starts.push(start);
    const lengths = [28, 30, 32].map((field) => view.getUint16(start + field, true));
    start += entryAt.name + lengths.reduce((sum, length) => sum + length, 0);
  }
  return { bytes, view, end, entry: (index: number) => starts[index] ?? 0 };
}

/** An archive of small files that declare these sizes. */
function declare(sizes: readonly { packed: number; size: number }[]) {
  const files = sizes.map((_, index) => [`${index}`, new Uint8Array(1)] as const);
  const { bytes, view, entry } = pack(Object.fromEntries(files));
  sizes.forEach(({ packed, size }, index) => {
    view.setUint32(entry(index) + entryAt.packed, packed, true);
    view.setUint32(entry(index) + entryAt.size, size, true);
  });
  return bytes;
}

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const refusal = (code: string, values = {}) => expect.objectContaining({ code, values });
const long = 'A downlight for offices. '.repeat(400);

describe('openZip', () => {
  it('reads stored and compressed files, with fields of other programs among them', async () => {
    const extra = { 30837: new Uint8Array(5) };
    const zip = openZip(
      pack({
        'stored.txt': [strToU8('stored'), { level: 0, extra, comment: 'first' }],
        'packed.txt': [strToU8(long), { level: 9, extra, comment: 'second' }],
      }).bytes,
    );
    expect(zip.names).toEqual(['stored.txt', 'packed.txt']);
    expect(zip.findings).toEqual([]);
    expect(text(await zip.read('stored.txt'))).toBe('stored');
    expect(text(await zip.read('packed.txt'))).toBe(long);
    expect([zip.sizeOf('stored.txt'), zip.sizeOf('packed.txt')]).toEqual([6, long.length]);
  });

  it('knows nothing of other names, and leaves folders out', async () => {
    const zip = openZip(pack({ folder: { 'a.txt': strToU8('a') } }).bytes);
    expect(zip.names).toEqual(['folder/a.txt']);
    expect(await zip.read('a.txt')).toBeNull();
    expect(zip.sizeOf('a.txt')).toBe(0);
    const folder = openZip(pack({ 'folder/': new Uint8Array(), '/': new Uint8Array() }).bytes);
    expect(folder.names).toEqual([]);
  });

  it('finds the directory before a comment of the longest size, and no farther', () => {
    const { bytes, view, end } = pack({ a: strToU8('a') });
    view.setUint16(end + endAt.comment, 65_535, true);
    const withComment = (size: number) => {
      const whole = new Uint8Array(bytes.length + size);
      whole.set(bytes);
      return whole;
    };
    expect(openZip(withComment(65_535)).names).toEqual(['a']);
    expect(openZip(withComment(7)).names).toEqual(['a']);
    expect(() => openZip(withComment(65_536))).toThrow(refusal('gldf-broken'));
  });

  it('opens an empty archive', () => {
    expect(openZip(zipSync({})).names).toEqual([]);
  });

  it('reads names in UTF-8 and in the encoding of old programs', () => {
    const { bytes, view, entry } = pack({ 'ñ.ldt': strToU8('a') });
    const flags = entry(0) + entryAt.flags;
    const utf8 = view.getUint16(flags, true);
    expect(utf8 & 0x800).toBe(0x800);
    expect(openZip(bytes).names).toEqual(['ñ.ldt']);
    view.setUint16(flags, utf8 & ~0x800, true);
    expect(openZip(bytes).names).toEqual(['ñ.ldt']);
    // One byte of Windows-1252 in place of the two of UTF-8.
    bytes.set([0xf1, 0x2e], entry(0) + entryAt.name);
    expect(openZip(bytes).names).toEqual(['ñ..ldt']);
    view.setUint16(flags, utf8, true);
    expect(openZip(bytes).names).toEqual(['\uFFFD..ldt']);
  });

  it.each(['/etc/x', '\\x', 'C:\\x', 'c:x', '../x', 'a/../x', 'a\\..\\x', 'a/..', 'a\u0000b'])(
    'skips %j, which leads outside the container',
    (name) => {
      const zip = openZip(pack({ [name]: strToU8('a'), ok: strToU8('b') }).bytes);
      expect(zip.names).toEqual(['ok']);
      expect(zip.findings).toMatchObject([{ code: 'gldf-skipped-entry', values: { file: name } }]);
    },
  );

  it.each(['..x', 'x..', 'a/..b/c', 'a/b../c', 'ab:c', 'a.b/c'])(
    'reads %j, which does not',
    (name) => {
      expect(openZip(pack({ [name]: strToU8('a') }).bytes).names).toEqual([name]);
    },
  );

  it('quotes the first 80 characters of a name', () => {
    const name = `../${'x'.repeat(100)}`;
    const [finding] = openZip(pack({ [name]: strToU8('a') }).bytes).findings;
    expect(finding?.values.file).toBe(name.slice(0, 80));
  });

  it.each([
    [{ packed: 250_000, size: 50_000_000 }, true],
    [{ packed: 1_000_000, size: 50_000_001 }, false],
    [{ packed: 1000, size: 200_000 }, true],
    [{ packed: 1000, size: 200_001 }, false],
    [{ packed: 1, size: 100_000 }, true],
    [{ packed: 1, size: 100_001 }, false],
  ])('limits the size of a file and its compression: %j', (sizes, isRead) => {
    expect(openZip(declare([sizes])).names).toEqual(isRead ? ['0'] : []);
  });

  it('limits the size of all files to 200 MB', () => {
    const five = Array.from({ length: 5 }, () => ({ packed: 250_000, size: 40_000_000 }));
    expect(openZip(declare(five)).names).toHaveLength(5);
    expect(() => openZip(declare([...five, { packed: 1, size: 1 }]))).toThrow(
      refusal('gldf-too-large', { megabytes: 200 }),
    );
  });

  it('limits the number of files to 2000', () => {
    const files = (count: number) =>
      pack(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.x`, strToU8('')])));
    expect(openZip(files(2000).bytes).names).toHaveLength(2000);
    expect(() => openZip(files(2001).bytes)).toThrow(refusal('gldf-too-many', { max: 2000 }));
  });

  it.each([
    ['a directory past the end', endAt.directory, 9999],
    ['a directory that begins elsewhere', endAt.directory, 1],
    ['more entries than there are', endAt.count, 2],
  ])('rejects %s', (_, field, value) => {
    const { bytes, view, end } = pack({ a: strToU8('a') });
    if (field === endAt.count) view.setUint16(end + field, value, true);
    else view.setUint32(end + field, value, true);
    expect(() => openZip(bytes)).toThrow(refusal('gldf-broken'));
  });

  it.each([
    ['whose content is past the end', 'offset', 9999],
    ['that is longer than the archive', 'packed', 9999],
    ['compressed in another way', 'method', 12],
    ['whose compressed bytes are damaged', 'offset', 3],
    ['that unpacks to more than it declares', 'size', 100],
  ] as const)('rejects a file %s', async (_, field, value) => {
    const { bytes, view, entry } = pack({ a: strToU8(long) });
    const at = entry(0) + entryAt[field];
    if (field === 'method') view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    await expect(openZip(bytes).read('a')).rejects.toThrow(refusal('gldf-broken'));
  });

  it('returns no more than a file that declares too much has', async () => {
    const { bytes, view, entry } = pack({ a: strToU8(long) });
    view.setUint32(entry(0) + entryAt.size, long.length + 50, true);
    expect(text(await openZip(bytes).read('a'))).toBe(long);
  });
});
