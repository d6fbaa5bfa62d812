import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { curies } from '#server/api/wp-v2/records.ts';
import { linksSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';

const common = {
  description: z.string(),
  hierarchical: z.boolean(),
  name: z.string(),
  slug: z.string(),
  rest_base: z.string(),
  rest_namespace: z.string(),
  _links: linksSchema,
};

const typeSchema = z
  .object({ ...common, has_archive: z.boolean(), taxonomies: z.array(z.string()) })
  .openapi('Type', {
    example: {
      description: '',
      hierarchical: false,
      name: 'Products',
      slug: 'product',
      rest_base: 'product',
      rest_namespace: 'wp/v2',
      has_archive: true,
      taxonomies: ['product_cat'],
      _links: { 'wp:items': [{ href: 'https://www.example.com/api/wp/v2/product' }] },
    },
  });

const taxonomySchema = z.object({ ...common, types: z.array(z.string()) }).openapi('Taxonomy', {
  example: {
    description: '',
    hierarchical: true,
    name: 'Product categories',
    slug: 'product_cat',
    rest_base: 'product_cat',
    rest_namespace: 'wp/v2',
    types: ['product'],
    _links: { 'wp:items': [{ href: 'https://www.example.com/api/wp/v2/product_cat' }] },
  },
});

type Kind = {
  name: string;
  restBase: string;
  namespace: string;
  isHierarchical: boolean;
  hasArchive: boolean;
  taxonomies: string[];
};

const TYPES: Record<string, Kind> = {
  product: {
    name: 'Products',
    restBase: 'product',
    namespace: 'wp/v2',
    isHierarchical: false,
    hasArchive: true,
    taxonomies: ['product_cat'],
  },
  page: {
    name: 'Pages',
    restBase: 'pages',
    namespace: 'jgm/v1',
    isHierarchical: true,
    hasArchive: false,
    taxonomies: [],
  },
  post: {
    name: 'Posts',
    restBase: 'posts',
    namespace: 'wp/v2',
    isHierarchical: false,
    hasArchive: false,
    taxonomies: ['category'],
  },
  testimonials: {
    name: 'Testimonials',
    restBase: 'testimonials',
    namespace: 'wp/v2',
    isHierarchical: false,
    hasArchive: false,
    taxonomies: [],
  },
  attachment: {
    name: 'Media',
    restBase: 'media',
    namespace: 'wp/v2',
    isHierarchical: false,
    hasArchive: false,
    taxonomies: [],
  },
};

type Taxonomy = { name: string; restBase: string; types: string[] };

const TAXONOMIES: Record<string, Taxonomy> = {
  product_cat: { name: 'Product categories', restBase: 'product_cat', types: ['product'] },
  category: { name: 'Categories', restBase: 'categories', types: ['post'] },
};

const tag = 'wp/v2';

/** `wp/v2/types/{type}` and `wp/v2/taxonomies/{taxonomy}`: the targets of the records' `about` links. */
export function addKindEndpoints(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/wp/v2/types/:type',
    tag,
    summary: 'One record type',
    path: z.object({ type: z.string().openapi({ example: 'product' }) }),
    query: {},
    response: typeSchema,
    responseDescription: 'The name of the type and the URL of its records.',
    errors: { 404: 'There is no such type.' },
    async handle({ path: { type } }) {
      const kind = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
      if (!kind) throw new AppError('type-not-found');
      return { body: presentType(scope, type, kind) };
    },
  });
  addEndpoint(api, {
    route: '/wp/v2/taxonomies/:taxonomy',
    tag,
    summary: 'One taxonomy',
    path: z.object({ taxonomy: z.string().openapi({ example: 'product_cat' }) }),
    query: {},
    response: taxonomySchema,
    responseDescription: 'The name of the taxonomy and the URL of its terms.',
    errors: { 404: 'There is no such taxonomy.' },
    async handle({ path: { taxonomy } }) {
      const kind = Object.hasOwn(TAXONOMIES, taxonomy) ? TAXONOMIES[taxonomy] : undefined;
      if (!kind) throw new AppError('taxonomy-not-found');
      return { body: presentTaxonomy(scope, taxonomy, kind) };
    },
  });
}

function presentType(scope: Scope, slug: string, kind: Kind): z.infer<typeof typeSchema> {
  return {
    description: '',
    hierarchical: kind.isHierarchical,
    has_archive: kind.hasArchive,
    name: kind.name,
    slug,
    taxonomies: kind.taxonomies,
    rest_base: kind.restBase,
    rest_namespace: kind.namespace,
    _links: {
      'wp:items': [{ href: apiUrl(scope, `/${kind.namespace}/${kind.restBase}`) }],
      curies,
    },
  };
}

function presentTaxonomy(
  scope: Scope,
  slug: string,
  { name, restBase, types }: Taxonomy,
): z.infer<typeof taxonomySchema> {
  return {
    name,
    slug,
    description: '',
    types,
    hierarchical: true,
    rest_base: restBase,
    rest_namespace: 'wp/v2',
    _links: { 'wp:items': [{ href: apiUrl(scope, `/wp/v2/${restBase}`) }], curies },
  };
}
