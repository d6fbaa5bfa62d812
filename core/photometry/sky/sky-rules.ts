/** Environmental zones against light pollution, from the darkest. */
export const skyZones = ['E0', 'E1', 'E2', 'E3', 'E4'] as const;
export type SkyZone = (typeof skyZones)[number];

/** Rules that limit the upward light ratio by zone. */
export const zoneRules = ['spain', 'uk'] as const;
export type ZoneRule = (typeof zoneRules)[number];

/** Most upward light, percent of the luminaire's, in each zone that a rule knows. */
const upwardLimits: Record<ZoneRule, Partial<Record<SkyZone, number>>> = {
  /** Real Decreto 1890/2008, ITC-EA-03, table 2: installed upper hemispheric flux. */
  spain: { E1: 1, E2: 5, E3: 15, E4: 25 },
  /** ILP GN01/21 (2021), which follows CIE 150:2017: upward light ratio of the luminaires as installed. */
  uk: { E0: 0, E1: 0, E2: 2.5, E3: 5, E4: 15 },
};

/** Arrêté of 27 December 2018 (France), art. 3, for traffic and car parks: luminaires as their makers state them. */
const franceLimits = {
  /** Below, percent. */
  upwardPercent: 1,
  /** From, percent: the light below 75.5° of that below the horizontal. */
  fluxCode3: 95,
  cctK: 3000,
} as const;

/** Decimals in which the ratio is displayed and compared. */
const UPWARD_DECIMALS = 1;

/** The zones in which a rule permits an upward light ratio. */
export function findZones(rule: ZoneRule, upwardPercent: number): SkyZone[] {
  const shown = Number(upwardPercent.toFixed(UPWARD_DECIMALS));
  return skyZones.filter((zone) => {
    const limit = upwardLimits[rule][zone];
    return limit !== undefined && shown <= limit;
  });
}

/** What the French order finds wrong with a luminaire. */
export type FranceFault = keyof typeof franceLimits;

/** Null where the colour temperature is not known and nothing else is wrong. */
export function findFranceFaults(figures: {
  upwardPercent: number;
  fluxCode3: number;
  cctK: number | null;
}): FranceFault[] | null {
  const { upwardPercent, fluxCode3, cctK } = figures;
  const faults: FranceFault[] = [];
  if (Number(upwardPercent.toFixed(UPWARD_DECIMALS)) >= franceLimits.upwardPercent)
    faults.push('upwardPercent');
  if (Math.round(fluxCode3) < franceLimits.fluxCode3) faults.push('fluxCode3');
  if (cctK !== null && cctK > franceLimits.cctK) faults.push('cctK');
  return faults.length === 0 && cctK === null ? null : faults;
}

/** Below, percent, as the luminaires are aimed; art. 3, too. */
const FRANCE_INSTALLED_PERCENT = 4;

/** What the French order finds wrong with luminaires as they are aimed. */
export type InstalledFault = FranceFault | 'installedPercent';

/** Null where the colour temperature is not known and nothing else is wrong. */
export function findInstalledFaults(
  luminaire: Parameters<typeof findFranceFaults>[0],
  installedPercent: number,
): InstalledFault[] | null {
  const faults = findFranceFaults(luminaire);
  const shown = Number(installedPercent.toFixed(UPWARD_DECIMALS));
  return shown < FRANCE_INSTALLED_PERCENT ? faults : [...(faults ?? []), 'installedPercent'];
}
