import type { ApiDocument } from '#server/api/documentation/openapi-document.ts';

/** A JSON schema as far as the documentation shows it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  example?: unknown;
  /** The request fails without this or another parameter. */
  'x-needed'?: boolean;
};

export type Schemas = Record<string, Schema>;

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};

type Content = Record<string, { schema?: Schema }>;

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  /** Server of a path that is not below the base. */
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Content }>;
};

/** An operation of the OpenAPI document with its method in capitals and its path. */
export type Endpoint = { method: string; path: string; operation: Operation };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the operations in the order of the document. */
export function listEndpoints(document: ApiDocument): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const operations = item as Partial<Record<(typeof METHODS)[number], Operation>>;
    return METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    });
  });
}

/** Returns the media type and schema of the body, or null. */
export function bodyOf({ operation }: Endpoint): { type: string; schema: Schema } | null {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  return entry?.[1].schema ? { type: entry[0], schema: entry[1].schema } : null;
}
