import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ZipEntry, zipBytes } from '#server/documents/zip-bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const date = new Date('2026-03-14T12:00:00');

async function* toIterable(entries: ZipEntry[]) {
  yield* entries;
}

test('The archive contains each file unchanged, under its name', async () => {
  const text = 'TILT=NONE\r\n'.repeat(2000);
  await writeFile(join(folder, 'a'), text);
  await writeFile(join(folder, 'b'), randomBytes(200_000));
  await writeFile(join(folder, 'c'), '');
  const entries = [
    { name: 'LYR150/LYR150.ies', path: join(folder, 'a'), date },
    { name: 'LYR150/LYR150_ficha-tecnica_es.pdf', path: join(folder, 'b'), date },
    { name: 'LYR150/empty.ldt', path: join(folder, 'c'), date },
  ];
  const pieces: Uint8Array[] = [];
  for await (const piece of zipBytes(toIterable(entries))) pieces.push(piece);
  const archive = Buffer.concat(pieces);
  expect(archive.length).toBeLessThan(205_000);
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(entries.map(({ name }) => name));
  expect(Buffer.from(files['LYR150/LYR150.ies'] as Uint8Array).toString()).toBe(text);
  expect(files['LYR150/LYR150_ficha-tecnica_es.pdf']).toHaveLength(200_000);
});

test('An archive without files is valid', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipBytes(toIterable([]))) pieces.push(piece);
  expect(unzipSync(Buffer.concat(pieces))).toEqual({});
});

test('A file that cannot be read ends the archive with an error', async () => {
  const entries = [{ name: 'x.pdf', path: join(folder, 'missing'), date }];
  await expect(async () => {
    for await (const _ of zipBytes(toIterable(entries)));
  }).rejects.toThrow('ENOENT');
});

test('200 files of 400 kB pass through with less than 100 MB of memory', async () => {
  const path = join(folder, 'big');
  await writeFile(path, randomBytes(400_000));
  let opened = 0;
  async function* many() {
    for (let index = 0; index < 200; index += 1) {
      opened += 1;
      yield { name: `SKU-${index}/datasheet.pdf`, path, date };
    }
  }
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [bytes, most, ahead] = [0, 0, 0];
  for await (const piece of zipBytes(many())) {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage().rss - before);
    ahead = Math.max(ahead, opened * 400_000 - bytes);
    if (bytes % 7 === 0) await setTimeout(1);
  }
  expect(bytes).toBeGreaterThan(200 * 400_000);
  expect(most).toBeLessThan(100_000_000);
  expect(ahead).toBeLessThan(1_000_000);
});
