import type { Cacheable } from '#server/http/cache/cached-response.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { log } from '#server/log.ts';

type Watched = {
  watch(
    onChange: (version: number, part: 'content' | 'search') => void,
    prepare: () => Promise<void>,
  ): () => void;
};

type Options = {
  cache: Pick<ResponseCache, 'prepare' | 'clearPages'>;
  /** Renders a page of the version that is being prepared. */
  renderAhead: (key: string) => Promise<Cacheable | null>;
};

/**
 * Replaces the cached pages with every new content version, and again when the search has indexed it. The most
 * requested pages are rendered before the earlier ones are removed. Renewals run one at a time: a later one replaces
 * the pages of an earlier one. Returns a function that stops them.
 */
export function renewPages(services: Watched, { cache, renderAhead }: Options): () => void {
  let turn: Promise<void> = Promise.resolve();
  let useContent: () => void = cache.clearPages;

  async function prepareContent(): Promise<void> {
    await turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    useContent = () => {
      cache.clearPages();
      resolve();
    };
    const replace = await cache.prepare(renderAhead);
    useContent = () => {
      replace();
      resolve();
    };
  }

  async function renewForSearch(): Promise<void> {
    const replace = await cache.prepare(renderAhead);
    replace();
  }

  return services.watch((version, part) => {
    log.info({ version, part }, 'new content');
    if (part === 'content') {
      useContent();
      useContent = cache.clearPages;
    } else {
      turn = turn.then(renewForSearch).catch((error) => {
        log.error({ err: error }, 'cannot render pages in advance');
        cache.clearPages();
      });
    }
  }, prepareContent);
}
