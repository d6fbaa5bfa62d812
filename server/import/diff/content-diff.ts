/** A value that is another now; '' for none. */
export type FieldChange = { field: string; before: string; after: string };

export type VariantChange = { sku: string; fields: FieldChange[] };

/** A product in both versions with differences in itself or its variants. */
export type ProductChange = {
  code: string;
  title: string;
  fields: FieldChange[];
  added: string[];
  removed: string[];
  changed: VariantChange[];
};

export type NamedProduct = { code: string; title: string; variants: number };

/** Changes of one kind of other records, by code or path. */
export type RecordChanges = { kind: string; added: string[]; removed: string[]; changed: string[] };

/** What a new version changes of the one in use. */
export type ContentDiff = {
  /** The version in use; 0 when there is none yet. */
  from: number;
  products: { added: NamedProduct[]; removed: NamedProduct[]; changed: ProductChange[] };
  others: RecordChanges[];
  /** Changes of fields that are counted but not listed, because there are too many. */
  unlisted: number;
};

/** Changes of fields that a diff lists; the rest is counted. */
export const MAX_LISTED = 50_000;

/** Values of a record by field. */
export type FieldValues = ReadonlyMap<string, string>;

/** The fields whose values differ, in the order of the new record; fields that it lacks follow. */
export function compareFields(before: FieldValues, after: FieldValues): FieldChange[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].flatMap((field) => {
    const [one, other] = [before.get(field) ?? '', after.get(field) ?? ''];
    return one === other ? [] : { field, before: one, after: other };
  });
}

/** Compares records of one kind by key and value; null without a change. */
export function compareRecords(
  kind: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RecordChanges | null {
  const added = [...after.keys()].filter((key) => !before.has(key));
  const removed = [...before.keys()].filter((key) => !after.has(key));
  const changed = [...after].flatMap(([key, value]) => {
    const earlier = before.get(key);
    return earlier === undefined || earlier === value ? [] : key;
  });
  const count = added.length + removed.length + changed.length;
  return count === 0 ? null : { kind, added, removed, changed };
}

/** The numbers of a diff for its first line. */
export function countChanges({ products }: ContentDiff) {
  const { added, removed, changed } = products;
  const sum = (list: NamedProduct[]) => list.reduce((total, { variants }) => total + variants, 0);
  const of = (key: 'added' | 'removed' | 'changed') =>
    changed.reduce((total, product) => total + product[key].length, 0);
  return {
    products: { added: added.length, removed: removed.length, changed: changed.length },
    variants: {
      added: sum(added) + of('added'),
      removed: sum(removed) + of('removed'),
      changed: of('changed'),
    },
  };
}

/** Whether the new version is the same as the one in use. */
export function isSame({ products, others }: ContentDiff): boolean {
  const { added, removed, changed } = products;
  return added.length + removed.length + changed.length + others.length === 0;
}

export type ChangeGroup = { field: string; before: string; after: string; skus: string[] };

/** The same change of several variants as one, the most frequent first. */
export function groupChanges({ products }: ContentDiff): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { changed } of products.changed) {
    for (const { sku, fields } of changed) {
      for (const { field, before, after } of fields) {
        const key = JSON.stringify([field, before, after]);
        const group = groups.get(key) ?? { field, before, after, skus: [] };
        group.skus.push(sku);
        groups.set(key, group);
      }
    }
  }
  return [...groups.values()].sort((a, b) => b.skus.length - a.skus.length);
}
