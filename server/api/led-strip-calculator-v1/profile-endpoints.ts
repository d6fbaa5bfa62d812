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
const errors = { 400: 'A parameter is wrong.' };
const mountings = ['surface', 'recessed', 'corner', 'suspended'] as const;

const profileParams = {
  type: word({ description: 'How it is mounted.', words: mountings, fallback: undefined }),
  profile: text({ description: 'Code of the product of profile.', example: 'SUR17' }),
  profile_colour: text({ description: 'Finish of the profile.', example: 'aluminium' }),
  diffuser_colour: word({
    description: 'Kind of diffuser.',
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
    has_diffuser: z.boolean().openapi({ description: 'A diffuser lies in the box.' }),
  })
  .openapi('StripProfile');

const diffuserSchema = z
  .object({
    ...variantShape,
    diffuser: z.enum(diffuserWords),
    diffuser_label: z.string(),
    stock_mm: z.number(),
    is_with_profile: z
      .boolean()
      .openapi({ description: 'The article is a bar of profile with this diffuser in its box.' }),
  })
  .openapi('StripDiffuser');

/** Profiles and their diffusers, each step narrowed by the strip and by the steps before. */
export function addProfileEndpoints(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  const add = (
    name: string,
    about: { summary: string; answerDescription: string },
    list: (query: ProfileQuery) => Promise<{ value: string; label: string }[]>,
  ) => {
    addEndpoint(api, {
      route: `/led-strip-calculator/v1/${name}`,
      tag,
      ...about,
      path,
      query,
      answer: z.array(namedSchema),
      errors,
      handle: async (input) => ({ body: await list(input.query) }),
    });
  };
  add(
    'profile-types',
    {
      summary: 'Kinds of profile',
      answerDescription: 'Ways of mounting that exist for the strip.',
    },
    async (asked) => {
      const { profiles } = await listProfiles(scope, { ...asked, type: undefined });
      const found = mountings.filter((one) => profiles.some(({ mounting }) => mounting === one));
      return found.map((value) => ({ value, label: t(mountingKeys[value]) }));
    },
  );
  addProfilesEndpoint(api, scope);
  add(
    'profile-colours',
    { summary: 'Finishes of a profile', answerDescription: 'Finishes that exist.' },
    async (asked) => {
      const { profiles } = await listProfiles(scope, { ...asked, profile_colour: undefined });
      const found = [...new Set(profiles.map(({ variant }) => variant.finish))];
      return found.map((value) => ({ value, label: t(`finish.${value}`) }));
    },
  );
  add(
    'diffuser-colours',
    { summary: 'Kinds of diffuser', answerDescription: 'Diffusers that exist for the profile.' },
    async (asked) => {
      const found = await listDiffusers(scope, { ...asked, diffuser_colour: undefined });
      const kinds = diffuserWords.filter((one) => found.some(({ diffuser }) => diffuser === one));
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
    description: 'Wide enough for the strip, and good for its watts per metre.',
    path,
    query,
    answer: z.array(profileSchema),
    answerDescription: 'Products of profile that take the strip.',
    errors,
    async handle(input) {
      const { profiles } = await listProfiles(scope, input.query);
      const groups = Map.groupBy(profiles, ({ variant }) => variant.product.code);
      const body = [...groups.values()].map((own) => {
        const [first] = own as [StripPart<'profiles'>];
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
          stock_mm: [...new Set(own.map(({ stock_mm }) => stock_mm))].toSorted((a, b) => a - b),
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
      'Articles that bring a diffuser: bars of profile with one in the box, and diffusers that are sold by themselves.',
    path,
    query,
    answer: z.array(diffuserSchema),
    answerDescription: 'Articles for the profile.',
    errors,
    async handle(input) {
      const found = await listDiffusers(scope, input.query);
      const body = found.map(({ variant, diffuser, stock_mm, isWithProfile }) => ({
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

/** Articles of profile that take one of the strips and agree with what was chosen of them. */
async function listProfiles(scope: Scope, asked: ProfileQuery) {
  const { type, profile, profile_colour: finish, diffuser_colour: diffuser, ...choice } = asked;
  const { catalogue, strips } = await readChoice(scope, choice);
  const code = profile?.toUpperCase();
  const profiles = forAny(strips, (strip) => profilesFor(strip, catalogue)).filter((one) => {
    const { product, finish: own } = one.variant;
    if (type !== undefined && one.mounting !== type) return false;
    if (code !== undefined && product.code !== code) return false;
    if (finish !== undefined && own !== finish) return false;
    if (diffuser === undefined || one.diffuser === diffuser) return true;
    // A bare bar takes any diffuser that is sold for it.
    return (
      one.diffuser === null &&
      diffusersFor(product.code, catalogue).some((d) => d.diffuser === diffuser)
    );
  });
  return { catalogue, profiles };
}

async function listDiffusers(scope: Scope, asked: ProfileQuery) {
  const { catalogue, profiles } = await listProfiles(scope, asked);
  const inBox = profiles.flatMap(({ variant, diffuser, stock_mm }) => {
    return diffuser ? [{ variant, diffuser, stock_mm, isWithProfile: true }] : [];
  });
  const codes = new Set(profiles.map(({ variant }) => variant.product.code));
  const apart = [...codes].flatMap((code) => diffusersFor(code, catalogue));
  const wanted = apart.filter(({ diffuser }) => {
    return asked.diffuser_colour === undefined || diffuser === asked.diffuser_colour;
  });
  return [
    ...inBox,
    ...[...new Set(wanted)].map(({ variant, diffuser, stock_mm }) => {
      return { variant, diffuser, stock_mm, isWithProfile: false };
    }),
  ];
}
