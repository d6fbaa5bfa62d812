import { attributes } from '#core/catalogue/attributes/attributes.ts';
import { figureLabel, figures } from '#core/catalogue/figures/figures.ts';
import type { EditingNames } from '#core/editing/field-hints.ts';
import type { RecordKind } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';

type Fact = { unit: string | null; isFigure: boolean; key: string };

/** What figures and attributes say about their columns. */
const facts = new Map<string, Fact>([
  ...figures.flatMap(({ id, cells, unit }) =>
    Object.keys(cells).map((column): [string, Fact] => [
      column,
      { unit, isFigure: true, key: figureLabel(id) },
    ]),
  ),
  ...attributes.map(({ name, unit }): [string, Fact] => [
    name,
    { unit: unit ?? null, isFigure: false, key: `name.${name}` },
  ]),
]);

/** Texts of one language by their keys. */
export type ColumnTexts = {
  names: EditingNames;
  figure: (key: string) => string | undefined;
  attribute: (key: string) => string | undefined;
};

/** What people call a column of a table; the name in the file where nobody has named it. */
export function nameOfColumn(kind: RecordKind, column: string, texts: ColumnTexts): string {
  const { names, figure, attribute } = texts;
  const own = names.field(kind, column);
  if (own !== column) return own;
  const fact = hasFacts(kind) ? facts.get(column) : undefined;
  const name = fact && (fact.isFigure ? figure : attribute)(fact.key);
  if (name) return name;
  const language = localeCodes.find((code) => column.endsWith(`_${code}`));
  const stem = language ? column.slice(0, -language.length - 1) : '';
  const named = names.field(kind, stem);
  return language && named !== stem ? `${named} (${language.toUpperCase()})` : column;
}

/** The unit of a column of figures; null for others. */
export function unitOfColumn(kind: RecordKind, column: string): string | null {
  return (hasFacts(kind) && facts.get(column)?.unit) || null;
}

/** A sheet of products has attributes, too. */
function hasFacts(kind: RecordKind): boolean {
  return kind === 'variants' || kind === 'product';
}
