import { shortText } from '#core/catalogue/etim/bmecat.ts';
import { etimClassOf } from '#core/catalogue/etim/etim.ts';
import { takeFeatures } from '#core/catalogue/etim/take-features.ts';
import type { ColumnMap } from '#server/import/columns/column-map.ts';
import type { ExchangeItem } from '#server/import/exchange/exchange-item.ts';
import {
  bareGtin,
  type KnownVariant,
  type KnownVariants,
} from '#server/import/exchange/known-variants.ts';
import type { Unread } from '#server/import/exchange/unread.ts';
import { foldHead } from '#server/import/tables/fold-head.ts';
import { sheetKinds } from '#server/import/tables/sheet-kinds.ts';
import type { TableCell } from '#server/import/tables/table.ts';
import type { WorkbookSheet } from '#server/import/workbook/read-workbook.ts';

const COLUMNS = new Set(sheetKinds.find(({ name }) => name === 'variants')?.columns);

type Making = { known: KnownVariants; map: ColumnMap; unread: Unread };

/** What an item says of a variant. */
type Stated = {
  /** Cells that differ from those of the content, by column or by the code of a feature that no rule explains. */
  changes: Map<string, TableCell>;
  /** Columns that the file states, the same as the content or not. */
  columns: Set<string>;
};

type About = { variant: KnownVariant; making: Making };

/**
 * The items of a file as a sheet of variants: a cell differs from that of the content only where the file says something
 * else. Features without a rule have columns of their own, for which `columns.yaml` may have a meaning.
 */
export function toSheet(items: readonly ExchangeItem[], making: Making): WorkbookSheet {
  const { known, unread } = making;
  const header = new Set(['sku']);
  const rows: { item: ExchangeItem; variant: KnownVariant; stated: Stated }[] = [];
  for (const item of items) {
    const variant = known.find(item.codes, item.gtin);
    if (!variant) {
      unread.note('sku', 'unknown', item.codes[0] ?? item.gtin ?? '');
      continue;
    }
    const stated = statedIn(item, variant, making);
    for (const column of stated.columns) header.add(column);
    rows.push({ item, variant, stated });
  }
  const heads = [...header];
  const cells = rows.map(({ item, variant: { sku, row }, stated: { changes } }) => ({
    row: item.place + 1,
    cells: heads.map((head) => (head === 'sku' ? sku : (changes.get(head) ?? row[head] ?? ''))),
  }));
  return { name: '', rows: [{ row: 1, cells: heads }, ...cells], faults: [] };
}

function statedIn(item: ExchangeItem, variant: KnownVariant, making: Making): Stated {
  const stated: Stated = { changes: new Map(), columns: new Set() };
  if (item.gtin !== null) {
    const isSame = bareGtin(item.gtin) === bareGtin(variant.row.gtin ?? '');
    state(stated, 'gtin', { value: item.gtin, isSame });
  }
  for (const [locale, text] of Object.entries(item.descriptions)) {
    const column = `description_${locale}`;
    const stored = variant.row[column] ?? '';
    const isSame = text === stored || text === shortText(stored);
    state(stated, column, { value: text, isSame });
  }
  for (const [column, value] of Object.entries(item.facts)) {
    stateFact(stated, { column, value }, { variant, making });
  }
  statePack(stated, item.pack, { variant, making });
  stateFeatures(stated, item, { variant, making });
  return stated;
}

type Fact = { column: string; value: TableCell };

function stateFact(
  stated: Stated,
  { column, value: given }: Fact,
  { variant, making }: About,
): void {
  const { unread } = making;
  const value = column === 'optic' ? opticOf(variant, given, unread) : given;
  if (value === null || isMeasured(variant, column)) return;
  const current = readValue(variant, column);
  // The site offers pieces where the content says nothing.
  const isUsual = current === null && column === 'order_unit' && value === 'piece';
  const isSame = isUsual || isEqual(current ?? '', value) || isText(variant, column, value);
  if (!isSame && column === 'photometry') unread.note(column, 'document', String(value));
  else if (COLUMNS.has(column)) state(stated, column, { value, isSame });
  else if (!isSame) unread.note(column, 'product', String(value));
}

