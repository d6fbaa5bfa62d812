import type { Endpoint, Schema } from '#server/api/documentation/api-operation.ts';
import {
  type DocsContext,
  prose,
  renderExample,
  renderRequest,
} from '#server/api/documentation/render-request.ts';
import { exampleOf, resolveSchema, typeOf } from '#server/api/documentation/schema-texts.ts';
import { escapeHtml } from '#server/http/rest/rendered.ts';

/** Renders an endpoint: address, request, responses, fields, example. */
export function renderEndpoint(context: DocsContext, endpoint: Endpoint): string {
  const { t, base, schemas } = context;
  const { method, path, operation } = endpoint;
  const { operationId = '', summary = '', description, parameters = [], responses } = operation;
  const url = operation.servers ? path : base + path;
  const needsMore = path.includes('{') || parameters.some(({ required }) => required);
  const isComplete = method === 'GET' && !operation.servers && !needsMore;
  const address = `<span class="method">${method}</span> <code>${escapeHtml(url)}</code>`;
  const success = responses['200'] ?? responses['201'];
  const content = success?.content?.['application/json']?.schema;
  const example = content && exampleOf(content, schemas);
  return `<div class="endpoint" id="${operationId}">
<h3>${escapeHtml(summary)}</h3>
<p class="address">${isComplete ? `<a href="${url}">${address}</a>` : address}</p>
${description ? `<p>${prose(description)}</p>` : ''}
${renderRequest(context, endpoint)}
<details><summary>${t('api.responses')}</summary><dl>${Object.entries(responses).map(renderResponse).join('')}</dl></details>
${content ? renderFields(context, content) : ''}
${example === undefined ? '' : renderExample(t('api.example'), example)}
</div>`;
}

function renderResponse([status, { description }]: [string, { description: string }]): string {
  return `<div><dt>${status}</dt><dd>${prose(description)}</dd></div>`;
}

function renderFields({ t, schemas }: DocsContext, schema: Schema): string {
  const target = resolveSchema(schema, schemas);
  const { properties } =
    target.type === 'array' ? resolveSchema(target.items ?? {}, schemas) : target;
  if (!properties) return '';
  const rows = Object.entries(properties).map(([name, property]) => {
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code><span class="type">${escapeHtml(typeOf(t, property))}</span></th>
<td>${prose(property.description ?? '')}</td></tr>`;
  });
  return `<details><summary>${t('api.fields')}</summary><table class="parameters"><tbody>${rows.join('')}</tbody></table></details>`;
}
