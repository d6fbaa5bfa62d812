import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import { type ContentState, readContentVersion } from '#server/db/content-state.ts';

type State = { version: number; products: Record<LocaleCode, number> };

type Composed = {
  db: Database;
  state: ContentState;
  /** What fills the search with a new version. */
  refilling: { refillSoon(onFilled: () => void): Promise<void>; stop(): void };
};

/** The content version in use, and the change to the next one. */
export function composeVersions({ db, state, refilling }: Composed) {
  return {
    /** Asks the database; rejects when it is away. */
    async state(): Promise<State> {
      const { version, counts } = await readContentVersion(db);
      return { version, products: { ...mapLocales(() => 0), ...counts.products } };
    },
    /** The content version that is read now; within `prepare` of `watch`, the one to come. */
    contentVersion: async () => (await state.snapshot()).version,
    /** Moves to the database's content version now; true when it is another than before. */
    refresh: state.refresh,
    /**
     * Looks for a new content version once a second and reports it twice: at once, and when it can be found too. Returns
     * a function that stops.
     *
     * @param prepare What is to be done first: in it everything reads the new version, and outside still the earlier one.
     */
    watch(
      onChange: (version: number, part: 'content' | 'search') => void,
      prepare?: () => Promise<void>,
    ): () => void {
      const stopWatching = state.watch((version) => {
        onChange(version, 'content');
        void refilling.refillSoon(() => onChange(version, 'search'));
      }, prepare);
      return () => {
        stopWatching();
        refilling.stop();
      };
    },
  };
}
