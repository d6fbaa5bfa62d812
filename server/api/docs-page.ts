import { docsStyle } from '#server/api/docs-style.ts';
import type { ApiDocument } from '#server/api/openapi-document.ts';
import { escapeHtml } from '#server/http/rest/rendered.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  example?: unknown;
};

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  /** Server of a path that is not below the base. */
  servers?: { url: string }[];
  responses: Record<string, { description: string; content?: Content }>;
};

type Endpoint = { method: string; path: string; operation: Operation };

type Content = Record<string, { schema?: Schema }>;
type Schemas = Record<string, Schema>;

type DocsPageOptions = {
  /** The manufacturer's name. */
  company: string;
  /** Base path of the API. */
  base: string;
};

/** Renders the API documentation as one page without scripts from the OpenAPI document. */
export function renderDocsPage(document: ApiDocument, { company, base }: DocsPageOptions): string {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const operations = listEndpoints(document);
  const families = (document.tags ?? []).map(({ name, description = '' }) => {
    const endpoints = operations.filter(({ operation }) => operation.tags?.includes(name));
    const sections = endpoints.map((endpoint) => renderOperation(base, endpoint, schemas));
    return `<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escapeHtml(name)}</h2>
<p class="lead">${escapeHtml(description)}</p>${sections.join('')}</section>`;
  });
  const contents = operations.map(({ method, path, operation }) => {
    const name = method === 'GET' ? path : `${method} ${path}`;
    return `<li><a href="#${operation.operationId}"><code>${escapeHtml(name)}</code></a></li>`;
  });
  const paragraphs = (document.info.description ?? '').split('\n\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<meta name="robots" content="noindex">
<style>${docsStyle}</style>
</head>
<body>
<header><div class="in"><a class="home" href="/">${escapeHtml(company)}</a>
<a href="${base}/openapi.json">OpenAPI document</a></div></header>
<main class="in">
<h1>${escapeHtml(document.info.title)}</h1>
${paragraphs.map((text) => `<p class="lead">${escapeHtml(text)}</p>`).join('')}
${renderServers(document)}
<nav aria-label="Endpoints"><ul>${contents.join('')}</ul></nav>
${families.join('')}
</main>
</body>
</html>
`;
}

function listEndpoints(document: ApiDocument): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const operations = item as Partial<Record<(typeof METHODS)[number], Operation>>;
    return METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    });
  });
}

function renderServers({ servers = [] }: ApiDocument): string {
  const rows = servers.map(({ url, description = '' }) => {
    return `<tr><th scope="row">${escapeHtml(description)}</th><td><code>${escapeHtml(url)}</code></td></tr>`;
  });
  return `<table class="bases"><caption>Base addresses</caption><tbody>${rows.join('')}</tbody></table>`;
}

function renderOperation(base: string, { method, path, operation }: Endpoint, schemas: Schemas) {
  const { operationId = '', summary = '', description, parameters = [], responses } = operation;
  const url = operation.servers ? path : base + path;
  const needsMore = path.includes('{') || parameters.some(({ required }) => required);
  const isComplete = method === 'GET' && !operation.servers && !needsMore;
  const address = `<span class="method">${method}</span> <code>${escapeHtml(url)}</code>`;
  const success = responses['200'] ?? responses['201'];
  const content = success?.content?.['application/json']?.schema;
  const example = content && exampleOf(content, schemas);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const sent = body && exampleOf(body, schemas);
  return `<article id="${operationId}">
<h3>${escapeHtml(summary)}</h3>
<p class="address">${isComplete ? `<a href="${url}">${address}</a>` : address}</p>
${description ? `<p>${prose(description)}</p>` : ''}
${renderParameters(parameters)}
${sent === undefined ? '' : renderExample('Example of a body', sent)}
<dl>${Object.entries(responses).map(renderResponse).join('')}</dl>
${content ? renderFields(content, schemas) : ''}
${example === undefined ? '' : renderExample('Example', example)}
</article>`;
}

function renderParameters(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, required, description = '', schema = {} }) => {
    const note = required ? ' <span class="need">required</span>' : '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${note}</th>
<td>${escapeHtml(typeOf(schema))}</td><td>${prose(description)} ${renderLimits(schema)}</td></tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

function renderLimits({ default: fallback, minimum, maximum, enum: words }: Schema): string {
  const limits = [
    ...(words ? [`One of ${words.map((word) => code(word)).join(', ')}.`] : []),
    ...(minimum === undefined ? [] : [`From ${minimum}${maximum ? ` to ${maximum}` : ''}.`]),
    ...(fallback === undefined ? [] : [`Default ${code(fallback)}.`]),
  ];
  return limits.join(' ');
}

function renderResponse([status, { description }]: [string, { description: string }]): string {
  return `<div><dt>${status}</dt><dd>${prose(description)}</dd></div>`;
}

function renderFields(schema: Schema, schemas: Schemas): string {
  const target = resolve(schema, schemas);
  const { properties } = target.type === 'array' ? resolve(target.items ?? {}, schemas) : target;
  if (!properties) return '';
  const rows = Object.entries(properties).map(([name, property]) => {
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(typeOf(property))}</td>
<td>${prose(property.description ?? '')}</td></tr>`;
  });
  return `<details><summary>Fields of the response</summary><div class="wide" tabindex="0" role="region"
aria-label="Fields"><table><tbody>${rows.join('')}</tbody></table></div></details>`;
}

function renderExample(title: string, example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const json = escapeHtml(text);
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${json}</code></pre></details>`;
}

/** Returns the example of a schema, composed from its properties if it has none. */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const target = resolve(schema, schemas);
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

function resolve(schema: Schema, schemas: Schemas): Schema {
  const inner = schema.allOf?.[0] ?? schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return inner.$ref ? (schemas[nameOf(inner.$ref)] ?? {}) : inner;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).filter(Boolean).join(' and ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {}) || 'anything'}`;
  return [schema.type ?? ''].flat().join(' or ');
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function idOf(name: string): string {
  return name.replace(/\W+/g, '-');
}

/** Returns escaped HTML with text in backticks as `<code>`. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function code(value: unknown): string {
  return `<code>${escapeHtml(String(value))}</code>`;
}
