import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { StaffMember } from '#core/places/place.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { integer, text } from '#server/http/rest/params.ts';

const staffSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    role: z.string(),
    region: z.string(),
    country: z.enum(['gb', 'es']),
    phone: z.string(),
    email: z.string(),
    languages: z.array(z.string()).openapi({ description: 'ISO 639 codes.' }),
    counties: z.array(z.string()),
    postcode_areas: z.array(z.string()),
    provinces: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .openapi('StaffMember', {
    example: {
      id: 501223871,
      name: 'David Thackray',
      role: 'Area sales manager',
      region: 'North East and Yorkshire',
      country: 'gb',
      phone: '+44 114 496 0162',
      email: 'david.thackray@example.com',
      languages: ['en'],
      counties: ['South Yorkshire'],
      postcode_areas: ['S', 'LS'],
      provinces: [],
    },
  });

/** `jgm/v1/staff`: area sales managers and their regions. */
export function addStaffEndpoints(api: OpenAPIHono, scope: Scope): void {
  const { services, locale } = scope;
  addEndpoint(api, {
    route: '/jgm/v1/staff',
    tag: 'jgm/v1',
    summary: 'Area sales managers',
    path: z.object({}),
    query: {
      search: text({
        description: 'A postcode or its prefix, a county, a province or a name.',
        example: 'S1 2HH',
      }),
      page: integer({ description: 'Page number.', minimum: 1, fallback: 1 }),
      per_page: integer({
        description: 'Items per page.',
        ...{ minimum: 1, maximum: 100, fallback: 100 },
      }),
    },
    response: z.array(staffSchema),
    responseDescription: 'A page of all area sales managers, or of those who match the search.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.' },
    async handle({ query, sent }) {
      const { search, page, per_page: perPage } = query;
      const staff = search
        ? await services.places.searchStaff(locale, search)
        : await services.places.listStaff(locale);
      const total = staff.length;
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      return {
        body: staff.slice((page - 1) * perPage, page * perPage).map(presentMember),
        headers: listHeaders({
          ...{ url: apiUrl(scope, '/jgm/v1/staff'), query: sent },
          ...{ total, page, perPage },
        }),
      };
    },
  });
}

function presentMember(member: StaffMember): z.infer<typeof staffSchema> {
  const { code, postcodeAreas, ...rest } = member;
  return { ...rest, postcode_areas: postcodeAreas };
}
