import type { RatedLife } from '#core/photometry/luminaire.ts';

/** Operating hours per year: offices by EN 15193-1 (2250 by day and 250 by night), streets by EN 13201-5. */
export const yearlyHours = { office: 2500, night: 4000 } as const;

/** Whole years of a rated life at the given hours per year. */
export function yearsOf(lifetimeH: number, hoursPerYear: number): number {
  return Math.floor(lifetimeH / hoursPerYear);
}

/**
 * Explains a class of rated life (IEC 62722-2-1): `L80B10` → at most 10 % of the luminaires give less than 80 % of
 * their initial flux. Null for any other text.
 */
export function parseLifetimeClass(
  text: string | null,
): { fluxPercent: number; sharePercent: number } | null {
  const match = /^L(\d\d)B(\d\d)$/.exec(text ?? '');
  return match && { fluxPercent: Number(match[1]), sharePercent: Number(match[2]) };
}

/** The rated life of a variant for calculations; undefined without hours or a class that is known. */
export function ratedLifeOf({
  lifetimeH,
  lifetimeClass,
}: {
  lifetimeH: number | null;
  lifetimeClass: string | null;
}): RatedLife | undefined {
  const parsed = parseLifetimeClass(lifetimeClass);
  if (lifetimeH === null || lifetimeClass === null || !parsed) return undefined;
  return { fluxPercent: parsed.fluxPercent, hours: lifetimeH, name: lifetimeClass };
}

/** Public address of a light source in the European product registry for energy labelling. */
export function eprelUrl(number: string): string {
  return `https://eprel.ec.europa.eu/screen/product/lightsources/${encodeURIComponent(number)}`;
}
