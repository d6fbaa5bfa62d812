import type { Translate } from '#core/i18n/translate.ts';
import { type BugRating, formatBug, rateBug } from '#core/photometry/figures/bug-rating.ts';
import {
  findIntensityClass,
  type IntensityClass,
} from '#core/photometry/figures/intensity-class.ts';
import { calculateUpwardRatio } from '#core/photometry/figures/upward-ratio.ts';
import { calculateFluxCode } from '#core/photometry/figures/zonal-flux.ts';
import { formatNumber, formatQuantity } from '#core/units.ts';
import type { LightColour, Luminaire } from './luminaire.ts';
import {
  type FranceFault,
  findFranceFaults,
  findZones,
  type SkyZone,
  type ZoneRule,
  zoneRules,
} from './sky/sky-rules.ts';

/** Figures that rules against light pollution name, of a level luminaire. */
export type OutdoorFigures = LightColour & {
  /** ULR, percent. */
  upwardPercent: number;
  bug: BugRating;
  /** Null if none is met. */
  intensityClass: IntensityClass | null;
  /** The zones in which each rule permits the luminaire. */
  zones: Record<ZoneRule, SkyZone[]>;
  /** What the French order of 27 December 2018 finds wrong; null if the colour that it limits is not known. */
  franceFaults: FranceFault[] | null;
};

export function calculateOutdoorFigures(luminaire: Luminaire, colour: LightColour): OutdoorFigures {
  const upwardPercent = 100 * calculateUpwardRatio(luminaire.light);
  const fluxCode3 = calculateFluxCode(luminaire.light)[2];
  return {
    ...colour,
    upwardPercent,
    bug: rateBug(luminaire),
    intensityClass: findIntensityClass(luminaire),
    zones: { spain: findZones('spain', upwardPercent), uk: findZones('uk', upwardPercent) },
    franceFaults: findFranceFaults({ upwardPercent, fluxCode3, cctK: colour.cctK }),
  };
}

/** The box on dark skies: figures, and what they are compared with. */
export type SkyBox = { title: string; figures: { label: string; value: string }[]; note: string };

export function createSkyBox(t: Translate<'photometry'>, figures: OutdoorFigures): SkyBox {
  const { upwardPercent, bug, intensityClass, cctK, bluePercent, zones, franceFaults } = figures;
  const percent = (value: number) => `${formatNumber(t.locale, value, 1)}\u00a0%`;
  const rows: [label: string, value: string | null][] = [
    [t('photometry.ulr'), percent(upwardPercent)],
    [
      t('photometry.intensity-class'),
      intensityClass === null ? t('photometry.intensity-class.none') : `G*${intensityClass}`,
    ],
    [t('photometry.bug'), formatBug(bug)],
    [t('photometry.sky.cct'), cctK === null ? null : formatQuantity(t.locale, cctK, 'K', 0)],
    [t('photometry.spectrum.blue'), bluePercent === null ? null : percent(bluePercent)],
    ...zoneRules.map((rule): [string, string] => [
      t(`photometry.sky.${rule}`),
      zones[rule].join(', ') || t('photometry.sky.nowhere'),
    ]),
    [t('photometry.sky.france'), franceFaults && franceText(t, franceFaults)],
  ];
  return {
    title: t('photometry.sky'),
    figures: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    note: t('photometry.sky.note'),
  };
}

function franceText(t: Translate<'photometry'>, faults: readonly FranceFault[]): string {
  if (faults.length === 0) return t('photometry.sky.met');
  const names = faults.map((fault) => t(`photometry.sky.fault.${fault}`));
  return t('photometry.sky.missed', { faults: names.join(', ') });
}
