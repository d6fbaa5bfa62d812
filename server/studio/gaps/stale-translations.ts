import { setImmediate } from 'node:timers/promises';
import { describeForm } from '#core/editing/describe-form.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { listStaleTranslations, type StaleTranslation } from '#core/editing/record-changes.ts';
import { kindAt, kindOf } from '#core/editing/record-kinds.ts';
import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { isEqual, isRecord, valueAt } from '#core/studio/changes/values.ts';
import type { ContentGap } from '#core/studio/content-gap.ts';
import type { Database } from '#server/db/client.ts';
import { readBlobs } from '#server/db/versions/source-versions.ts';
import { readValue } from '#server/studio/changes/edit-text.ts';

/** One state of a file, from a version on. */
type State = { path: string; since_version: number; hash: string };

const LANGUAGE_FILE = new RegExp(`/(${localeCodes.join('|')})\\.md$`);

/**
 * Lists the texts of the version in use whose translation is older than its source: an earlier stored version has been
 * changed in one language and not in the other since.
 */
export async function listStaleTexts(database: Database): Promise<ContentGap[]> {
  const histories = await readHistories(database);
  return [...(await listStaleFields(database, histories)), ...listStaleFiles(histories)];
}

/** The states of each file that is in use, the earliest first. */
async function readHistories({ read }: Database): Promise<State[][]> {
  const rows = await read
    .selectFrom('content_file')
    .select(['path', 'since_version', 'until_version', 'hash'])
    .where('is_media', '=', 0)
    .orderBy('path')
    .orderBy('since_version')
    .execute();
  return [...Map.groupBy(rows, ({ path }) => path).values()].filter(
    (states) => states.at(-1)?.until_version === null,
  );
}

async function listStaleFields(database: Database, histories: State[][]): Promise<ContentGap[]> {
  const gaps: ContentGap[] = [];
  for (const states of histories.filter(({ length }) => length > 1)) {
    const [{ path } = { path: '' }] = states;
    const kind = kindAt(path);
    const { schema = null, format } = kind ? kindOf(kind) : {};
    if (!schema || (format !== 'record' && format !== 'list')) continue;
    const values = await readStates(database, states);
    const key = format === 'list' && kind ? (kindOf(kind).key ?? '') : null;
    for (const record of key === null ? [recordOf(values)] : itemsOf(values, key)) {
      const stale = findStale(describeForm(schema), record.values);
      gaps.push(...toGaps(path, record, stale));
    }
  }
  return gaps;
}

/** What a file said, state by state. Pages are served in between: a long file takes some milliseconds each time. */
async function readStates(database: Database, states: readonly State[]): Promise<unknown[]> {
  const blobs = await readBlobs(
    database,
    states.map(({ hash }) => hash),
  );
  const values: unknown[] = [];
  for (const { path, hash } of states) {
    const bytes = blobs.get(hash);
    if (bytes) values.push(readValue(path, new TextDecoder().decode(bytes)));
    await setImmediate();
  }
  return values;
}

/** The states of one record; `at` is its position in the latest state of a list. */
type RecordStates = { at: number | null; values: unknown[]; code: string };

function recordOf(values: unknown[]): RecordStates {
  const latest = values.at(-1);
  const code = isRecord(latest) && typeof latest.code === 'string' ? latest.code : '';
  return { at: null, values, code };
}

function itemsOf(lists: unknown[], key: string): RecordStates[] {
  const latest = lists.at(-1);
  if (!Array.isArray(latest)) return [];
  const codeOf = (item: unknown) => (isRecord(item) ? String(item[key] ?? '') : '');
  const byCode = lists.map((list) =>
    Map.groupBy(Array.isArray(list) ? list.filter(isRecord) : [], codeOf),
  );
  return latest.map((item: unknown, at) => {
    const code = codeOf(item);
    const values = byCode.flatMap((items) => items.get(code)?.slice(0, 1) ?? []);
    return { at, values, code };
  });
}

/** What became stale from state to state and was not caught up with since. */
function findStale(field: ReturnType<typeof describeForm>, values: unknown[]): StaleTranslation[] {
  let stale: StaleTranslation[] = [];
  for (const [index, to] of values.entries()) {
    if (index === 0) continue;
    const from = values[index - 1];
    const found = listStaleTranslations(field, from, to);
    const isNew = ({ path }: StaleTranslation) => !found.some((one) => isEqual(one.path, path));
    stale = [
      ...stale.filter((one) => isNew(one) && isBehind(one, from, to)),
      ...found.filter((one) => !catchesUp(one, stale)),
    ];
  }
  const latest = values.at(-1);
  return stale.filter(({ path }) => isRecord(valueAt(latest, path)));
}

/** Whether no stale language was changed. */
const isBehind = ({ path, stale }: StaleTranslation, from: unknown, to: unknown): boolean =>
  stale.every((code) => isEqual(valueAt(from, [...path, code]), valueAt(to, [...path, code])));

/** Whether a change in one language only is that of the language that was behind. */
const catchesUp = ({ path, changed }: StaleTranslation, earlier: StaleTranslation[]): boolean =>
  earlier.some((one) => isEqual(one.path, path) && isEqual(one.stale, changed));

function toGaps(
  path: string,
  { at, values, code }: RecordStates,
  stale: StaleTranslation[],
): ContentGap[] {
  const latest = values.at(-1);
  const categories = valueAt(latest, ['categories']);
  const [first] = Array.isArray(categories) ? categories : [];
  return stale.map((one) => {
    const whole = at === null ? one.path : [at, ...one.path];
    return {
      ...{
        kind: 'stale-translation',
        path,
        at,
        title: mapLocales((code) => titleOfRecord(latest, code)),
      },
      code: code || path,
      category: typeof first === 'string' ? first : null,
      ...{ missing: one.stale.length, of: localeCodes.length },
      details: [mapLocales(() => one.stale.join(', '))],
      field: [...whole, ...one.stale.slice(0, 1)].join('.'),
    };
  });
}

/** Texts with a file for each language: those that are older than the latest of their languages. */
function listStaleFiles(histories: State[][]): ContentGap[] {
  const latest = histories.flatMap((states) => {
    const state = states.at(-1);
    const [, locale] = (state && LANGUAGE_FILE.exec(state.path)) ?? [];
    return state && locale ? [{ ...state, locale, isFirst: states.length === 1 }] : [];
  });
  const texts = Map.groupBy(latest, ({ path }) => path.replace(LANGUAGE_FILE, ''));
  return [...texts].flatMap(([folder, files]) => {
    const newest = Math.max(...files.map(({ since_version }) => since_version));
    const stale = files.filter(({ since_version }) => since_version < newest);
    return stale.map(({ path, locale }): ContentGap => {
      const code = folder.split('/').at(-1) ?? folder;
      return {
        ...{ kind: 'stale-translation', path, at: null, field: '', category: null, code },
        ...{ missing: 1, of: localeCodes.length, title: mapLocales(() => code) },
        details: [mapLocales(() => locale)],
      };
    });
  });
}
