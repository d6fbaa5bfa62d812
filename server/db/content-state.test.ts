import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { createContentState } from '#server/db/content-state.ts';
import { log } from '#server/log.ts';

async function openState() {
  const db = await openDatabase({ inMemory: true });
  const state = createContentState(db);
  const importVersion = async (version: number) => {
    const imported_at = '2026-11-22T00:00:00Z';
    const row = { version, imported_at, source: '', checksum: '', counts: '{}' };
    await db.write.insertInto('content_version').values(row).execute();
    await db.write.deleteFrom('content_state').execute();
    await db.write
      .insertInto('content_state')
      .values({ id: 1, version, last_version: version })
      .execute();
  };
  return { state, importVersion };
}

describe('A new content version', () => {
  test('is read where it is prepared, and nowhere else before it is used', async () => {
    const { state, importVersion } = await openState();
    await importVersion(1);
    const version = async () => (await state.snapshot()).version;
    expect(await version()).toBe(1);
    await importVersion(2);
    const { promise: isSeen, resolve: go } = Promise.withResolvers<void>();
    let inside = 0;
    let memo: unknown = null;
    const refreshing = state.refresh(async () => {
      await isSeen;
      inside = await version();
      memo = await (await state.snapshot()).memo('key', async () => ({}));
    });
    expect(await version()).toBe(1);
    go();
    expect(await refreshing).toBe(true);
    expect([inside, await version()]).toEqual([2, 2]);
    // Data loaded during preparation need not be loaded again.
    expect(await (await state.snapshot()).memo('key', async () => ({}))).toBe(memo);
  });

  test('is used although it could not be prepared', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { state, importVersion } = await openState();
    await importVersion(1);
    await state.snapshot();
    await importVersion(2);
    expect(await state.refresh(() => Promise.reject(new Error('away')))).toBe(true);
    expect((await state.snapshot()).version).toBe(2);
    expect(warned).toHaveBeenCalledOnce();
    expect(await state.refresh()).toBe(false);
  });
});
