import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiBaseOf } from '#core/i18n/api-base.ts';
import { locales } from '#core/i18n/locales.ts';

type DocumentOptions = { siteUrl: string; isProtected: boolean; company: string };

const DESCRIPTION = `The catalogue as data: products, variants, categories, pages, menus, search. Read-only, except for form
submissions and data loaded into the search with a key; input to calculations is not stored.

The base URL sets the language. Each family has the names and formats of its original system: wp/v2 responds like
WordPress, with its parameters, headers and error bodies. URLs in wp/v2 are absolute; those in jgm/v1 and ansell/v1 are
relative to the root of the site. Unknown parameters are ignored. Responses may be cached for a minute and have an
ETag.`;

const TAGS = [
  { name: 'wp/v2', description: 'Products, categories, media and search in WordPress format.' },
  { name: 'jgm/v1', description: 'Menus, options, pages, paths and variants.' },
  {
    name: 'ansell/v1',
    description: 'Data for product pages, the comparison, stockists and warranties.',
  },
  {
    name: 'led-strip-calculator/v1',
    description: 'Options of the LED strip calculator, narrowed step by step.',
  },
  { name: 'calculators/v1', description: 'LED strip and energy saving calculations.' },
  { name: 'photometry/v1', description: 'Figures and defects of photometric files.' },
  { name: 'relux', description: 'Room lighting calculations.' },
  {
    name: 'contact-form-7/v1',
    description: 'Forms in Contact Form 7 format: validation rules and submission.',
  },
  {
    name: 'desk/v1',
    description: 'Messages, claims and registrations for other systems of the company, by token.',
  },
  {
    name: 'search',
    description:
      'Search in Typesense format, at the root of the site; compatible with Typesense clients.',
  },
  {
    name: 'downloads',
    description:
      'Datasheets, photometric files and other documents, as single files or one archive.',
  },
];

/** Creates the OpenAPI 3.1 document of all registered endpoints. */
export function createDocument(
  api: OpenAPIHono,
  { siteUrl, isProtected, company }: DocumentOptions,
) {
  if (isProtected) {
    api.openAPIRegistry.registerComponent('securitySchemes', 'basic', {
      type: 'http',
      scheme: 'basic',
    });
  }
  const { webhooks, ...document } = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: `${company} catalogue API`, version: '1.0.0', description: DESCRIPTION },
    servers: locales.map(({ code, name }) => {
      return { url: apiBaseOf(`${siteUrl}/api`, code).slice(0, -1), description: name };
    }),
    tags: TAGS,
    ...(isProtected && { security: [{ basic: [] }] }),
  });
  return document;
}

export type ApiDocument = ReturnType<typeof createDocument>;
