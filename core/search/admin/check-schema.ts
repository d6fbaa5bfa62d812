import { z } from 'zod';
import {
  type CollectionSchema,
  type Field,
  isList,
  isNumeric,
} from '#core/search/admin/collection-schema.ts';
import { SearchError } from '#core/search/search-error.ts';

const fieldTypes = [
  'string',
  'string[]',
  'int32',
  'int32[]',
  'int64',
  'int64[]',
  'float',
  'float[]',
  'bool',
  'bool[]',
] as const;

const character = z.string().refine((text) => [...text].length === 1, 'must be one character');

const fieldSchema = z.object({
  name: z.string().min(1).max(256),
  type: z.enum(fieldTypes),
  facet: z.boolean().optional(),
  optional: z.boolean().optional(),
  index: z.boolean().optional(),
  sort: z.boolean().optional(),
  infix: z.boolean().optional(),
  range_index: z.boolean().optional(),
  locale: z.string().optional(),
});

const collectionSchema = z.object({
  name: z.string().min(1).max(256),
  fields: z.array(fieldSchema).min(1).max(500),
  default_sorting_field: z.string().optional(),
  token_separators: z.array(character).optional(),
  symbols_to_index: z.array(character).optional(),
});

const refuse = (message: string) => new SearchError('search-invalid', message);

/** Formats the first validation issue as one sentence with its path. */
function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return `\`${issue?.path.join('.')}\`: ${issue?.message}.`;
}

/** Fills in a field's default properties. */
function completeField(field: Field): Required<Field> {
  return {
    facet: false,
    optional: false,
    index: true,
    sort: !field.type.startsWith('string') && !isList(field),
    infix: false,
    range_index: false,
    locale: '',
    ...field,
  };
}

/** Parses the fields of a schema or of a schema change. Throws a `SearchError` 400. */
export function parseFields(value: unknown): Required<Field>[] {
  const parsed = z.array(fieldSchema).safeParse(value);
  if (!parsed.success) throw refuse(`The \`fields\` are not valid: ${describe(parsed.error)}`);
  return parsed.data.map((entry) => {
    const field = completeField(withoutUndefined(entry));
    if (field.range_index && !isNumeric(field))
      throw refuse('The `range_index` property is only allowed for the numerical fields.');
    return field;
  });
}

/** Parses a collection's schema from JSON and fills in the defaults. Throws a `SearchError` 400. */
export function parseSchema(
  value: unknown,
): Required<CollectionSchema> & { fields: Required<Field>[] } {
  const parsed = collectionSchema.safeParse(value);
  if (!parsed.success) throw refuse(`The schema is not valid: ${describe(parsed.error)}`);
  const {
    name,
    default_sorting_field = '',
    token_separators = [],
    symbols_to_index = [],
  } = parsed.data;
  const fields = parseFields(parsed.data.fields);
  const names = new Set<string>();
  for (const field of fields) {
    if (names.has(field.name)) {
      throw refuse(`There are duplicate field names in the schema: \`${field.name}\`.`);
    }
    names.add(field.name);
  }
  checkDefaultSorting(default_sorting_field, fields);
  return { name, fields, default_sorting_field, token_separators, symbols_to_index };
}

function checkDefaultSorting(name: string, fields: Field[]): void {
  if (name === '') return;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) {
    throw refuse(`Default sorting field is defined as \`${name}\` but is not found in the schema.`);
  }
  if (!field.sort || isList(field)) {
    throw refuse(`Default sorting field \`${name}\` is not a sortable type.`);
  }
  if (field.optional) {
    throw refuse(`Default sorting field \`${name}\` cannot be an optional field.`);
  }
}

function withoutUndefined(field: z.infer<typeof fieldSchema>): Field {
  const entries = Object.entries(field).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Field;
}
