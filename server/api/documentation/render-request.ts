import type { Translate } from '#core/i18n/translate.ts';
import {
  bodyOf,
  type Endpoint,
  type Parameter,
  type Schema,
  type Schemas,
} from '#server/api/documentation/api-operation.ts';
import { exampleOf, resolveSchema, typeOf } from '#server/api/documentation/schema-texts.ts';
import { NEEDED } from '#server/http/rest/params.ts';
import { escapeHtml } from '#server/http/rest/rendered.ts';

export type DocsContext = {
  t: Translate<'api'>;
  /** Base path of the API. */
  base: string;
  schemas: Schemas;
};

/** Families whose POST computes a result and stores nothing. */
const COMPUTING = new Set(['calculators/v1', 'photometry/v1', 'relux']);
const COMPUTING_PATHS = new Set(['/search/multi_search', '/check-recaptcha']);

/** Requests from the page itself must not send a form in somebody's name, nor change the search. */
function canBeTried({ method, path, operation }: Endpoint): boolean {
  // A token of another system does not belong into a browser.
  if (operation.security?.some((need) => 'deskToken' in need)) return false;
  if (method === 'GET') return true;
  const isComputing = operation.tags?.some((tag) => COMPUTING.has(tag));
  return method === 'POST' && (isComputing || COMPUTING_PATHS.has(path));
}

/** Renders the parameters of an endpoint, as a form that sends the request where that does no harm. */
export function renderRequest(context: DocsContext, endpoint: Endpoint): string {
  const { t } = context;
  const { method, path, operation } = endpoint;
  const canTry = canBeTried(endpoint);
  const body = bodyOf(endpoint);
  const parameters = operation.parameters ?? [];
  const field = { id: operation.operationId ?? '', canTry };
  const table = renderParameters(context, parameters, field);
  const example = body && exampleOf(body.schema, context.schemas);
  if (!canTry) {
    return table + (example === undefined ? '' : renderExample(t('api.body-example'), example));
  }
  const url = operation.servers ? path : context.base + path;
  const hasKey = operation.security?.some((need) => 'searchKey' in need) ?? false;
  return `<form data-method="${method}" data-url="${escapeHtml(url)}"${body ? ` data-type="${body.type}"` : ''}>
${table}
${hasKey ? renderKey(t, field.id) : ''}
${body ? renderBody(context, field.id, body) : ''}
<div class="actions" hidden><button>${t('api.send')}</button>
<details><summary>${t('api.command')}</summary><pre tabindex="0"><code class="command"></code></pre></details></div>
<p class="state" role="status"></p>
<div class="result"></div>
</form>`;
}

type Field = { id: string; canTry: boolean };

function renderParameters({ t }: DocsContext, parameters: Parameter[], field: Field): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => {
    const { name, required, description = '', schema = {} } = parameter;
    const id = `${field.id}-${name}`;
    const note = required ? ` <span class="need">${t('api.required')}</span>` : '';
    const title = field.canTry
      ? `<label for="${id}"><code>${escapeHtml(name)}</code></label>`
      : `<code>${escapeHtml(name)}</code>`;
    const value = field.canTry ? `<td class="value">${renderInput(id, parameter)}</td>` : '';
    return `<tr><th scope="row">${title}${note}<span class="type">${escapeHtml(typeOf(t, schema))}</span></th>
${value}<td>${prose(description)} ${renderLimits(t, schema)}</td></tr>`;
  });
  const value = field.canTry ? `<th scope="col" class="value">${t('api.value')}</th>` : '';
  return `<table class="parameters"><thead><tr><th scope="col">${t('api.parameter')}</th>${value}<th scope="col">${t('api.meaning')}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

function renderInput(id: string, { name, in: place, required, schema = {} }: Parameter): string {
  const common = `id="${id}" name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}`;
  const choices = schema.enum ?? (schema.type === 'boolean' ? ['true'] : null);
  if (choices) {
    const options = choices.map((choice) => `<option>${escapeHtml(String(choice))}</option>`);
    return `<select ${common}><option></option>${options.join('')}</select>`;
  }
  const example = schema.example === undefined ? '' : escapeHtml(String(schema.example));
  const shown = required || schema[NEEDED] ? `value="${example}"` : `placeholder="${example}"`;
  return `<input ${common} ${example ? shown : ''} autocomplete="off" spellcheck="false">`;
}

function renderKey(t: Translate<'api'>, id: string): string {
  return `<p class="field"><label for="${id}-key">${t('api.key')}</label>
<input id="${id}-key" name="X-TYPESENSE-API-KEY" data-in="header" autocomplete="off" spellcheck="false"></p>`;
}

function renderBody(
  { t, schemas }: DocsContext,
  id: string,
  { type, schema }: { type: string; schema: Schema },
): string {
  if (type !== 'application/json') {
    const { properties = {}, required = [] } = resolveSchema(schema, schemas);
    const fields = Object.entries(properties).map(([name, property]) => {
      const input =
        property.format === 'binary'
          ? `<input type="file" id="${id}-${name}" name="${name}" data-in="body" required>`
          : renderInput(`${id}-${name}`, {
              name,
              in: 'body',
              required: required.includes(name),
              schema: property,
            });
      return `<p class="field"><label for="${id}-${name}"><code>${name}</code></label> ${input}</p>`;
    });
    return fields.join('');
  }
  const text = JSON.stringify(exampleOf(schema, schemas) ?? {}, null, 2);
  const rows = Math.min(14, text.split('\n').length + 1);
  return `<p class="field"><label for="${id}-body">${t('api.body')}</label>
<textarea id="${id}-body" data-in="json" rows="${rows}" autocomplete="off" spellcheck="false">
${escapeHtml(text)}</textarea></p>`;
}

function renderLimits(t: Translate<'api'>, schema: Schema): string {
  const { default: fallback, minimum, maximum, enum: words = schema.items?.enum } = schema;
  const limits = [
    ...(words ? [t('api.one-of', { values: words.map(code).join(', ') })] : []),
    ...(minimum === undefined ? [] : [rangeText(t, minimum, maximum)]),
    ...(fallback === undefined ? [] : [t('api.default', { value: code(fallback) })]),
  ];
  return limits.join(' ');
}

function rangeText(t: Translate<'api'>, from: number, to: number | undefined): string {
  return to === undefined ? t('api.from', { from }) : t('api.from-to', { from, to });
}

export function renderExample(title: string, example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  const json = escapeHtml(text);
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${json}</code></pre></details>`;
}

/** Returns escaped HTML with text in backticks as `<code>`. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function code(value: unknown): string {
  return `<code>${escapeHtml(String(value))}</code>`;
}
