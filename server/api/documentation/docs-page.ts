import { type LocaleCode, locales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import {
  type Endpoint,
  listEndpoints,
  type Schemas,
} from '#server/api/documentation/api-operation.ts';
import type { ApiDocument } from '#server/api/documentation/openapi-document.ts';
import { renderEndpoint } from '#server/api/documentation/render-endpoint.ts';
import { type DocsContext, prose } from '#server/api/documentation/render-request.ts';
import { escapeHtml } from '#server/http/rest/rendered.ts';
import { texts } from '#server/texts.ts';

type DocsPageOptions = {
  /** The manufacturer's name. */
  company: string;
  locale: LocaleCode;
  /** Base path of the API in each language. */
  bases: Record<LocaleCode, string>;
  style: string;
  logos: Logos;
};

type Logo = { url: string; width: number; height: number };

/** The logos for light and dark grounds. */
export type Logos = { logo_dark: Logo; logo_light: Logo };

type Family = { name: string; description: string; endpoints: Endpoint[] };

/**
 * Renders the documentation of the API from the OpenAPI document: endpoints by family. Without its script it is a page
 * to read; with it, endpoints can be searched and requests sent.
 */
export function renderDocsPage(
  document: ApiDocument,
  { company, locale, bases, style, logos }: DocsPageOptions,
): string {
  const t = texts[locale];
  const base = bases[locale];
  const context: DocsContext = {
    t,
    base,
    schemas: (document.components?.schemas ?? {}) as Schemas,
  };
  const families = listFamilies(document);
  const title = escapeHtml(t('api.title', { company }));
  const paragraphs = (document.info.description ?? '').split('\n\n');
  const said = scriptTexts.map((key) => `data-${key}="${escapeHtml(t(`api.${key}`))}"`);
  const counts = (['one', 'other'] as const).map(
    (form) => `data-found-${form}="${escapeHtml(t(`api.found.${form}`))}"`,
  );
  return `<!doctype html>
<html lang="${localeOf(locale).iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<style>${style}</style>
<script type="module" src="/api-docs.js"></script>
</head>
<body ${[...said, ...counts].join(' ')}>
<header><a class="home" href="${pathTo(locale, 'home')}">${renderLogo(company, logos)}</a>
<p>${renderLanguages(locale, bases)} <a href="${base}/openapi.json">${t('api.document')}</a></p></header>
<main class="columns">
<div class="intro">
<h1>${title}</h1>
${paragraphs.map((text) => `<p class="lead">${escapeHtml(text)}</p>`).join('')}
${renderServers(context, document)}
</div>
<nav aria-label="${t('api.operations')}">
<p class="find" hidden><label for="find">${t('api.find')}</label><input type="search" id="find" autocomplete="off">
<output for="find"></output></p>
${families.map(renderContents).join('')}
</nav>
<div class="families">
${families.map((family) => renderFamily(context, family)).join('')}
</div>
</main>
</body>
</html>
`;
}

function renderLogo(company: string, { logo_dark: dark, logo_light: light }: Logos): string {
  const size = `width="${dark.width}" height="${dark.height}"`;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(light.url)}">
<img src="${escapeHtml(dark.url)}" ${size} alt="${escapeHtml(company)}"></picture>`;
}

/** Texts that the script shows. */
const scriptTexts = ['sending', 'failed', 'received', 'cut', 'file'] as const;

function listFamilies(document: ApiDocument): Family[] {
  const endpoints = listEndpoints(document);
  return (document.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    endpoints: endpoints.filter(({ operation }) => operation.tags?.includes(name)),
  }));
}

const localeOf = (locale: LocaleCode) => locales.find(({ code }) => code === locale) ?? locales[0];

function renderLanguages(locale: LocaleCode, bases: DocsPageOptions['bases']): string {
  return locales
    .filter(({ code }) => code !== locale)
    .map(({ code, iso, name }) => {
      return `<a href="${bases[code]}/docs" hreflang="${iso}" lang="${iso}">${name}</a>`;
    })
    .join(' ');
}

function renderContents({ name, endpoints }: Family): string {
  const items = endpoints.map(({ method, path, operation }) => {
    const title = method === 'GET' ? path : `${method} ${path}`;
    return `<li><a href="#${operation.operationId}"><code>${escapeHtml(title)}</code></a></li>`;
  });
  return `<details><summary>${escapeHtml(name)}</summary><ul>${items.join('')}</ul></details>`;
}

function renderFamily(context: DocsContext, { name, description, endpoints }: Family): string {
  const id = name.replace(/\W+/g, '-');
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>
<p class="lead">${prose(description)}</p>${endpoints.map((one) => renderEndpoint(context, one)).join('')}</section>`;
}

function renderServers({ t }: DocsContext, { servers = [] }: ApiDocument): string {
  const rows = servers.map(({ url, description = '' }) => {
    return `<tr><th scope="row">${escapeHtml(description)}</th><td><code>${escapeHtml(url)}</code></td></tr>`;
  });
  return `<table class="bases"><caption>${t('api.bases')}</caption><tbody>${rows.join('')}</tbody></table>`;
}
