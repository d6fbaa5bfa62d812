import type { Services } from '#server/services.ts';

type Search = Parameters<Services['searchMisses']['noteSearch']>[0];

/** What a rendering tells beside its page. */
export type RenderingNotes = {
  /** The search that the page answers; it counts whenever the page is sent, not when it is rendered. */
  search: Search | null;
  /** The page may be another one the next time, though the content is the same. */
  isTemporary: boolean;
};

/**
 * The services as one rendering is given them. It is temporary when a search server was asked, whose content changes
 * without a word, or when a room could not be lit because too many others were waiting.
 */
export function createRenderingServices(services: Services): {
  services: Services;
  notes: RenderingNotes;
} {
  const { catalogue, light, search, searchMisses } = services;
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
      light: {
        ...light,
        async calculateRoom(room) {
          const lit = await light.calculateRoom(room);
          if (!lit) notes.isTemporary = true;
          return lit;
        },
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
