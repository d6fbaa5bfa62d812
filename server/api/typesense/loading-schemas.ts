import { z } from '@hono/zod-openapi';

const types = [
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

const fieldSchema = z
  .object({
    name: z.string(),
    type: z.enum(types),
    facet: z.boolean().optional(),
    optional: z.boolean().optional(),
    index: z.boolean().optional(),
    sort: z.boolean().optional(),
    infix: z.boolean().optional(),
  })
  .openapi('SearchField', { example: { name: 'title', type: 'string' } });

export const newCollectionSchema = z
  .object({
    name: z.string(),
    fields: z.array(fieldSchema),
    default_sorting_field: z.string().optional().openapi({
      description: 'A required numeric field.',
    }),
    token_separators: z.array(z.string()).optional().openapi({
      description: 'Characters that separate words, in addition to spaces.',
    }),
    symbols_to_index: z.array(z.string()).optional().openapi({
      description: 'Special characters that are indexed; others are dropped.',
    }),
  })
  .openapi('NewCollection', {
    example: {
      name: 'books',
      fields: [
        { name: 'title', type: 'string' },
        { name: 'year', type: 'int32', facet: true },
      ],
      default_sorting_field: 'year',
    },
  });

export const collectionSchema = newCollectionSchema
  .extend({
    num_documents: z.number().int(),
    created_at: z.number().int().openapi({ description: 'Unix time in seconds.' }),
  })
  .openapi('Collection');

export const documentSchema = z
  .looseObject({ id: z.string() })
  .openapi('SearchDocument', { example: { id: '1', title: 'Light', year: 2026 } });

export const importLinesSchema = z
  .string()
  .openapi('JsonLines', { example: '{"success":true}\n{"success":true}' });

export const aliasSchema = z
  .object({ name: z.string(), collection_name: z.string() })
  .openapi('Alias', { example: { name: 'library', collection_name: 'books' } });
