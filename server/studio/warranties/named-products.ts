import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { foldText } from '#core/fold-text.ts';
import type { Tables } from '#server/db/tables.ts';
import { containsWords } from '#server/db/text-search.ts';
import type { WarrantySources } from '#server/studio/warranties/warranty-sources.ts';

/** Products that some words of a text name, and its other words, which may have been entered beside them. */
export type NamedProducts = { codes: string[]; otherWords: string };

/** A statement of SQLite has up to 32,766 parameters. */
const MOST_CODES = 30_000;

/** Groups codes by the words of a text that their names contain; codes that none names are left out. */
export function groupByWords(names: ReadonlyMap<string, string>, text: string): NamedProducts[] {
  const words = foldText(text).split(' ').filter(Boolean);
  const named = [...names].flatMap(([code, name]) => {
    const folded = foldText(`${code} ${name}`);
    const others = words.filter((word) => !folded.includes(word));
    return others.length < words.length ? [{ code, otherWords: others.join(' ') }] : [];
  });
  const groups = Map.groupBy(named.slice(0, MOST_CODES), ({ otherWords }) => otherWords);
  return [...groups].map(([otherWords, group]) => {
    return { otherWords, codes: group.map(({ code }) => code) };
  });
}

type Search = { locale: string; text: string | undefined };

/** The products with registrations or claims that a text names, in the language of the clerk. */
export async function findNamedProducts(
  read: Kysely<Tables>,
  table: 'warranty_item' | 'warranty_claim',
  { listNames, locale, text }: Search & Pick<WarrantySources, 'listNames'>,
): Promise<NamedProducts[]> {
  if (!text) return [];
  const rows = await read.selectFrom(table).select('sku').distinct().execute();
  const codes = rows.flatMap(({ sku }) => sku || []);
  const known = await listNames(locale, codes);
  return groupByWords(new Map(codes.map((code) => [code, known.get(code) ?? ''])), text);
}

/** Condition that every word of a text was entered or names the product. */
export function enteredOrNamed<Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  { text, named, entered }: { text: string; named: NamedProducts[]; entered: Expression<string> },
  isOf: (codes: string[]) => Expression<SqlBool>,
): Expression<SqlBool> {
  return eb.or([
    containsWords(entered, text),
    ...named.map(({ codes, otherWords }) =>
      otherWords === '' ? isOf(codes) : eb.and([isOf(codes), containsWords(entered, otherWords)]),
    ),
  ]);
}
