import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { diffusersFor, profilesFor } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { diffusers as diffuserWords } from '#core/calculators/led-strip/parts/part-words.ts';
import type { StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { diffuserKeys } from '#core/calculators/led-strip/strip-labels.ts';
import { pathTo } from '#core/i18n/paths.ts';
import {
  type ChoiceQuery,
  choiceParams,
  forAny,
  readChoice,
} from '#server/api/led-strip-calculator-v1/choice.ts';
import { mountingKeys } from '#server/api/led-strip-calculator-v1/labels.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import {
  namedShape,
  presentVariant,
  variantShape,
} from '#server/api/led-strip-calculator-v1/strip-variant.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';
import { text, word } from '#server/http/rest/params.ts';
import { texts } from '#server/texts.ts';

const tag = 'led-strip-calculator/v1';
const path = z.object({});
const errors = { 400: 'A parameter is invalid.' };
const mountings = ['surface', 'recessed', 'corner', 'suspended'] as const;

const profileParams = {
  type: word({ description: 'Mounting type.', words: mountings, fallback: undefined }),
  profile: text({ description: 'Code of the profile product.', example: 'SUR17' }),
  profile_colour: text({ description: 'Finish of the profile.', example: 'aluminium' }),
  diffuser_colour: word({
    description: 'Diffuser type.',
    words: diffuserWords,
    fallback: undefined,
  }),
};

type ProfileQuery = ChoiceQuery & {
  type: (typeof mountings)[number] | undefined;
  profile: string | undefined;
  profile_colour: string | undefined;
  diffuser_colour: (typeof diffuserWords)[number] | undefined;
};

const query = { ...choiceParams, ...profileParams };
const namedSchema = z.object(namedShape).openapi('StripNamedOption');

const profileSchema = z
  .object({
    id: z.number().int().openapi({ description: 'Id of the product.' }),
    code: z.string(),
    title: z.string(),
    url: z.string(),
    image: imageSchema.nullable(),
    type: z.enum(mountings),
    type_label: z.string(),
    inner_width_mm: z.number(),
    max_watts_per_metre: z.number(),
    stock_mm: z.array(z.number()),
    has_diffuser: z.boolean().openapi({ description: 'True if a diffuser is included.' }),
  })
  .openapi('StripProfile');

const diffuserSchema = z
  .object({
    ...variantShape,
    diffuser: z.enum(diffuserWords),
    diffuser_label: z.string(),
    stock_mm: z.number(),
    is_with_profile: z.boolean().openapi({
      description: 'True if the variant is a profile bar that includes this diffuser.',
    }),
  })
  .openapi('StripDiffuser');

/** Adds the profile and diffuser endpoints; each is narrowed by the strip and the previous steps. */
export function addProfileEndpoints(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  const add = (
    name: string,
    about: { summary: string; responseDescription: string },
    list: (query: ProfileQuery) => Promise<{ value: string; label: string }[]>,
  ) => {
    addEndpoint(api, {
      route: `/led-strip-calculator/v1/${name}`,
      tag,
      ...about,
      path,
      query,
      response: z.array(namedSchema),
      errors,
      handle: async (input) => ({ body: await list(input.query) }),
    });
  };
  add(
    'profile-types',
    {
      summary: 'Profile types',
      responseDescription: 'Mounting types available for the strip.',
    },
    async (selection) => {
      const { profiles } = await listProfiles(scope, { ...selection, type: undefined });
      const available = mountings.filter((candidate) =>
        profiles.some(({ mounting }) => mounting === candidate),
      );
      return available.map((value) => ({ value, label: t(mountingKeys[value]) }));
    },
  );
  addProfilesEndpoint(api, scope);
  add(
    'profile-colours',
    { summary: 'Profile finishes', responseDescription: 'Available finishes.' },
    async (selection) => {
      const { profiles } = await listProfiles(scope, { ...selection, profile_colour: undefined });
      const available = [...new Set(profiles.map(({ variant }) => variant.finish))];
      return available.map((value) => ({ value, label: t(`finish.${value}`) }));
    },
  );
  add(
    'diffuser-colours',
    { summary: 'Diffuser types', responseDescription: 'Diffusers available for the profile.' },
    async (selection) => {
      const available = await listDiffusers(scope, { ...selection, diffuser_colour: undefined });
      const kinds = diffuserWords.filter((candidate) =>
        available.some(({ diffuser }) => diffuser === candidate),
      );
      return kinds.map((value) => ({ value, label: t(diffuserKeys[value]) }));
    },
  );
  addDiffuserEndpoint(api, scope);
}

function addProfilesEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/profiles',
    tag,
    summary: 'Profiles',
    description: 'Profiles that are wide enough for the strip and rated for its power per metre.',
    path,
    query,
    response: z.array(profileSchema),
    responseDescription: 'Profile products that fit the strip.',
    errors,
    async handle(input) {
      const { profiles } = await listProfiles(scope, input.query);
      const groups = Map.groupBy(profiles, ({ variant }) => variant.product.code);
      const body = [...groups.values()].map((variants) => {
        const [first] = variants as [StripPart<'profiles'>];
        const { product, picture } = first.variant;
        return {
          id: product.id,
          code: product.code,
          title: product.title,
          url: pathTo(scope.locale, 'products', product.slug),
          image: presentImage(picture),
          type: first.mounting,
          type_label: t(mountingKeys[first.mounting]),
          inner_width_mm: first.inner_width_mm,
          max_watts_per_metre: first.max_watts_per_metre,
          stock_mm: [...new Set(variants.map(({ stock_mm }) => stock_mm))].toSorted(
            (a, b) => a - b,
          ),
          has_diffuser: first.diffuser !== null,
        };
      });
      return { body };
    },
  });
}

function addDiffuserEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/diffuser',
    tag,
    summary: 'Diffusers',
    description:
      'Variants with a diffuser: profile bars that include one, and diffusers sold separately.',
    path,
    query,
    response: z.array(diffuserSchema),
    responseDescription: 'Variants for the profile.',
    errors,
    async handle(input) {
      const available = await listDiffusers(scope, input.query);
      const body = available.map(({ variant, diffuser, stock_mm, isWithProfile }) => ({
        ...presentVariant(scope.locale, variant),
        diffuser,
        diffuser_label: t(diffuserKeys[diffuser]),
        stock_mm,
        is_with_profile: isWithProfile,
      }));
      return { body };
    },
  });
}

/** Returns the profile variants that fit one of the strips and match the selection. */
async function listProfiles(scope: Scope, selection: ProfileQuery) {
  const { type, profile, profile_colour: finish, diffuser_colour: diffuser, ...choice } = selection;
  const { catalogue, strips } = await readChoice(scope, choice);
  const code = profile?.toUpperCase();
  const profiles = forAny(strips, (strip) => profilesFor(strip, catalogue)).filter((candidate) => {
    const { product, finish: ownFinish } = candidate.variant;
    if (type !== undefined && candidate.mounting !== type) return false;
    if (code !== undefined && product.code !== code) return false;
    if (finish !== undefined && ownFinish !== finish) return false;
    if (diffuser === undefined || candidate.diffuser === diffuser) return true;
    // A bar without a diffuser fits any diffuser sold for it.
    return (
      candidate.diffuser === null &&
      diffusersFor(product.code, catalogue).some((d) => d.diffuser === diffuser)
    );
  });
  return { catalogue, profiles };
}

async function listDiffusers(scope: Scope, selection: ProfileQuery) {
  const { catalogue, profiles } = await listProfiles(scope, selection);
  const included = profiles.flatMap(({ variant, diffuser, stock_mm }) => {
    return diffuser ? [{ variant, diffuser, stock_mm, isWithProfile: true }] : [];
  });
  const codes = new Set(profiles.map(({ variant }) => variant.product.code));
  const separate = [...codes].flatMap((code) => diffusersFor(code, catalogue));
  const wanted = separate.filter(({ diffuser }) => {
    return selection.diffuser_colour === undefined || diffuser === selection.diffuser_colour;
  });
  return [
    ...included,
    ...[...new Set(wanted)].map(({ variant, diffuser, stock_mm }) => {
      return { variant, diffuser, stock_mm, isWithProfile: false };
    }),
  ];
}
