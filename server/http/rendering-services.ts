import { isQueueFull } from '#server/limits/fair-queue.ts';
import type { Services } from '#server/services.ts';

type Search = Parameters<Services['searchMisses']['noteSearch']>[0];

/** Facts about a rendering besides its page. */
export type RenderingNotes = {
  /** The search on the page; it is counted each time the page is sent, not when it is rendered. */
  search: Search | null;
  /** The page may differ the next time, though the content is the same. */
  isTemporary: boolean;
};

/**
 * Wraps the services for one rendering. It is temporary when it queried a search server, whose content changes without
 * notice, or when a room, a road or an area could not be calculated because the queue was full.
 */
export function createRenderingServices(services: Services): {
  services: Services;
  notes: RenderingNotes;
} {
  const { catalogue, photometryThread, search, searchMisses } = services;
  const notes: RenderingNotes = { search: null, isTemporary: false };
  return {
    notes,
    services: {
      ...services,
      catalogue: {
        ...catalogue,
        searchListing(...query) {
          if (search.changes() === null) notes.isTemporary = true;
          return catalogue.searchListing(...query);
        },
      },
      photometryThread: {
        ...photometryThread,
        calculateRoom: (room) => unlessBusy(notes, () => photometryThread.calculateRoom(room)),
        calculateArea: (area) => unlessBusy(notes, () => photometryThread.calculateArea(area)),
        calculateEscape: (task) => unlessBusy(notes, () => photometryThread.calculateEscape(task)),
        calculateRoad: (road) => unlessBusy(notes, () => photometryThread.calculateRoad(road)),
      },
      searchMisses: {
        ...searchMisses,
        noteSearch(noted) {
          notes.search = noted;
        },
      },
    },
  };
}

async function unlessBusy<Result>(
  notes: RenderingNotes,
  calculate: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await calculate();
  } catch (error) {
    if (!isQueueFull(error)) throw error;
    notes.isTemporary = true;
    return null;
  }
}
