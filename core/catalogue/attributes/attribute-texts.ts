import type {
  Attribute,
  AttributeSource,
  AttributeValue,
  AttributeValues,
} from '#core/catalogue/attributes/attribute.ts';
import type { AttributeGroup, AttributeRow } from '#core/catalogue/attributes/attribute-rows.ts';
import { attributeGroups, attributes } from '#core/catalogue/attributes/attributes.ts';
import { joinedRows } from '#core/catalogue/attributes/joined-rows.ts';
import type en from '#core/catalogue/attributes/texts/en.json';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage, type MessageValues } from '#core/i18n/messages.ts';
import { entriesOf } from '#core/keys.ts';
import { missing } from '#core/missing.ts';
import { formatNumber } from '#core/units.ts';

/** Names of attributes and their codes in one language. Browsers get finished texts instead. */
export type AttributeTexts = typeof en;

export type AttributeText = {
  (key: string, values?: MessageValues): string;
  locale: LocaleCode;
};

export function createAttributeText(locale: LocaleCode, texts: AttributeTexts): AttributeText {
  const table: Readonly<Record<string, string | undefined>> = texts;
  const text = (key: string, values?: MessageValues) => formatMessage(table[key] ?? key, values);
  return Object.assign(text, { locale });
}

type Sources = Partial<Record<string, AttributeSource>>;

/** Formats the attributes of a product's variants, grouped; groups and rows without any value are left out. */
export function groupAttributes(
  text: AttributeText,
  variants: AttributeValues[],
  sources: Sources,
): AttributeGroup[] {
  return attributeGroups
    .map((id) => ({
      id,
      title: text(`group.${id}`),
      rows: rows
        .filter(({ first }) => first.group === id)
        .flatMap((row) => formatRow(text, row, { variants, sources })),
    }))
    .filter((group) => group.rows.length > 0);
}

/** A row of the specification: one attribute, or several that are read together. */
type Row = { name: string; first: Attribute; members: Attribute[]; separator: string | null };

const rows: readonly Row[] = listRows();

function listRows(): Row[] {
  const joined = entriesOf(joinedRows).map(([name, row]) => {
    const names: readonly string[] = row.names;
    const separator = 'separator' in row ? row.separator : ', ';
    const members = attributes.filter((attribute) => names.includes(attribute.name));
    return { name, first: members[0] ?? missing(), members, separator };
  });
  const own = new Set(joined.flatMap(({ members }) => members));
  return attributes.flatMap((first): Row[] => {
    const row = joined.find((one) => one.first === first);
    if (row) return [row];
    return own.has(first) || first.isFigure
      ? []
      : [{ name: first.name, first, members: [first], separator: null }];
  });
}

function formatRow(
  text: AttributeText,
  row: Row,
  { variants, sources }: { variants: AttributeValues[]; sources: Sources },
): AttributeRow[] {
  const { name, first } = row;
  const source = sources[first.name];
  const values = variants.map((stated) => {
    const shown = rowText(text, row, stated);
    // What the manufacturer states is the rule.
    const isStated = source === undefined || source === 'manufacturer';
    return isStated || shown === null ? shown : text(`sourced.${source}`, { value: shown });
  });
  if (values.every((value) => value === null)) return [];
  const label = labelOf(text, row);
  const [shared] = values;
  const isShared = values.every((value) => value === shared);
  return [
    {
      name,
      label,
      ...(isShared ? { value: shared as string } : { values }),
      ...(first.isDurability && { isDurability: true }),
    },
  ];
}

/** The labels of all rows, with the attribute where a row is one. */
export function listLabels(text: AttributeText): { label: string; attribute: Attribute | null }[] {
  return rows.map((row) => {
    return { label: labelOf(text, row), attribute: row.separator === null ? row.first : null };
  });
}

function labelOf(text: AttributeText, { name, separator }: Row): string {
  return text(separator === null ? `name.${name}` : `row.${name}`);
}

function rowText(text: AttributeText, { members, separator }: Row, stated: AttributeValues) {
  const parts = members.flatMap((attribute) => {
    const value = stated[attribute.name];
    if (value === undefined) return [];
    const shown = attributeText(text, attribute, value);
    return separator === null ? shown : text(`part.${attribute.name}`, { value: shown });
  });
  return parts.length === 0 ? null : parts.join(separator ?? '');
}

/** Characters of a list's item that a column of a data sheet holds. */
const LONGEST_UNBROKEN = 30;

/** Formats a value with its unit: `18 A`, `≤ 0.4`, `B`, `EN 60598-1:2021, EN 55015:2019`. */
export function attributeText(
  text: AttributeText,
  attribute: Pick<Attribute, 'name' | 'cell' | 'unit' | 'sign' | 'digits'>,
  value: AttributeValue,
): string {
  const { cell, unit, sign } = attribute;
  if (cell.type === 'words') return wordsOf(value, text.locale);
  const parts = Array.isArray(value) ? value : [value];
  const joined = parts.map((part) => plainText(text, attribute, part)).join(', ');
  const isPhrase = unit === undefined || value === 'none';
  const measured = isPhrase ? joined : withUnit(text, joined, unit);
  return sign ? `${sign} ${measured}` : measured;
}

function withUnit(text: AttributeText, number: string, unit: string): string {
  return `${number}\u00a0${unit === 'years' ? text('unit.years') : unit}`;
}

function plainText(
  text: AttributeText,
  { name, cell, digits = 1 }: Pick<Attribute, 'name' | 'cell' | 'digits'>,
  value: AttributeValue,
): string {
  if (typeof value === 'number') return formatNumber(text.locale, value, digits);
  if (cell.type === 'choice') return text(`value.${name}.${value}`);
  if (name === 'through_wiring' && value === 'none') return text('value.through_wiring.none');
  if (cell.type === 'list') return unbroken(String(value));
  return name === 'origin' ? countryOf(text.locale, String(value)) : rangeText(text, String(value));
}

/** An item of a list stays on one line, unless it is wider than the narrow columns of a data sheet. */
function unbroken(item: string): string {
  return item.length > LONGEST_UNBROKEN ? item : item.replaceAll(' ', '\u00a0');
}

/** `0.5-2.5` → `0,5–2,5` in Spanish, `5x2.5` → `5 × 2.5`; other codes are as they are stated. */
function rangeText({ locale }: AttributeText, value: string): string {
  if (!/^[\d.]+([x-][\d.]+)?$/.test(value) || /^\d{4,}$/.test(value)) return value;
  return value
    .replace(/[\d.]+/g, (number) => formatNumber(locale, Number(number), 2))
    .replace('-', '–')
    .replace('x', ' × ');
}

function countryOf(locale: LocaleCode, code: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

function wordsOf(value: AttributeValue, locale: LocaleCode): string {
  const isLocalised = typeof value === 'object' && !Array.isArray(value);
  return isLocalised ? value[locale] : String(value);
}
