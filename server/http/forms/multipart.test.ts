import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMultipart } from '#server/http/forms/multipart.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const TYPE = 'multipart/form-data; boundary=xx';
const field = (name: string, value: string, head = '') =>
  `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n${head}\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--xx\r\ncontent-disposition: form-data; name="photos"; filename="${name}"\r\n\r\n${value}\r\n`;
const END = '--xx--\r\n';

type ReadOptions = {
  type?: string;
  maxBytes?: number;
  into?: string;
  admits?: (bytes: number) => Promise<boolean>;
};

function read(pieces: (string | Buffer)[], options: ReadOptions = {}) {
  const { type = TYPE, maxBytes = 1_000_000, into = folder, admits = async () => true } = options;
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new Uint8Array(Buffer.from(piece)));
      controller.close();
    },
  });
  const headers = { 'content-type': type };
  const request = { method: 'POST', body, headers, duplex: 'half' };
  return readMultipart(new Request('http://localhost', request), {
    maxBytes,
    folder: into,
    admits,
  });
}

test('Fields and files are read, whatever the chunks', async () => {
  const body = Buffer.from(field('name', 'Núñez') + field('name', 'b') + file('é.jpg', 'x') + END);
  for (const step of [1, 7, body.length]) {
    const pieces = Array.from({ length: Math.ceil(body.length / step) }, (_, index) =>
      body.subarray(index * step, (index + 1) * step),
    );
    const form = await read(pieces);
    expect([...form.fields]).toEqual([['name', ['Núñez', 'b']]]);
    expect(form.files).toMatchObject([{ field: 'photos', name: 'é.jpg', size: 1 }]);
    expect(await readFile(form.files[0]?.path ?? '', 'utf8')).toBe('x');
  }
});

test('A form that ends within a large chunk is read, though more follows', async () => {
  const form = await read([field('a', '1') + file('a.jpg', 'x'.repeat(200_000)) + END, '\r\n']);
  expect(form.files).toMatchObject([{ size: 200_000 }]);
});

test('A truncated form is rejected with what was read before, and leaves no file', async () => {
  const photo = file('a.jpg', 'x'.repeat(70_000));
  for (const rest of [photo, `${photo}--xx`, field('b', '2').slice(0, -2), '']) {
    const refused = await read([field('a', '1'), rest]).catch((error) => error);
    expect(refused.id).toBe('body-malformed');
    expect(refused.fields.get('a')).toEqual(['1']);
    expect(await readdir(folder)).toEqual([]);
  }
});

test('A form with too many bytes, fields or files is rejected, and leaves no file', async () => {
  const photo = file('a.jpg', 'x');
  for (const body of [
    field('a', 'x'.repeat(1_000_001)),
    Array.from({ length: 201 }, (_, index) => field(`f${index}`, '1')).join(''),
    photo.repeat(7),
  ]) {
    await expect(read([body, END])).rejects.toMatchObject({ id: 'body-too-large' });
    expect(await readdir(folder)).toEqual([]);
  }
  expect((await read([photo.repeat(6), END])).files).toHaveLength(6);
});

test('A part without a name is ignored', async () => {
  const unnamed = '--xx\r\ncontent-disposition: form-data\r\n\r\n1\r\n';
  expect([...(await read([unnamed + field('a', '1'), END])).fields]).toEqual([['a', ['1']]]);
});

test.each(['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', ''])(
  'A body of the type "%s" is rejected',
  async (type) => {
    const refused = read([field('a', '1'), END], { type });
    await expect(refused).rejects.toMatchObject({ id: 'body-malformed' });
  },
);

/**
 * Node's decoder for UTF-16 writes outside its memory when the bytes begin at an odd address, which ends the process.
 */
test('Parts in UTF-16 of any length are read', async () => {
  const head = 'content-type: text/plain; charset=utf-16le\r\n';
  for (let length = 0; length < 1500; length += 1) {
    const values = [length, length + 1].map((size) => field('a', 'y'.repeat(size), head));
    const { fields } = await read([...values, END]);
    expect(fields.get('a')?.[0]).toHaveLength(Math.floor(length / 2));
  }
});

test('A form without new bytes for a minute is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(file('a.jpg', 'x'))),
  });
  const request = new Request('http://localhost', {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { 'content-type': TYPE },
  });
  const reading = readMultipart(request, { maxBytes: 1000, folder }).catch((error) => error);
  for (let names: string[] = []; names.length === 0; ) names = await readdir(folder);
  vi.advanceTimersByTime(61_000);
  vi.useRealTimers();
  expect(await reading).toMatchObject({ id: 'body-malformed' });
  expect(await readdir(folder)).toEqual([]);
});

const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'Files that cannot be stored are refused with all fields, also those behind them',
  async () => {
    const occupied = join(folder, 'file');
    await writeFile(occupied, '');
    const parts = [field('a', '1'), file('a.jpg', 'x'.repeat(200_000)), field('b', '2'), END];
    // Folders that take no file, as a full disk.
    for (const broken of [join(occupied, 'below'), '/proc/self/fdinfo']) {
      const refused = await read(parts, { into: broken }).catch((error) => error);
      expect(refused).toMatchObject({ id: 'storage-unavailable', status: 503 });
    }
    const refused = await read(parts, { into: '/proc/self/fdinfo' }).catch((error) => error);
    expect([...refused.fields]).toEqual([
      ['a', ['1']],
      ['b', ['2']],
    ]);
  },
);

test('A large form is refused unread where there is no room, a small one is read', async () => {
  const admits = vi.fn(async () => false);
  const large = await read([field('a', '1'), END], { admits }).catch((error) => error);
  expect(large).toMatchObject({ id: 'storage-unavailable' });
  expect(admits).toHaveBeenCalledWith(1_000_000);
  const small = await read([field('a', '1'), END], { admits, maxBytes: 1000 });
  expect([...small.fields]).toEqual([['a', ['1']]]);
});
