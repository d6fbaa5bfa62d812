import type { ProductSource, VariantSource } from '#server/import/read/content-records.ts';

type Scalar = string | number;
export type Conditions = Record<string, Scalar | Scalar[]>;

/** A product or a variant as the fields that conditions name. */
export type FieldsOf = { code: string; read(field: string): readonly Scalar[] };

/** The products of a catalogue; a field of their variants has all values of them. */
export function listProducts(products: readonly ProductSource[]): FieldsOf[] {
  return products.map((product) => ({
    code: product.record.code,
    read(field) {
      const own = readProduct(product, field);
      if (own.length > 0) return own;
      return [...new Set(product.variants.flatMap((variant) => readVariant(variant, field)))];
    },
  }));
}

/** The variants of a catalogue; a field that they do not have is that of their product. */
export function listVariants(products: readonly ProductSource[]): FieldsOf[] {
  return products.flatMap((product) =>
    product.variants.map((variant) => ({
      code: variant.record.sku,
      read(field: string) {
        const own = readVariant(variant, field);
        return own.length > 0 ? own : readProduct(product, field);
      },
    })),
  );
}

function readProduct({ record }: ProductSource, field: string): Scalar[] {
  const fields: Record<string, unknown> = { ...record.attributes, ...record };
  const names = {
    product: 'code',
    category: 'categories',
    type: 'types',
    application: 'applications',
  } as const;
  return scalarsOf(fields[names[field as keyof typeof names] ?? field]);
}

function readVariant({ record, attributes }: VariantSource, field: string): Scalar[] {
  return scalarsOf({ ...attributes, ...record }[field as keyof typeof record]);
}

function scalarsOf(value: unknown): Scalar[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  if (typeof value === 'boolean') return [String(value)];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(scalarsOf);
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [value] : [];
}

/** Whether a product or variant meets all conditions. */
export function meets(row: FieldsOf, conditions: Conditions): boolean {
  return Object.entries(conditions).every(([field, condition]) => {
    const values = row.read(field);
    if (condition === 'any') return values.length > 0;
    if (condition === 'none') return values.length === 0 || values.every((one) => one === 'none');
    const wanted = Array.isArray(condition) ? condition : [condition];
    return values.some((value) => wanted.some((one) => isMet(value, one)));
  });
}

const LIMIT = /^([<>]=?|!)\s*(.+)$/;

function isMet(value: Scalar, wanted: Scalar): boolean {
  const [, sign, limit] = (typeof wanted === 'string' && wanted.match(LIMIT)) || [];
  switch (sign) {
    case '>':
      return Number(value) > Number(limit);
    case '>=':
      return Number(value) >= Number(limit);
    case '<':
      return Number(value) < Number(limit);
    case '<=':
      return Number(value) <= Number(limit);
    case '!':
      return String(value) !== limit;
    default:
      return String(value) === String(wanted);
  }
}
