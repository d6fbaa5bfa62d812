import {
  coloursOf,
  type Protocol,
  type partKinds,
  protocols,
} from '#core/calculators/led-strip/parts/part-words.ts';
import { meetsIp } from '#core/calculators/led-strip/parts/protection.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { DriverOption } from '#core/calculators/led-strip/plan/driver-packing.ts';

type Strip = StripPart<'strips'>;
type PartKind = (typeof partKinds)[number];

/** Strip with this IP code or above is sealed: every cut end must be closed again. */
const SEALED = 'IP65';

/** Drivers for a strip with a given protocol: those that support it, or fixed ones before a controller. */
export function driversFor(
  strip: Strip,
  protocol: Protocol,
  { drivers, controllers }: StripCatalogue,
) {
  const ofVoltage = drivers.filter(({ volts }) => volts === strip.volts);
  const direct = ofVoltage.filter((driver) => {
    const channels = protocol === 'none' || driver.channels >= coloursOf[strip.colour];
    return driver.protocol === protocol && channels;
  });
  if (protocol === 'none' || controllersFor(strip, protocol, controllers).length === 0)
    return direct;
  return [...direct, ...ofVoltage.filter((driver) => driver.protocol === 'none')];
}

/** Controllers with an output per colour of the strip that support the protocol and the voltage. */
export function controllersFor(
  strip: Strip,
  protocol: Protocol,
  controllers: readonly StripPart<'controllers'>[],
) {
  return controllers.filter((controller) => {
    const isFor =
      controller.protocol === protocol && controller.channels >= coloursOf[strip.colour];
    return isFor && controller.volts_min <= strip.volts && strip.volts <= controller.volts_max;
  });
}

/** Protocols for a strip: directly by a driver, or by a controller behind a fixed driver. */
export function protocolsOf(strip: Strip, catalogue: StripCatalogue): Protocol[] {
  return protocols.filter((protocol) => {
    // Strip of several colours is useless without something that mixes them.
    if (protocol === 'none' && strip.colour !== 'mono') return false;
    return driversFor(strip, protocol, catalogue).length > 0;
  });
}

/** Converts a driver into an option for packing; an empty load share means the company rule, a share of 1. */
export function toDriverOption(
  driver: StripPart<'drivers'>,
  maxLoadFraction: number,
): DriverOption & { driver: StripPart<'drivers'> } {
  const { rated_w: ratedW, max_load_percent: percent, min_load_w: minLoadW, variant } = driver;
  const { lengthMm, widthMm } = variant;
  return {
    driver,
    ratedW,
    maxLoadFraction: percent === null ? maxLoadFraction : percent / 100,
    ...(minLoadW !== null && { minLoadW }),
    ...(lengthMm !== null && widthMm !== null && { footprintMm2: lengthMm * widthMm }),
  };
}

/** Profiles wide enough for a strip that dissipate its heat. */
export function profilesFor(strip: Strip | null, { profiles }: StripCatalogue) {
  if (!strip) return profiles;
  return profiles.filter((profile) => {
    const isWide = profile.inner_width_mm >= strip.board_width_mm;
    return isWide && profile.max_watts_per_metre >= strip.watts_per_metre;
  });
}

/** The smallest profile for a strip, one for surfaces if there is any: the narrowest, then for the least power. Null if none fits. */
export function proposeProfile(strip: Strip, catalogue: StripCatalogue) {
  const fitting = profilesFor(strip, catalogue).toSorted((a, b) => {
    const isOther = (bar: typeof a) => Number(bar.mounting !== 'surface');
    const wider = a.inner_width_mm - b.inner_width_mm;
    return isOther(a) - isOther(b) || wider || a.max_watts_per_metre - b.max_watts_per_metre;
  });
  return fitting[0] ?? null;
}

/** Diffusers sold separately that fit a profile, by the code of its product. */
export function diffusersFor(profileCode: string, { diffusers }: StripCatalogue) {
  return diffusers.filter(({ fits }) => fits.includes(profileCode));
}

export type RequestedParts = {
  kind: PartKind;
  strip?: Strip | null | undefined;
  /** Code of the product. */
  profile?: string | undefined;
};

/**
 * Returns the parts of a kind that fit a strip and a profile. Conductors match the channels of the strip, one more than
 * its colours; connectors and feeds of sealed strip are sealed, and a box for its driver protects as well as the strip
 * does; parts limited to certain products fit only those, and without a chosen profile those that take the strip.
 */
export function partsFor({ kind, strip, profile }: RequestedParts, catalogue: StripCatalogue) {
  const isOfProfile = kind === 'end-cap' || kind === 'profile-accessory';
  const wanted = isOfProfile ? profileCodes({ strip, profile }, catalogue) : stripCodes(strip);
  return catalogue.parts.filter((part) => {
    if (part.kind !== kind) return false;
    if (kind === 'silicone' && strip && !isSealed(strip)) return false;
    if (strip && part.cores !== null && part.cores !== coloursOf[strip.colour] + 1) return false;
    if (strip && isWired(kind) && !isAsTight(part.ip, strip)) return false;
    if (strip && part.role === 'junction-box' && !isProtecting(part.ip, strip)) return false;
    if (part.fits === null) return true;
    return wanted === null || part.fits.some((code) => wanted.has(code));
  });
}

/** Product of a strip; null for any. */
function stripCodes(strip: Strip | null | undefined): Set<string> | null {
  return strip ? new Set([strip.variant.product.code]) : null;
}

/** Product of the chosen profile, otherwise of all profiles that take the strip; null for any. */
function profileCodes({ strip, profile }: Omit<RequestedParts, 'kind'>, catalogue: StripCatalogue) {
  if (profile !== undefined) return new Set([profile]);
  if (!strip) return null;
  return new Set(profilesFor(strip, catalogue).map(({ variant }) => variant.product.code));
}

/** Largest core section among the cables for a strip, mm²; 0 if there are none. */
export function largestSection(catalogue: StripCatalogue, strip: Strip | null): number {
  const cables = partsFor({ kind: 'dc-cable', strip }, catalogue);
  return Math.max(0, ...cables.map(({ area_mm2 }) => area_mm2 ?? 0));
}

/** Whether cut ends of a strip must be closed again. */
export function isSealed({ variant }: Strip): boolean {
  return variant.ip !== null && meetsIp(variant.ip, SEALED);
}

/** Parts that carry current to the strip and between strips. */
function isWired(kind: PartKind): boolean {
  return kind === 'connector' || kind === 'dc-cable';
}

function isProtecting(ip: string, { variant }: Strip): boolean {
  return variant.ip === null || meetsIp(ip, variant.ip);
}

/** Sealed strip needs sealed parts; dry strip needs plain ones. */
function isAsTight(ip: string, strip: Strip): boolean {
  return isSealed(strip) === meetsIp(ip, SEALED);
}
