import type { Translate } from '#core/i18n/translate.ts';
import type { Schema, Schemas } from '#server/api/documentation/api-operation.ts';

/** Returns the schema behind a reference, or the part of a nullable or extended one that has the properties. */
export function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  const inner = schema.allOf?.[0] ?? schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return inner.$ref ? (schemas[nameOf(inner.$ref)] ?? {}) : inner;
}

/** Returns the example of a schema, composed from its properties if it has none. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const target = resolveSchema(schema, schemas);
  if (target.example !== undefined) return target.example;
  if (target.items) {
    const item = exampleOf(target.items, schemas);
    return item === undefined ? undefined : [item];
  }
  const parts = Object.entries(target.properties ?? {}).map(([name, property]) => [
    name,
    exampleOf(property, schemas),
  ]);
  const defined = parts.filter(([, value]) => value !== undefined);
  return defined.length > 0 ? Object.fromEntries(defined) : undefined;
}

/** Names the type of a schema: `list of integer`. */
export function typeOf(t: Translate<'api'>, schema: Schema): string {
  const typesOf = (parts: Schema[]) => parts.map((part) => typeOf(t, part)).filter(Boolean);
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return typesOf(schema.anyOf).join(` ${t('api.or')} `);
  if (schema.allOf) return typesOf(schema.allOf).join(` ${t('api.and')} `);
  if (schema.type === 'array') {
    return t('api.list-of', { type: typeOf(t, schema.items ?? {}) || t('api.anything') });
  }
  return [schema.type ?? ''].flat().join(` ${t('api.or')} `);
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
