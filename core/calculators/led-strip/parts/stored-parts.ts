import { parseStripRequest, type StripRequest } from '#core/calculators/led-strip/strip-request.ts';

// Local storage keys; each holds JSON, and `false` if nothing is selected.
export const DRIVERS_KEY = 'selectedDrivers';
export const PROFILES_KEY = 'selectedProfiles';
export const ACCESSORIES_KEY = 'selectedAccessories';

type Stored = { drivers: string; profiles: string; accessories: string };

type ChosenParts = Pick<
  StripRequest,
  'driver' | 'controller' | 'profile' | 'finish' | 'diffuser' | 'accessories'
>;

/**
 * The parts of a request as they are stored: `{"driver":"…","controller":"…"}`, `{"profile":"…","finish":"…",
 * "diffuser":"…"}` and an array of codes.
 */
export function formatStoredParts(parts: ChosenParts): Stored {
  const { driver, controller, profile, finish, diffuser, accessories } = parts;
  const drivers = driver || controller ? { driver, controller } : false;
  const profiles = profile ? { profile, finish, diffuser } : false;
  return {
    drivers: JSON.stringify(drivers),
    profiles: JSON.stringify(profiles),
    accessories: JSON.stringify(accessories.length > 0 && accessories),
  };
}

/** Parses the stored parts; null if nothing is selected. Invalid values count as no selection. */
export function parseStoredParts(stored: Record<keyof Stored, string | null>): ChosenParts | null {
  const { drivers, profiles, accessories: storedAccessories } = stored;
  const values = [drivers, profiles, storedAccessories].map(fromJson);
  const entries = values.flatMap((value): [string, unknown][] => {
    if (Array.isArray(value)) return value.map((sku) => ['accessory', String(sku)]);
    return typeof value === 'object' ? Object.entries(value ?? {}) : [];
  });
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  const { driver, controller, profile, finish, diffuser, accessories } = parseStripRequest(
    'en',
    query,
  );
  const isAny = driver || controller || profile || accessories.length > 0;
  return isAny ? { driver, controller, profile, finish, diffuser, accessories } : null;
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'false');
  } catch {
    return false;
  }
}
