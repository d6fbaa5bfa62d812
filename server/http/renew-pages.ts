import { log } from '#server/log.ts';

type Watched = {
  watch(
    onChange: (version: number, part: 'content' | 'search') => void,
    prepare: () => Promise<void>,
  ): () => void;
};

/**
 * Replaces the cached pages with every new content version, and once more when the search has taken it in. The pages that
 * are asked for most are rendered before the earlier ones go. Returns a function that stops.
 *
 * @param prepare Renders pages ahead; resolves to what puts them in place.
 */
export function renewPages(services: Watched, prepare: () => Promise<() => void>): () => void {
  let replace: (() => void) | null = null;

  async function prepareContent(): Promise<void> {
    replace = await prepare();
  }

  return services.watch((version, part) => {
    log.info({ version, part }, 'new content');
    if (part === 'search') {
      void prepare().then((replaceNow) => replaceNow());
      return;
    }
    replace?.();
    replace = null;
  }, prepareContent);
}
