import attributeTextsEn from '#core/catalogue/attributes/texts/en.json';
import attributeTextsEs from '#core/catalogue/attributes/texts/es.json';
import { describeForm } from '#core/editing/describe-form.ts';
import type { EditingNames } from '#core/editing/field-hints.ts';
import { nameOfColumn, unitOfColumn } from '#core/editing/grid/column-names.ts';
import { describeColumns, type GridColumn } from '#core/editing/grid/grid-column.ts';
import type { GridTable } from '#core/editing/grid/grid-table.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode, localeCodes } from '#core/i18n/locales.ts';
import textsEn from '#core/i18n/messages/en.json';
import textsEs from '#core/i18n/messages/es.json';

/** A column with what its head shows. */
export type ColumnHead = GridColumn & {
  /** In the person's language; the name in the file where nobody has named it. */
  label: string;
  unit: string | null;
  /** Of its left edge in the table, pixels. */
  left: number;
  /** Pixels. */
  width: number;
};

type Texts = Readonly<Record<string, string | undefined>>;

const figureTexts: Record<string, Texts> = { en: textsEn, es: textsEs };
const attributeTexts: Record<string, Texts> = { en: attributeTextsEn, es: attributeTextsEs };

type Naming = { kind: RecordKind; names: EditingNames; locale: string };

function labelOf(column: string, { kind, names, locale }: Naming): string {
  const figure = (key: string) => figureTexts[locale]?.[key];
  const attribute = (key: string) => attributeTexts[locale]?.[key];
  return nameOfColumn(kind, column, { names, figure, attribute });
}

/** Rows whose cells decide how wide a column is. */
const SAMPLE = 200;
const LETTER_PX = 7.6;
const [LEAST_PX, MOST_PX] = [84, 300];
/** Codes are bold; those of a table without rows will be longer than their head. */
const [CODE_LETTER_PX, NEW_CODES_PX] = [8.8, 170];

/** The heads of the columns of a table. */
export function headsOf(table: GridTable, naming: Naming): ColumnHead[] {
  const { schema } = kindOf(naming.kind);
  const columns = describeColumns(table.columns, schema && describeForm(schema));
  const sample = table.rows.slice(0, SAMPLE);
  let left = 0;
  return columns.map((column, at) => {
    const label = labelOf(column.name, naming);
    const unit = unitOfColumn(naming.kind, column.name);
    const head = Math.max(label.length + (unit ? unit.length + 2 : 0), column.name.length);
    const longest = sample.reduce((most, { cells }) => {
      return Math.max(most, cells[at]?.length ?? 0);
    }, head);
    const isKey = table.keys.includes(at);
    const least = isKey && table.origins.length === 0 ? NEW_CODES_PX : LEAST_PX;
    const letter = isKey ? CODE_LETTER_PX : LETTER_PX;
    const width = Math.min(MOST_PX, Math.max(least, Math.round(longest * letter) + 22));
    left += width;
    return { ...column, label, unit, left: left - width, width };
  });
}

/** Names under which the head of a pasted table may call a column, lower case; ambiguous ones name none. */
export function labelsOf(kind: RecordKind, heads: readonly ColumnHead[], names: EditingNames) {
  const found = new Map<string, number[]>();
  for (const [at, { name, unit }] of heads.entries()) {
    const labels = localeCodes.map((locale) => labelOf(name, { kind, names, locale }));
    const all = [...labels, ...labels.map((label) => `${label} (${unit})`)];
    for (const label of new Set(all.map((one) => one.toLowerCase()))) {
      found.set(label, [...(found.get(label) ?? []), at]);
    }
  }
  const single = [...found].filter(([, positions]) => positions.length === 1);
  return new Map(single.map(([label, [at = -1]]) => [label, at]));
}

/** The class of the cells of a column. */
export const columnClass = (at: number): string => `column-${at}`;

/** Language of the texts in a column; undefined where it has none. */
export function languageOf(column: string): string | undefined {
  const code = column.slice(-2);
  return column.endsWith(`_${code}`) && isLocaleCode(code) ? code : undefined;
}
