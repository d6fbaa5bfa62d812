import { energyClasses } from '#core/catalogue/figures/codes.ts';

export type EnergyClass = (typeof energyClasses)[number];

/** The colours of the classes in screen colours, (EU) 2019/2015, Annex III: the CMYK values printed there. */
export const classColours: Record<EnergyClass, string> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bed630',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
};

/** The class of a variant; null if it has none. */
export function energyClassOf({ energyClass }: { energyClass: string | null }): EnergyClass | null {
  return energyClasses.find((code) => code === energyClass) ?? null;
}

/** The best and the worst class of the scale. */
export const classRange = [energyClasses[0], energyClasses[6]] as const;
