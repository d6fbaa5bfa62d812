import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { choiceFields } from '#core/calculators/led-strip/choice-fields.ts';
import { protocolsOf } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { protocols, stripColours } from '#core/calculators/led-strip/parts/part-words.ts';
import { listFamilies } from '#core/calculators/led-strip/parts/strip-families.ts';
import { colourCode, optionsFor } from '#core/calculators/led-strip/strip-choice.ts';
import { colourName, protocolKeys } from '#core/calculators/led-strip/strip-labels.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatQuantity } from '#core/units.ts';
import { choiceParams, forAny, readChoice } from '#server/api/led-strip-calculator-v1/choice.ts';
import { colourKeys } from '#server/api/led-strip-calculator-v1/labels.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import { presentVariant, variantShape } from '#server/api/led-strip-calculator-v1/strip-variant.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { imageSchema, presentImage } from '#server/http/rest/image.ts';
import { texts } from '#server/texts.ts';

const tag = 'led-strip-calculator/v1';
const path = z.object({});
const errors = { 400: 'A parameter is invalid.' };

const optionOf = <Value extends z.ZodType>(value: Value, name: string) =>
  z
    .object({
      value,
      label: z.string(),
      available: z.boolean(),
      conflicts: z
        .array(z.enum(choiceFields))
        .openapi({ description: 'The selected fields that conflict with this option.' }),
    })
    .openapi(name);

const textOption = optionOf(z.string(), 'StripTextOption');
const numberOption = optionOf(z.number(), 'StripNumberOption');
const filterSchema = z
  .object({
    family: z.array(textOption),
    colour: z.array(textOption),
    ip: z.array(textOption),
    power: z.array(numberOption),
    volts: z.array(numberOption),
    dimmable: z.array(textOption),
    matches: z.number().int().openapi({ description: 'Number of matching strip variants.' }),
  })
  .openapi('StripFilter');

const familySchema = z
  .object({
    id: z.number().int().openapi({ description: 'Id of the product.' }),
    code: z.string(),
    title: z.string(),
    url: z.string(),
    image: imageSchema.nullable(),
    colour: z.enum(stripColours),
    colour_label: z.string(),
    led: z.enum(['smd', 'cob']),
    ip: z.array(z.string()),
    volts: z.array(z.number()),
    watts_per_metre: z.array(z.number()),
    articles: z.number().int(),
  })
  .openapi('StripFamily');

const dimmableSchema = z
  .object({ value: z.enum(protocols), label: z.string(), articles: z.number().int() })
  .openapi('StripDimmableType');

const stripSchema = z
  .object({
    ...variantShape,
    colour: z.string().openapi({ description: 'In the format of the parameter `colour`.' }),
    ip: z.string().nullable(),
    led: z.enum(['smd', 'cob']),
    watts_per_metre: z.number(),
    volts: z.number(),
    cut_increment_mm: z.number(),
    loop_resistance_ohm_per_m: z.number(),
    max_run_single_m: z.number(),
    max_run_double_m: z.number(),
    board_width_mm: z.number(),
    reel_mm: z.number().nullable(),
    dimmable: z.array(z.enum(protocols)),
  })
  .openapi('StripVariant');

/** Adds the endpoints for strip options: the fields of the setup and the matching variants. */
export function addOptionEndpoints(api: OpenAPIHono, scope: Scope): void {
  const { locale } = scope;
  const t = texts[locale];
  addFilterEndpoint(api, scope);
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/available-families',
    tag,
    summary: 'Strip families',
    path,
    query: choiceParams,
    response: z.array(familySchema),
    responseDescription: 'Products with at least one variant that matches the choice.',
    errors,
    async handle({ query }) {
      const { strips } = await readChoice(scope, query);
      const body = listFamilies(strips).map(({ product, picture, ips, powers, ...family }) => ({
        id: product.id,
        code: product.code,
        title: product.title,
        url: pathTo(locale, 'products', product.slug),
        image: presentImage(picture),
        colour: family.colour,
        colour_label: t(colourKeys[family.colour]),
        led: family.led,
        ip: ips,
        volts: family.volts,
        watts_per_metre: powers,
        articles: family.variants,
      }));
      return { body };
    },
  });
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/dimmable-types',
    tag,
    summary: 'Dimming protocols',
    path,
    query: choiceParams,
    response: z.array(dimmableSchema),
    responseDescription: 'The protocols that a driver or controller for the strip supports.',
    errors,
    async handle({ query }) {
      const { catalogue, strips } = await readChoice(scope, query);
      const protocolsFor = (strip: (typeof strips)[number]) => protocolsOf(strip, catalogue);
      const offered = protocols.filter((protocol) =>
        forAny(strips, protocolsFor).includes(protocol),
      );
      const body = offered.map((value) => ({
        value,
        label: t(protocolKeys[value]),
        articles: strips.filter((strip) => protocolsFor(strip).includes(value)).length,
      }));
      return { body };
    },
  });
  addVariantsEndpoint(api, scope);
}

function addFilterEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/filter',
    tag,
    summary: 'Options of the setup',
    description:
      'Every option of every field. Options that conflict with the choice list the conflicting fields.',
    path,
    query: choiceParams,
    response: filterSchema,
    responseDescription: 'Options by field, and the number of matching variants.',
    errors,
    async handle({ query }) {
      const { catalogue, choice, strips } = await readChoice(scope, query);
      const options = optionsFor(catalogue, choice);
      const titles = new Map(
        catalogue.strips.map(({ variant }) => [variant.product.code, variant.product.title]),
      );
      const withLabels = <Value>(
        list: { value: Value; isAvailable: boolean; conflicts: (typeof choiceFields)[number][] }[],
        label: (value: Value) => string,
      ) => {
        return list.map(({ value, isAvailable, conflicts }) => {
          return { value, label: label(value), available: isAvailable, conflicts };
        });
      };
      const body = {
        family: withLabels(options.family, (code) => titles.get(code) ?? code),
        colour: withLabels(options.colour, (code) => colourName(t, code)),
        ip: withLabels(options.ip, (code) => code),
        power: withLabels(options.power, (value) => formatQuantity(scope.locale, value, 'W/m')),
        volts: withLabels(options.volts, (value) => formatQuantity(scope.locale, value, 'V')),
        dimmable: withLabels(options.dimmable, (value) => t(protocolKeys[value])),
        matches: strips.length,
      };
      return { body };
    },
  });
}

function addVariantsEndpoint(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/variants',
    tag,
    summary: 'Strip variants',
    path,
    query: choiceParams,
    response: z.array(stripSchema),
    responseDescription:
      'Variants that match the choice, with the figures needed for a calculation.',
    errors,
    async handle({ query }) {
      const { catalogue, strips } = await readChoice(scope, query);
      const body = strips.map((strip) => ({
        ...presentVariant(scope.locale, strip.variant),
        colour: colourCode(strip),
        ip: strip.variant.ip,
        led: strip.led,
        watts_per_metre: strip.watts_per_metre,
        volts: strip.volts,
        cut_increment_mm: strip.cut_increment_mm,
        loop_resistance_ohm_per_m: strip.loop_resistance_ohm_per_m,
        max_run_single_m: strip.max_run_single_m,
        max_run_double_m: strip.max_run_double_m,
        board_width_mm: strip.board_width_mm,
        reel_mm: strip.variant.lengthMm,
        dimmable: protocolsOf(strip, catalogue),
      }));
      return { body };
    },
  });
}
