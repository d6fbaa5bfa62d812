import type {
  CataloguedDriver,
  ProfileChoice,
} from '#core/calculators/led-strip/material/material-line.ts';
import {
  controllersFor,
  diffusersFor,
  driversFor,
  profilesFor,
  protocolsOf,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import {
  countControllers,
  limitsOf,
} from '#core/calculators/led-strip/parts/controller-channels.ts';
import { coloursOf, type Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import { meetsIp } from '#core/calculators/led-strip/parts/protection.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { StripPlan } from '#core/calculators/led-strip/plan/strip-plan.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';

type Strip = StripPart<'strips'>;
type PartsRequest = { catalogue: StripCatalogue; request: StripRequest };

/** Returns the part of a table with a SKU; undefined if none is requested or found. */
function findBySku<Part extends { sku: string }>(parts: readonly Part[], sku: string) {
  return parts.find((part) => part.sku === sku);
}

/**
 * Returns the protocol: as requested, otherwise that of the chosen driver or controller, otherwise the first possible.
 */
export function chooseProtocol(strip: Strip, { catalogue, request }: PartsRequest): Protocol {
  const ways = protocolsOf(strip, catalogue);
  const spoken = [
    findBySku(catalogue.controllers, request.controller)?.protocol,
    findBySku(catalogue.drivers, request.driver)?.protocol,
  ];
  const supported = spoken.find((candidate) => candidate !== undefined && ways.includes(candidate));
  return request.choice.dimmable ?? supported ?? ways[0] ?? 'none';
}

/** Returns the drivers to pack: the one chosen by the visitor, even if it does not fit, otherwise all that fit. */
export function chooseDrivers(strip: Strip, protocol: Protocol, partsRequest: PartsRequest) {
  const { catalogue, request } = partsRequest;
  const chosen = findBySku(catalogue.drivers, request.driver);
  if (chosen) return [chosen];
  const drivers = driversFor(strip, protocol, catalogue);
  // Dimmable drivers need no controller: if there are any, fixed ones are left out.
  const isFixed = findBySku(catalogue.controllers, request.controller) !== undefined;
  const preferred = drivers.filter((driver) => (driver.protocol === 'none') === isFixed);
  const direct = drivers.filter((driver) => driver.protocol === protocol);
  const wanted = isFixed ? preferred : direct;
  const usual = wanted.length > 0 ? wanted : drivers;
  if (request.place === 'dry') return usual;
  // Protection comes first: a protected fixed driver and a controller rather than an unprotected dimmable driver.
  const tight = [usual, drivers].map((list) => list.filter((driver) => isTight(driver, strip)));
  return tight.find((list) => list.length > 0) ?? usual;
}

function isTight({ variant: { ip } }: StripPart<'drivers'>, strip: Strip): boolean {
  const needed = strip.variant.ip;
  return needed === null || (ip !== null && meetsIp(ip, needed));
}

/**
 * Returns the controller chosen by the visitor, otherwise the one that needs the fewest units; null if none is chosen
 * or fits.
 */
export function chooseController(
  strip: Strip,
  protocol: Protocol,
  {
    plan,
    catalogue,
    request,
    controllerShare,
  }: PartsRequest & { plan: StripPlan<CataloguedDriver>; controllerShare: number },
): StripPart<'controllers'> | null {
  const chosen = findBySku(catalogue.controllers, request.controller);
  if (chosen) return chosen;
  const watts = Math.max(0, ...(plan.drivers ?? []).map(({ loadW }) => loadW));
  const load = { watts, volts: strip.volts, colours: coloursOf[strip.colour] };
  const ranked = controllersFor(strip, protocol, catalogue.controllers).flatMap((controller) => {
    const need = countControllers(load, limitsOf(controller, controllerShare));
    return need ? [{ controller, count: need.count }] : [];
  });
  return ranked.toSorted((a, b) => a.count - b.count)[0]?.controller ?? null;
}

/** Returns the bar of the chosen product, in its first colour and with its first diffuser unless others are chosen. */
export function chooseProfile(
  strip: Strip,
  { catalogue, request }: PartsRequest,
): ProfileChoice | null {
  const bars = profilesFor(strip, catalogue).filter(({ variant }) => {
    return variant.product.code === request.profile;
  });
  const bar = bars.find(({ variant }) => variant.finish === request.finish) ?? bars[0];
  if (!bar) return null;
  const { finish } = bar.variant;
  const inBox = bars.filter(({ variant }) => variant.finish === finish);
  const kinds = inBox.flatMap(({ diffuser }) => diffuser ?? []);
  const apart = diffusersFor(request.profile, catalogue).map(({ diffuser }) => diffuser);
  const offered = kinds.length > 0 ? kinds : apart;
  const diffuser = offered.find((candidate) => candidate === request.diffuser) ?? offered[0];
  return diffuser ? { code: request.profile, finish, diffuser } : null;
}

/** Lengths in which the chosen bar is sold. */
export function stockOf(
  { code, finish, diffuser }: ProfileChoice,
  { profiles }: StripCatalogue,
): number[] {
  const bars = profiles.filter(({ variant, diffuser: inBox }) => {
    const isOwn = variant.product.code === code && variant.finish === finish;
    return isOwn && (inBox === null || inBox === diffuser);
  });
  return [...new Set(bars.map(({ stock_mm }) => stock_mm))];
}
