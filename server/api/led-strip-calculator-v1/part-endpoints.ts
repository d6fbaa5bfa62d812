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
    role: z.enum(partRoles).openapi({ description: 'What it is for.' }),
    fits: z
      .array(z.string())
      .nullable()
      .openapi({ description: 'Codes of products it is made for; null for all.' }),
    ip: z.string(),
    cores: z.number().int().nullable(),
    area_mm2: z.number().nullable(),
    length_m: z.number().nullable(),
    pack: z.number().int().openapi({ description: 'Uses that one article is enough for.' }),
  })
  .openapi('StripPart');

type Kind = (typeof partKinds)[number];

const endpoints: { name: string; kind: Kind; summary: string; description: string }[] = [
  {
    name: 'endcaps',
    kind: 'end-cap',
    summary: 'End caps',
    description:
      'For the chosen profile, else for those that take the strip; plain and with a hole for the cable.',
  },
  {
    name: 'connectors',
    kind: 'connector',
    summary: 'Connectors',
    description: 'Feed leads and links with a pole for each channel of the strip and one more.',
  },
  {
    name: 'dc-cables',
    kind: 'dc-cable',
    summary: 'Low-voltage cables',
    description:
      'Cables with a core for each channel of the strip and one more, sealed for sealed strip.',
  },
  {
    name: 'silicone-accessories',
    kind: 'silicone',
    summary: 'Silicone accessories',
    description: 'What closes the ends of sealed strip again; nothing for dry strip.',
  },
  {
    name: 'profile-accessories',
    kind: 'profile-accessory',
    summary: 'Accessories of profiles',
    description:
      'Clips, joining pins and suspensions of the chosen profile, else of those that take the strip.',
  },
  {
    name: 'additional-accessories',
    kind: 'additional',
    summary: 'Additional accessories',
    description: 'Junction boxes that protect as well as the strip does, wipes and tools.',
  },
];

/** Everything that joins, closes and holds. */
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
        profile: text({ description: 'Code of the product of profile.', example: 'SUR17' }),
        profile_colour: text({ description: 'Finish of the profile.', example: 'aluminium' }),
      },
      answer: z.array(partSchema),
      answerDescription: 'Articles that go with what was chosen.',
      errors: { 400: 'A parameter is wrong.' },
      async handle({ query: { profile: code, profile_colour: finish, ...query } }) {
        const { catalogue, strips } = await readChoice(scope, query);
        const profile = code?.toUpperCase();
        const found = forAny(strips, (strip) => partsFor({ kind, strip, profile }, catalogue));
        const inFinish = found.filter(({ variant }) => {
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
