import { describe, expect, test } from 'vitest';
import { type FileStore, listNames } from '#server/files/file-store.ts';

/** What every store of files does. */
export function describeFileStore(name: string, create: () => Promise<FileStore>): void {
  describe(name, () => {
    test('returns a file as it was written, with its size and time', async () => {
      const store = await create();
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251));
      const before = Date.now();
      await store.write('lámpara & 1.jpg', bytes);
      expect(Buffer.from((await store.read('lámpara & 1.jpg')) ?? []).equals(bytes)).toBe(true);
      const open = await store.open('lámpara & 1.jpg');
      const chunks: Uint8Array[] = [];
      for await (const chunk of open?.chunks ?? []) chunks.push(chunk);
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
      expect(open?.sizeBytes).toBe(bytes.length);
      // Some storage has times of whole seconds.
      expect(open?.changed.getTime()).toBeGreaterThan(before - 2000);
      expect(open?.changed.getTime()).toBeLessThan(Date.now() + 2000);
    });

    test('has nothing of a name that was not written', async () => {
      const store = await create();
      expect(await store.read('none')).toBeNull();
      expect(await store.open('none')).toBeNull();
      expect(await store.remove('none')).toBe(false);
      expect(await listNames(store)).toEqual([]);
    });

    test('lists all files, and removes the one that is named', async () => {
      const store = await create();
      const names = ['1', '10', '2', '3', '4', '5', '6', '7'];
      for (const name of names) await store.write(name, Buffer.from(name));
      expect((await listNames(store)).sort()).toEqual(names);
      for await (const { name, sizeBytes } of store.list()) expect(sizeBytes).toBe(name.length);
      expect(await store.remove('1')).toBe(true);
      expect(await store.remove('1')).toBe(false);
      expect((await listNames(store)).sort()).toEqual(names.slice(1));
    });

    test('replaces a file of the same name, and stores empty ones', async () => {
      const store = await create();
      for (const text of ['first', '']) await store.write('a', Buffer.from(text));
      expect(Buffer.from((await store.read('a')) ?? 'none').toString()).toBe('');
    });
  });
}
