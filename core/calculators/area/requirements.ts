import { keysOf } from '#core/keys.ts';

/** What an area must achieve: maintained mean illuminance, uniformity Emin/Em and the highest glare rating. */
type Requirement = { lux: number; uniformity: number; glare: number };

/**
 * Outdoor work places by EN 12464-2:2014 (reference numbers of its tables) and sports by EN 12193:2018 (classes I to
 * III, outdoors).
 */
const requirements = {
  none: null,
  /** 5.9.1 to 5.9.3. */
  'parking-light': { lux: 5, uniformity: 0.25, glare: 55 },
  'parking-medium': { lux: 10, uniformity: 0.25, glare: 50 },
  'parking-heavy': { lux: 20, uniformity: 0.25, glare: 50 },
  /** 5.1.1 to 5.1.4. */
  walkway: { lux: 5, uniformity: 0.25, glare: 50 },
  'slow-traffic': { lux: 10, uniformity: 0.4, glare: 50 },
  traffic: { lux: 20, uniformity: 0.4, glare: 45 },
  loading: { lux: 50, uniformity: 0.4, glare: 50 },
  /** 5.7.1 to 5.7.4. */
  'goods-short': { lux: 20, uniformity: 0.25, glare: 55 },
  'goods-continuous': { lux: 50, uniformity: 0.4, glare: 50 },
  platform: { lux: 100, uniformity: 0.5, glare: 45 },
  inspection: { lux: 200, uniformity: 0.5, glare: 45 },
  'football-1': { lux: 500, uniformity: 0.7, glare: 50 },
  'football-2': { lux: 200, uniformity: 0.6, glare: 50 },
  'football-3': { lux: 75, uniformity: 0.5, glare: 55 },
  'tennis-1': { lux: 500, uniformity: 0.7, glare: 50 },
  'tennis-2': { lux: 300, uniformity: 0.7, glare: 50 },
  'tennis-3': { lux: 200, uniformity: 0.6, glare: 55 },
} satisfies Record<string, Requirement | null>;

export type AreaUse = keyof typeof requirements;

export const areaUses = keysOf(requirements);

export function requirementOf(use: AreaUse): Requirement | null {
  return requirements[use];
}

/** Whether a use is of EN 12193, not of EN 12464-2. */
export function isSport(use: AreaUse): boolean {
  return /-[123]$/.test(use);
}
