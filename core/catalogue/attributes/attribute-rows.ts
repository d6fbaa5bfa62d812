import type { AttributeGroupId } from '#core/catalogue/attributes/attribute.ts';

/** An attribute of the variants of a product: one text for all, or one for each in their order, null if it has none. */
export type AttributeRow = {
  name: string;
  label: string;
  value?: string;
  values?: (string | null)[];
  isDurability?: true;
};

export type AttributeGroup = { id: AttributeGroupId; title: string; rows: AttributeRow[] };

type Attributed = { variants: readonly { id: number }[]; attributes: AttributeGroup[] };

/** The attributes of one of a product's variants, without empty rows and groups. */
export function attributesOf({ variants, attributes }: Attributed, chosen: { id: number }) {
  const position = variants.findIndex(({ id }) => id === chosen.id);
  return attributes
    .map((group) => ({ ...group, rows: rowsOfGroup(group, position) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The text of a row for one of the variants, by its position; null if it has none. */
export function textOfRow({ value, values }: AttributeRow, position: number): string | null {
  return value ?? values?.[position] ?? null;
}

function rowsOfGroup({ rows }: AttributeGroup, position: number) {
  return rows.flatMap((row) => {
    const value = textOfRow(row, position);
    return value === null ? [] : [{ ...row, value }];
  });
}
