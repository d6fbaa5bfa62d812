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

/** Strip of this IP and above is sealed: each end that is cut must be closed again. */
const SEALED = 'IP65';

/** Drivers that feed a strip when it is set by a protocol: those that speak it, or fixed ones before a controller. */
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

/** Controllers with an output for each colour of a strip that speak a protocol and bear its voltage. */
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

/** The ways in which a strip can be set: directly by a driver, or by a controller behind a fixed one. */
export function protocolsOf(strip: Strip, catalogue: StripCatalogue): Protocol[] {
  return protocols.filter((protocol) => {
    // Strip of several colours is of no use without something that mixes them.
    if (protocol === 'none' && strip.colour !== 'mono') return false;
    return driversFor(strip, protocol, catalogue).length > 0;
  });
}

/** A driver as packing sees it; an empty load share means the house rule, a share of 1. */
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

/** Profiles that are wide enough for a strip and carry its heat away. */
export function profilesFor(strip: Strip | null, { profiles }: StripCatalogue) {
  if (!strip) return profiles;
  return profiles.filter((profile) => {
    const isWide = profile.inner_width_mm >= strip.board_width_mm;
    return isWide && profile.max_watts_per_metre >= strip.watts_per_metre;
  });
}

/** Diffusers that are sold by themselves and fit a profile, by the code of its product. */
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
 * Parts of a kind that go with a strip and a profile. Conductors match the channels of the strip, one more than its
 * colours; what joins and feeds sealed strip is sealed, and a box for its driver protects as well as the strip does; a
 * part for certain products goes with those only, and without a chosen profile with those that take the strip.
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

/** The product of a strip; null for any. */
function stripCodes(strip: Strip | null | undefined): Set<string> | null {
  return strip ? new Set([strip.variant.product.code]) : null;
}

/** The product of a profile that was chosen, else those that take the strip; null for any. */
function profileCodes({ strip, profile }: Omit<RequestedParts, 'kind'>, catalogue: StripCatalogue) {
  if (profile !== undefined) return new Set([profile]);
  if (!strip) return null;
  return new Set(profilesFor(strip, catalogue).map(({ variant }) => variant.product.code));
}

/** The largest section of a core among the cables for a strip, mm²; 0 where there are none. */
export function largestSection(catalogue: StripCatalogue, strip: Strip | null): number {
  const cables = partsFor({ kind: 'dc-cable', strip }, catalogue);
  return Math.max(0, ...cables.map(({ area_mm2 }) => area_mm2 ?? 0));
}

/** Whether a strip must be closed again wherever it is cut. */
export function isSealed({ variant }: Strip): boolean {
  return variant.ip !== null && meetsIp(variant.ip, SEALED);
}

/** What conducts current to strip, and on from strip to strip. */
function isWired(kind: PartKind): boolean {
  return kind === 'connector' || kind === 'dc-cable';
}

function isProtecting(ip: string, { variant }: Strip): boolean {
  return variant.ip === null || meetsIp(ip, variant.ip);
}

/** Sealed strip takes sealed parts; dry strip takes the plain ones. */
function isAsTight(ip: string, strip: Strip): boolean {
  return isSealed(strip) === meetsIp(ip, SEALED);
}
