import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { partsFor } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { type partKinds, partRoles } from '#core/calculators/led-strip/parts/part-words.ts';
import { choiceParams, forAny, readChoice } from '#server/api/led-strip-calculator-v1/choice.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import { presentVariant, variantShape } from '#server/api/led-strip-calculator-v1/strip-variant.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { text } from '#server/http/rest/params.ts';

const partSchema = z
  .object({
    ...variantShape,
    role: z.enum(partRoles).openapi({ description: 'Purpose of the part.' }),
    fits: z
      .array(z.string())
      .nullable()
      .openapi({ description: 'Codes of compatible products; null for all.' }),
    ip: z.string(),
    cores: z.number().int().nullable(),
    area_mm2: z.number().nullable(),
    length_m: z.number().nullable(),
    pack: z.number().int().openapi({ description: 'Number of uses per pack.' }),
  })
  .openapi('StripPart');

type Kind = (typeof partKinds)[number];

const endpoints: { name: string; kind: Kind; summary: string; description: string }[] = [
  {
    name: 'endcaps',
    kind: 'end-cap',
    summary: 'End caps',
    description:
      'For the selected profile, or for all profiles that fit the strip; plain and with a cable hole.',
  },
  {
    name: 'connectors',
    kind: 'connector',
    summary: 'Connectors',
    description: 'Feed leads and links with one pole per channel of the strip plus one.',
  },
  {
    name: 'dc-cables',
    kind: 'dc-cable',
    summary: 'Low-voltage cables',
    description: 'Cables with one core per channel of the strip plus one; sealed for sealed strip.',
  },
  {
    name: 'silicone-accessories',
    kind: 'silicone',
    summary: 'Silicone accessories',
    description: 'Parts that reseal the ends of sealed strip; empty for unsealed strip.',
  },
  {
    name: 'profile-accessories',
    kind: 'profile-accessory',
    summary: 'Profile accessories',
    description:
      'Clips, joining pins and suspensions for the selected profile, or for all profiles that fit the strip.',
  },
  {
    name: 'additional-accessories',
    kind: 'additional',
    summary: 'Additional accessories',
    description: 'Junction boxes with at least the IP rating of the strip, wipes and tools.',
  },
];

/** Adds the endpoints for end caps, connectors, cables and accessories. */
export function addPartEndpoints(api: OpenAPIHono, scope: Scope): void {
  for (const { name, kind, summary, description } of endpoints) {
    addEndpoint(api, {
      route: `/led-strip-calculator/v1/${name}`,
      tag: 'led-strip-calculator/v1',
      summary,
      description,
      path: z.object({}),
      query: {
        ...choiceParams,
        profile: text({ description: 'Code of the profile product.', example: 'SUR17' }),
        profile_colour: text({ description: 'Finish of the profile.', example: 'aluminium' }),
      },
      response: z.array(partSchema),
      responseDescription: 'Variants that fit the choice.',
      errors: { 400: 'A parameter is invalid.' },
      async handle({ query: { profile: code, profile_colour: finish, ...query } }) {
        const { catalogue, strips } = await readChoice(scope, query);
        const profile = code?.toUpperCase();
        const parts = forAny(strips, (strip) => partsFor({ kind, strip, profile }, catalogue));
        const inFinish = parts.filter(({ variant }) => {
          return kind !== 'end-cap' || finish === undefined || variant.finish === finish;
        });
        const body = inFinish.map(
          ({ variant, role, fits, ip, cores, area_mm2, length_m, pack }) => {
            const figures = { role, fits, ip, cores, area_mm2, length_m, pack };
            return { ...presentVariant(scope.locale, variant), ...figures };
          },
        );
        return { body };
      },
    });
  }
}
