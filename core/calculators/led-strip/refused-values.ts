import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { colourCode } from '#core/calculators/led-strip/strip-choice.ts';
import { type StripRequest, stripParams } from '#core/calculators/led-strip/strip-request.ts';

/**
 * Lists the values of a request that the calculator does not know, as `name=value`: those that no field can have, and
 * those that are not in the catalogue, such as a driver that is no longer made.
 */
export function listRefused(request: StripRequest, catalogue: StripCatalogue): string[] {
  const { strips, drivers, controllers, profiles, diffusers, parts } = catalogue;
  const { choice, accessories } = request;
  const ofStrips = (read: (strip: StripPart<'strips'>) => unknown) => new Set(strips.map(read));
  const skusOf = (list: readonly { sku: string }[]) => new Set<unknown>(list.map(({ sku }) => sku));
  const checks: [name: keyof typeof stripParams, value: unknown, known: Set<unknown>][] = [
    ['family', choice.family, ofStrips(({ variant }) => variant.product.code)],
    ['colour', choice.colour, ofStrips(colourCode)],
    ['ip', choice.ip, ofStrips(({ variant }) => variant.ip)],
    ['power', choice.power, ofStrips((strip) => strip.watts_per_metre)],
    ['volts', choice.volts, ofStrips((strip) => strip.volts)],
    ['driver', request.driver, skusOf(drivers)],
    ['controller', request.controller, skusOf(controllers)],
    ['profile', request.profile, new Set(profiles.map(({ variant }) => variant.product.code))],
    ['finish', request.finish, new Set(profiles.map(({ variant }) => variant.finish))],
    ['diffuser', request.diffuser, new Set([...profiles, ...diffusers].map((bar) => bar.diffuser))],
    ...accessories.map((sku) => ['accessory', sku, skusOf(parts)] as (typeof checks)[number]),
  ];
  const unknown = checks.filter(([, value, known]) => value && !known.has(value));
  const named = unknown.map(
    ([name, value]) => `${stripParams[name]}=${String(value).slice(0, 60)}`,
  );
  return [...request.refused, ...named];
}
