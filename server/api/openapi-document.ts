import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiBaseOf } from '#core/i18n/api-base.ts';
import { locales } from '#core/i18n/locales.ts';

type DocumentOptions = { siteUrl: string; isProtected: boolean; company: string };

const DESCRIPTION = `The catalogue as data: products, variants, categories, pages, menus, search. Read only, but for forms, which
are sent, and what is loaded into the search with a key; what is sent to be computed is not kept.

The language follows from the base address. Families keep the names and shapes of the systems they come from: wp/v2
answers as WordPress does, with its parameters, headers and error bodies. Addresses in wp/v2 are absolute, those in
jgm/v1 and ansell/v1 start at the root of the site. Unknown parameters are ignored. Answers may be kept for a minute and
carry an ETag.`;

const TAGS = [
  { name: 'wp/v2', description: 'Products, categories, media and search in WordPress’s shapes.' },
  { name: 'jgm/v1', description: 'Menus, options, pages, paths and variants.' },
  { name: 'ansell/v1', description: 'What product pages and the comparison ask for.' },
  {
    name: 'led-strip-calculator/v1',
    description: 'What the LED strip calculator chooses from, narrowed step by step.',
  },
  { name: 'calculators/v1', description: 'LED strip and energy savings, worked out.' },
  { name: 'photometry/v1', description: 'Figures and defects of photometric files.' },
  { name: 'relux', description: 'The lighting of a room, calculated.' },
  {
    name: 'contact-form-7/v1',
    description: 'Forms in Contact Form 7’s shapes: what they ask and sending them.',
  },
  {
    name: 'search',
    description:
      'Search in Typesense’s shapes, at the root of the site: Typesense’s clients work with it.',
  },
  {
    name: 'downloads',
    description: 'Datasheets, photometric files and other documents, alone or in one archive.',
  },
];

/** The OpenAPI 3.1 document of all endpoints that were added. */
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
