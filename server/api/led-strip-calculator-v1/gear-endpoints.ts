import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  controllersFor,
  driversFor,
  protocolsOf,
  toDriverOption,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { protocols } from '#core/calculators/led-strip/parts/part-words.ts';
import { capacityOf } from '#core/calculators/led-strip/plan/driver-packing.ts';
import { protocolKeys } from '#core/calculators/led-strip/strip-labels.ts';
import { choiceParams, forAny, readChoice } from '#server/api/led-strip-calculator-v1/choice.ts';
import type { Scope } from '#server/api/led-strip-calculator-v1/led-strip-scope.ts';
import { presentVariant, variantShape } from '#server/api/led-strip-calculator-v1/strip-variant.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { decimal, text } from '#server/http/rest/params.ts';
import { texts } from '#server/texts.ts';

const tag = 'led-strip-calculator/v1';
const path = z.object({});
const errors = { 400: 'A parameter is invalid.' };
const PERCENT = 100;

const protocolShape = { protocol: z.enum(protocols), protocol_label: z.string() };

const driverSchema = z
  .object({
    ...variantShape,
    ...protocolShape,
    channels: z.number().int(),
    volts: z.number(),
    rated_w: z.number(),
    max_load_w: z.number().openapi({ description: 'Maximum load in watts.' }),
    min_load_w: z.number().nullable(),
    ip: z.string().nullable(),
    needs_controller: z
      .boolean()
      .openapi({ description: 'True for a non-dimmable driver that needs a controller.' }),
    count: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Number of drivers needed for `length`; null without `length`.' }),
  })
  .openapi('StripDriverVariant');

const controllerSchema = z
  .object({
    ...variantShape,
    ...protocolShape,
    channels: z.number().int(),
    amps_per_channel: z.number(),
    max_bridged: z.number().int(),
    volts_min: z.number(),
    volts_max: z.number(),
  })
  .openapi('StripControllerVariant');

/** Adds the driver and controller endpoints. */
export function addGearEndpoints(api: OpenAPIHono, scope: Scope): void {
  addDriversEndpoint(api, scope);
  addControllersEndpoint(api, scope);
}

function addDriversEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/drivers',
    tag,
    summary: 'Drivers',
    description: 'Drivers with the voltage of the strip and the selected dimming protocol.',
    path,
    query: {
      ...choiceParams,
      length: decimal({ description: 'Total length of strip in millimetres.', example: 7230 }),
    },
    response: z.array(driverSchema),
    responseDescription: 'Drivers that can power the strip.',
    errors,
    async handle({ query: { length, ...query } }) {
      const { catalogue, choice, strips } = await readChoice(scope, query);
      const { driver_max_load: policy } = await scope.services.calculators.getPolicies();
      const drivers = forAny(strips, (strip) => {
        const wantedProtocols = choice.dimmable ? [choice.dimmable] : protocolsOf(strip, catalogue);
        return wantedProtocols.flatMap((protocol) => driversFor(strip, protocol, catalogue));
      });
      const watts = Math.max(0, ...strips.map((strip) => strip.watts_per_metre));
      const body = drivers.map((driver) => {
        const maxLoadW = capacityOf(toDriverOption(driver, policy.value / PERCENT));
        const load = length === undefined ? null : (watts * length) / 1000;
        return {
          ...presentVariant(scope.locale, driver.variant),
          protocol: driver.protocol,
          protocol_label: t(protocolKeys[driver.protocol]),
          channels: driver.channels,
          volts: driver.volts,
          rated_w: driver.rated_w,
          max_load_w: maxLoadW,
          min_load_w: driver.min_load_w,
          ip: driver.variant.ip,
          needs_controller: (choice.dimmable ?? 'none') !== 'none' && driver.protocol === 'none',
          count: load === null ? null : Math.ceil(load / maxLoadW - 1e-9),
        };
      });
      return { body };
    },
  });
}

function addControllersEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addEndpoint(api, {
    route: '/led-strip-calculator/v1/controllers',
    tag,
    summary: 'Controllers',
    description: 'Controllers for non-dimmable drivers. A dimmable driver needs none.',
    path,
    query: {
      ...choiceParams,
      driver: text({ description: 'SKU of the selected driver.', example: 'VATCV/100/24/20' }),
    },
    response: z.array(controllerSchema),
    responseDescription: 'Controllers with one output per colour channel of the strip.',
    errors,
    async handle({ query: { driver: sku, ...query } }) {
      const { catalogue, choice, strips } = await readChoice(scope, query);
      const driver = catalogue.drivers.find((candidate) => candidate.sku === sku);
      const isFixed = driver === undefined || driver.protocol === 'none';
      const controllers = forAny(isFixed ? strips : [], (strip) => {
        const wantedProtocols = choice.dimmable ? [choice.dimmable] : protocols;
        return wantedProtocols.flatMap((protocol) => {
          return controllersFor(strip, protocol, catalogue.controllers);
        });
      });
      const body = controllers.map((controller) => ({
        ...presentVariant(scope.locale, controller.variant),
        protocol: controller.protocol,
        protocol_label: t(protocolKeys[controller.protocol]),
        channels: controller.channels,
        amps_per_channel: controller.amps_per_channel,
        max_bridged: controller.max_bridged,
        volts_min: controller.volts_min,
        volts_max: controller.volts_max,
      }));
      return { body };
    },
  });
}
