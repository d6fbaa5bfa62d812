import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Database } from '#server/db/client.ts';
import {
  type ContentState,
  findContentVersion,
  readContentVersion,
} from '#server/db/content-state.ts';

type State = { version: number; importedAt: string; products: Record<LocaleCode, number> };

type Composed = {
  db: Database;
  state: ContentState;
  /** Indexes a new version in the search. */
  refilling: { refillSoon(onFilled: () => void): Promise<void> };
};

/** Manages the content version in use and the switch to the next one. */
export function composeVersions({ db, state, refilling }: Composed) {
  return {
    /** The content version in use, a moment after the database's; rejects when that is unavailable. */
    async state(): Promise<State> {
      const [stored, { version }] = [await readContentVersion(db), await state.snapshot()];
      const isLatest = stored.version === version;
      const { counts, importedAt } =
        (!isLatest && (await findContentVersion(db, version))) || stored;
      return { version, importedAt, products: { ...mapLocales(() => 0), ...counts.products } };
    },
    /** The content version in use; within `prepare` of `watch`, the next one. */
    contentVersion: async () => (await state.snapshot()).version,
    /** Switches to the database's content version now; true when it differs from the previous one. */
    refresh: state.refresh,
    /**
     * Polls for a new content version once a second and reports it twice: at once, and when it is searchable. Returns a
     * function that stops.
     * @param prepare runs first: within it everything reads the new version, and outside still the previous one.
     */
    watch(
      onChange: (version: number, part: 'content' | 'search') => void,
      prepare?: () => Promise<void>,
    ): () => void {
      return state.watch((version) => {
        onChange(version, 'content');
        void refilling.refillSoon(() => onChange(version, 'search'));
      }, prepare);
    },
  };
}
