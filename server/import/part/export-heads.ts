import { listLabels } from '#core/catalogue/attributes/attribute-texts.ts';
import { type Cell, camelCase } from '#core/catalogue/figures/cell.ts';
import { type Figures, figures } from '#core/catalogue/figures/figures.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import {
  columnLabel,
  perMetreColumns,
  type VariantColumn,
  variantColumns,
} from '#core/catalogue/variants/variant-columns.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';
import { attributeTexts, texts } from '#server/texts.ts';

/** What a head of a file that the site exports means: a column, or nothing that could be read back. */
type ExportHead = {
  /** Null for a text that the site composes of several columns. */
  column: string | null;
  /** Values of choices by their names in the language of the file. */
  values: ReadonlyMap<string, string>;
};

/** The class of the product, which its type decides. */
const ETIM = /^ETIM \d/;

const NONE: ReadonlyMap<string, string> = new Map();

const COMPOSED: ExportHead = { column: null, values: NONE };

/** The heads of the table of variants that a product's page saves, in each language. */
export const exportHeads: ReadonlyMap<string, ExportHead> = collectHeads();

/** Marks a head whose cells are composed for readers, and cannot be read back. */
const SHOWN = ' (as shown)';

/** The columns that the heads of an exported file mean; those of other files as they are. */
export function renameExported(heads: string[]): string[] {
  const exported = heads.filter((head) => exportHeads.has(head));
  // `Code` alone may be that of anything.
  const isExported = exported.length > 1 && exported.some(isSku);
  if (!isExported) return heads;
  return heads.map((head) => {
    const known = ETIM.test(head) ? COMPOSED : exportHeads.get(head);
    return known ? (known.column ?? `${head}${SHOWN}`) : head;
  });
}

function isSku(head: string): boolean {
  return exportHeads.get(head)?.column === 'sku';
}

export function isShownOnly(head: string): boolean {
  return head.endsWith(SHOWN);
}

/** Values of choices by their names in all languages, by column. */
export const choiceNames: ReadonlyMap<string, ReadonlyMap<string, string>> = collectNames();

function collectNames() {
  const names = new Map<string, Map<string, string>>();
  for (const { column, values } of exportHeads.values()) {
    if (column === null) continue;
    names.set(column, new Map([...(names.get(column) ?? []), ...values]));
  }
  return names;
}

function collectHeads(): Map<string, ExportHead> {
  const heads = new Map<string, ExportHead>();
  for (const locale of localeCodes) {
    const t = texts[locale];
    heads.set(t('figure.code'), { column: 'sku', values: NONE });
    for (const column of perMetreColumns) {
      const isOwn = !variantColumns.includes(column);
      // The content states the reel.
      if (isOwn)
        heads.set(`${columnLabel(t, column)} (${column.unit})`, { column: null, values: NONE });
    }
    for (const { label, attribute } of listLabels(attributeTexts[locale])) {
      // Other attributes are shown with their unit, and codes by their names.
      heads.set(label, attribute?.name === 'gtin' ? { column: 'gtin', values: NONE } : COMPOSED);
    }
    for (const column of variantColumns) {
      const label = columnLabel(t, column);
      const head = column.unit ? `${label} (${column.unit})` : label;
      const known = heads.get(head);
      const own = headOf(column, locale);
      const values = known && own ? new Map([...known.values, ...own.values]) : own.values;
      heads.set(head, { ...own, values });
    }
  }
  return heads;
}

function headOf(column: VariantColumn, locale: LocaleCode): ExportHead {
  if (column.id === 'description') return { column: `description_${locale}`, values: NONE };
  const figure = figures.find(({ id }) => id === column.id);
  const cells = Object.entries(figure?.cells ?? {}) as [string, Cell][];
  const [first] = cells;
  // The optic is shown by its label, not by its name.
  if (!first || cells.length > 1 || column.id === 'optic') return { column: null, values: NONE };
  const [name, cell] = first;
  const shown = (value: unknown) => textOf(column, locale, { [camelCase(name)]: value });
  if (cell.type === 'choice') {
    const pairs = cell.values.map((value) => [shown(value), value] as const);
    const values = new Map(pairs.filter(([text]) => text !== null) as [string, string][]);
    return { column: name, values };
  }
  return { column: isReadable(cell, shown(cell.example), locale) ? name : null, values: NONE };
}

/** Whether the file has the value as content does: a plain number, or the same text. */
function isReadable(cell: Cell, shown: string | null, locale: LocaleCode): boolean {
  if (typeof cell.example !== 'number') return shown === cell.example;
  return (
    shown?.replace(/[^\d.,]/g, '') === shown && shown === formatPlainNumber(locale, cell.example)
  );
}

/** The cell of a variant that has this value only; null if its text needs others. */
function textOf(
  column: VariantColumn,
  locale: LocaleCode,
  values: Partial<Record<keyof Figures | string, unknown>>,
): string | null {
  try {
    const text = column.text(texts[locale], values as unknown as Variant);
    return text === null ? null : text.replace(/[\u00a0\u202f]/g, ' ');
  } catch {
    return null;
  }
}
