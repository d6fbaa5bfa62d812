import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { recordOf } from '#core/keys.ts';
import {
  type ContentGap,
  type ContentGaps,
  type GapPage,
  type GapQuery,
  gapKinds,
} from '#core/studio/content-gap.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import { gapsTable } from '#server/studio/exports/console-tables.ts';
import { streamCsv } from '#server/studio/exports/stream-csv.ts';
import { listStaleTexts } from '#server/studio/gaps/stale-translations.ts';

/** Finds what the content in use lacks; read once for each version. */
export function createGapFinder(db: Database) {
  let known: { version: number; gaps: Promise<ContentGaps> } | null = null;

  async function read(): Promise<ContentGaps> {
    const { version } = await readContentVersion(db);
    if (known?.version !== version) {
      const gaps = readGaps(db, version);
      known = { version, gaps };
      gaps.catch(() => {
        known = null;
      });
    }
    return known.gaps;
  }

  return {
    /** All that match, as CSV. */
    async exportCsv(query: GapQuery, locale: LocaleCode) {
      const { gaps } = await read();
      const found = gaps.filter((gap) => matches(gap, query) && isOfKind(gap, query));
      return streamCsv(locale, gapsTable(locale, found));
    },

    /** Those that match, in the order of the content. */
    async find(query: GapQuery, page: { offset: number; limit: number }): Promise<GapPage> {
      const { gaps, categories } = await read();
      const others = gaps.filter((gap) => matches(gap, query));
      const found = others.filter((gap) => isOfKind(gap, query));
      const recordsWith = (kind: ContentGap['kind']) =>
        new Set(others.filter((gap) => gap.kind === kind).map(({ path, at }) => `${path} ${at}`))
          .size;
      return {
        items: found
          .slice(page.offset, page.offset + page.limit)
          .map((gap) => ({ ...gap, id: `${gap.kind} ${gap.path} ${gap.at ?? ''} ${gap.field}` })),
        total: found.length,
        counts: recordOf(gapKinds.map((kind) => [kind, recordsWith(kind)] as const)),
        categories,
      };
    },
  };
}

async function readGaps(db: Database, version: number): Promise<ContentGaps> {
  const row = await db.read
    .selectFrom('catalogue_document')
    .select('body')
    .where('version', '=', version)
    .where('kind', '=', 'gaps')
    .executeTakeFirst();
  // A version that an earlier release imported has none.
  const { gaps, categories } = row ? fromJson<ContentGaps>(row.body) : { gaps: [], categories: [] };
  return { gaps: [...gaps, ...(await listStaleTexts(db))], categories };
}

const isOfKind = (gap: ContentGap, { kind }: GapQuery): boolean => !kind || gap.kind === kind;

/** Whatever its kind. */
function matches(gap: ContentGap, { category, text = '' }: GapQuery): boolean {
  if (category && gap.category !== category) return false;
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const titles = localeCodes.map((code) => gap.title[code]);
  const searched = foldText([gap.code, gap.path, ...titles].join(' '));
  return words.every((word) => searched.includes(word));
}
