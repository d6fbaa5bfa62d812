import type {
  MaterialLine,
  ProfileChoice,
} from '#core/calculators/led-strip/material/material-line.ts';
import {
  controllersFor,
  driversFor,
  proposeProfile,
} from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { coloursOf, type Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import { meetsIp } from '#core/calculators/led-strip/parts/protection.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { StripFinding } from '#core/calculators/led-strip/plan/strip-findings.ts';

type Strip = StripPart<'strips'>;

type Built = {
  catalogue: StripCatalogue;
  protocol: Protocol;
  /** Code of the requested profile; empty for none. */
  wantedProfile: string;
  /** Whether drivers and controllers hang in a dry place, apart from the strip. */
  isApart: boolean;
  profile: ProfileChoice | null;
  drivers: readonly StripPart<'drivers'>[];
  /** Null if the bill of materials has none. */
  controller: StripPart<'controllers'> | null;
  material: readonly MaterialLine[];
};

/** Finds what the chosen parts cannot do for a strip. */
export function findInParts(strip: Strip, built: Built): StripFinding[] {
  return [
    ...findInDrivers(strip, built),
    ...findInControllers(strip, built),
    ...findInProfile(strip, built),
    ...findUnprotected(strip, built),
  ];
}

function findInDrivers(strip: Strip, { drivers, protocol, catalogue }: Built): StripFinding[] {
  const suitable = driversFor(strip, protocol, catalogue);
  return drivers.flatMap((driver): StripFinding[] => {
    const { sku, volts, channels } = driver;
    if (volts !== strip.volts) {
      const values = { part: sku, volts, needed: strip.volts };
      return [{ code: 'voltage-mismatch', severity: 'block', values }];
    }
    if (suitable.includes(driver)) return [];
    if (driver.protocol === protocol && protocol !== 'none') {
      const values = { part: sku, channels, needed: coloursOf[strip.colour] };
      return [{ code: 'channel-mismatch', severity: 'block', values }];
    }
    const values = { part: sku, spoken: driver.protocol, requested: protocol };
    return [{ code: 'protocol-mismatch', severity: 'block', values }];
  });
}

function findInControllers(strip: Strip, built: Built): StripFinding[] {
  const { controller, protocol, catalogue, material } = built;
  if (!material.some(({ reason }) => reason === 'controllers')) return [];
  if (!controller) return [{ code: 'no-controller', severity: 'block', values: {} }];
  const { sku, channels, volts_min: least, volts_max: most } = controller;
  if (strip.volts < least || strip.volts > most) {
    const values = { part: sku, volts: most, needed: strip.volts };
    return [{ code: 'voltage-mismatch', severity: 'block', values }];
  }
  if (controller.protocol !== protocol) {
    const values = { part: sku, spoken: controller.protocol, requested: protocol };
    return [{ code: 'protocol-mismatch', severity: 'block', values }];
  }
  if (!controllersFor(strip, protocol, catalogue.controllers).includes(controller)) {
    const values = { part: sku, channels, needed: coloursOf[strip.colour] };
    return [{ code: 'channel-mismatch', severity: 'block', values }];
  }
  const isMissing = material.some(({ reason, variant }) => reason === 'controllers' && !variant);
  return isMissing ? [{ code: 'no-controller', severity: 'block', values: {} }] : [];
}

function findInProfile(strip: Strip, { catalogue, profile, wantedProfile }: Built): StripFinding[] {
  if (profile) return [];
  const watts = strip.watts_per_metre;
  const wanted = catalogue.profiles.find(({ variant }) => variant.product.code === wantedProfile);
  if (wanted) {
    const values = {
      part: wanted.variant.product.title,
      innerMm: wanted.inner_width_mm,
      mostWatts: wanted.max_watts_per_metre,
      boardMm: strip.board_width_mm,
      watts,
    };
    return [{ code: 'profile-mismatch', severity: 'block', values }];
  }
  if (strip.needs_profile === 'no') return [];
  const proposed = proposeProfile(strip, catalogue);
  if (!proposed) return [{ code: 'no-profile-fits', severity: 'warn', values: { watts } }];
  const values = {
    part: proposed.variant.product.title,
    innerMm: proposed.inner_width_mm,
    mostWatts: proposed.max_watts_per_metre,
    watts,
  };
  return [{ code: 'profile-needed', severity: 'warn', values }];
}

/** Drivers and controllers with a lower protection than the strip they feed (IEC 60529): they need a dry place. */
function findUnprotected(
  strip: Strip,
  { drivers, controller, material, isApart }: Built,
): StripFinding[] {
  const needed = strip.variant.ip;
  if (needed === null) return [];
  const isUsed = material.some(({ reason }) => reason === 'controllers');
  const parts = [...drivers, ...(controller && isUsed ? [controller] : [])];
  return parts.flatMap(({ sku, variant: { ip } }): StripFinding[] => {
    if (ip === null || meetsIp(ip, needed)) return [];
    const severity = isApart ? 'note' : 'warn';
    return [{ code: 'ip-mismatch', severity, values: { part: sku, ip, needed } }];
  });
}
