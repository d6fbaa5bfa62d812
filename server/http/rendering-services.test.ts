import { expect, test, vi } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { createRenderingServices } from '#server/http/rendering-services.ts';
import type { Services } from '#server/services.ts';

function createFake({ changes = 1 as number | null, isBusy = false } = {}) {
  const noteSearch = vi.fn();
  const services = {
    catalogue: { searchListing: async () => 'found' },
    photometryThread: {
      calculateRoom: async () => {
        if (isBusy) throw new AppError('busy');
      },
    },
    search: { changes: () => changes },
    searchMisses: { noteSearch },
  } as unknown as Services;
  const rendering = createRenderingServices(services);
  const useAll = async () => {
    const { catalogue, photometryThread } = rendering.services;
    await catalogue.searchListing(...([] as unknown as Parameters<typeof catalogue.searchListing>));
    await photometryThread.calculateRoom(
      ...([] as unknown as Parameters<typeof photometryThread.calculateRoom>),
    );
  };
  return { ...rendering, useAll, noteSearch };
}

test('A page with a search of this process and a calculated room may be cached', async () => {
  const { notes, useAll } = createFake();
  await useAll();
  expect(notes).toEqual({ search: null, isTemporary: false });
});

test.each([
  ['a search server was used', { changes: null }],
  ['a room could not be lit', { isBusy: true }],
])('A page is temporary when %s', async (_, fake) => {
  const { notes, useAll } = createFake(fake);
  expect(notes.isTemporary).toBe(false);
  await useAll();
  expect(notes.isTemporary).toBe(true);
});

test('A search is recorded, but not counted yet', () => {
  const { services, notes, noteSearch } = createFake();
  const search = { locale: 'en', text: 'zeppelin', found: 0 } as const;
  services.searchMisses.noteSearch(search);
  expect(notes.search).toEqual(search);
  expect(noteSearch).not.toHaveBeenCalled();
});