/** Whether a text that the product has in each language is this one in one of them. */
function isText({ subject }: KnownVariant, column: string, value: TableCell): boolean {
  const texts = subject.attributes[column];
  if (typeof texts !== 'object' || Array.isArray(texts)) return false;
  return Object.values(texts).some((text) => text === value);
}

/** Numbers have noise of their binary form behind the twelfth digit. */
function isEqual(one: TableCell, other: TableCell): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return one.toPrecision(12) === other.toPrecision(12);
}

function state(
  stated: Stated,
  column: string,
  { value, isSame }: { value: TableCell; isSame: boolean },
) {
  stated.columns.add(column);
  if (!isSame) stated.changes.set(column, value);
}

/**
 * The name of an optic by its label, which is what sites publish: the variant's own where several have it; null where the
 * product has none like it.
 */
function opticOf(variant: KnownVariant, label: TableCell, unread: Unread): TableCell | null {
  if (label === '') return '';
  const optics = Object.entries(variant.product.record.optics);
  const names = optics.flatMap(([name, one]) => {
    return Object.values(one.label).some((text) => text === label) ? name : [];
  });
  if (names.length === 0) unread.note('optic', 'product', String(label));
  const { optic = '' } = variant.row;
  return names.includes(optic) ? optic : (names[0] ?? null);
}

/** Figures that sites read from the photometric file where the content states none. */
const MEASURED = new Set(['beam_deg', 'beam_c90_deg', 'ugr']);

/** Whether the photometric file says it, where the row does not. */
function isMeasured(variant: KnownVariant, column: string): boolean {
  return (
    MEASURED.has(column) && readValue(variant, column) === null && Boolean(variant.row.photometry)
  );
}

/** A figure or attribute of the variant, that of its product too. */
function readValue({ subject }: KnownVariant, column: string): TableCell | null {
  const figures = subject.figures as Record<string, unknown>;
  const value = subject.attributes[column] ?? figures[column];
  if (Array.isArray(value)) return value.join('|');
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function statePack(stated: Stated, pack: ExchangeItem['pack'], { variant, making }: About): void {
  const { unread } = making;
  if (!pack) return;
  const size = readValue(variant, 'pack_size');
  if (pack.size === null && Number(size ?? 1) !== 1) {
    unread.note('pack_size', 'of-several', variant.sku);
    return;
  }
  if (pack.size !== null) {
    state(stated, 'pack_size', { value: pack.size, isSame: Number(size ?? 1) === pack.size });
  }
  for (const [column, value] of Object.entries(pack.sides)) {
    const current = Number(readValue(variant, column) ?? Number.NaN);
    const isSame = column === 'pack_weight_kg' ? current === value : Math.round(current) === value;
    state(stated, column, { value, isSame });
  }
}

function stateFeatures(stated: Stated, item: ExchangeItem, { variant, making }: About): void {
  const { known, map, unread } = making;
  const { etim } = known;
  const { subject } = variant;
  const own = etim && etimClassOf(etim, subject);
  for (const code of item.classes) {
    if (code !== own?.code) unread.note(code, 'class', `${variant.sku}: ${own?.code ?? '–'}`);
  }
  const rules = new Set(etim?.features.map(({ code }) => code));
  if (etim) {
    const { cells, left, settled } = takeFeatures(etim, subject, item.features);
    for (const column of settled) stated.columns.add(column);
    for (const [column, value] of cells) state(stated, column, { value, isSame: false });
    for (const { code, value, reason } of left) unread.note(code, reason, value);
  }
  for (const { code, values } of item.features) {
    if (rules.has(code)) continue;
    const text = values.join('–');
    const target = map.get(foldHead(code));
    if (typeof target !== 'object' || !('column' in target)) {
      state(stated, code, { value: text, isSame: false });
      continue;
    }
    const meant = target.meanings.get(text.toLowerCase()) ?? inUnit(text, target.factor);
    state(stated, target.column, {
      value: meant,
      isSame: meant === readValue(variant, target.column),
    });
  }
}

function inUnit(text: string, factor: number): TableCell {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  return Number((number * factor).toPrecision(12));
}
