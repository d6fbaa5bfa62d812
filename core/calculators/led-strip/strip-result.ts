import type { StripEvaluation } from '#core/calculators/led-strip/evaluate-strip.ts';
import type { MaterialReason } from '#core/calculators/led-strip/material/material-line.ts';
import {
  countControllers,
  limitsOf,
} from '#core/calculators/led-strip/parts/controller-channels.ts';
import { coloursOf, type Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import { jointIp } from '#core/calculators/led-strip/parts/protection.ts';
import type { MainsFigures, StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { findingText } from '#core/calculators/led-strip/plan/strip-finding-text.ts';
import type { Severity } from '#core/calculators/led-strip/plan/strip-findings.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
import { reasonText } from '#core/calculators/led-strip/reason-text.ts';
import type { Translate } from '#core/i18n/translate.ts';

/** A driver with its loads and the controllers between. */
export type WiredDriver = {
  sku: string;
  ratedW: number;
  loadW: number;
  /** Share of the rated power, percent. */
  percent: number;
  controller: { sku: string; count: number } | null;
  /** Runs are counted from 0. */
  segments: { run: number; lengthMm: number }[];
};

export type StripResult = Pick<StripEvaluation, 'material'> & {
  runs: StripEvaluation['plan']['runs'];
  feed: Feed;
  totalWatts: number;
  currentA: number;
  cableDrop: { volts: number; percent: number };
  stripDrop: { volts: number; percent: number };
  drivers: WiredDriver[];
  mains: MainsSide | null;
  bars: StripEvaluation['plan']['bars'];
  wastePercent: number;
  /** Addresses that the drivers and controllers take on a DALI line; 0 without DALI. */
  daliAddresses: number;
  /**
   * Protection of the set: that of its weakest part, without drivers and controllers that hang elsewhere. Null if no part
   * states its own.
   */
  ip: string | null;
  /** Protection of drivers and controllers that hang elsewhere; null if `ip` counts them. */
  gearIp: string | null;
  findings: { severity: Severity; text: string }[];
};

/** Circuit breakers for all drivers of a plan, and the share of them that the drivers take. */
export type MainsSide = {
  /** Peaks added up, as all drivers are switched on together. */
  inrushA: number;
  b16: { count: number; percent: number };
  c16: { count: number; percent: number };
};

type Told = { t: Translate<'strip'>; strip: StripPart<'strips'>; feed: Feed };

const PERCENT = 100;

/** Formats an evaluation for display. */
export function toResult(evaluation: StripEvaluation, { t, strip, feed }: Told): StripResult {
  const { plan, findings, material } = evaluation;
  const drivers = listDrivers(evaluation, strip);
  return {
    runs: plan.runs,
    feed,
    totalWatts: plan.totalWatts,
    currentA: plan.currentA,
    cableDrop: { volts: plan.cableDropV, percent: plan.cableDropPercent },
    stripDrop: { volts: plan.stripDropV, percent: plan.stripDropPercent },
    drivers,
    mains: mainsOf(evaluation),
    bars: plan.bars,
    wastePercent: plan.wastePercent,
    daliAddresses: countDaliAddresses(drivers, evaluation.protocol),
    ...protectionOf(evaluation),
    findings: [
      ...findings.map((finding) => ({
        severity: finding.severity,
        text: findingText(t, finding),
      })),
      ...listMissing(t, material),
    ],
    material,
  };
}

/** Null without drivers, or where one states nothing of its mains side. */
function mainsOf({ plan }: StripEvaluation): MainsSide | null {
  const stated = (plan.drivers ?? []).map(({ option }) => option.driver.variant.mains ?? null);
  const known = stated.filter((mains) => mains !== null);
  if (known.length === 0 || known.length < stated.length) return null;
  const sumOf = (read: (mains: MainsFigures) => number) =>
    known.reduce((sum, mains) => sum + read(mains), 0);
  const breakersFor = (share: number) => {
    const count = Math.ceil(share - 1e-9);
    return { count, percent: (share / count) * PERCENT };
  };
  return {
    inrushA: sumOf(({ inrushA }) => inrushA),
    b16: breakersFor(sumOf(({ onB16 }) => 1 / onB16)),
    c16: breakersFor(sumOf(({ onC16 }) => 1 / onC16)),
  };
}

/** Each driver or controller with DALI has one address: DT8 controls all colours of a device at once (IEC 62386-209). */
function countDaliAddresses(drivers: WiredDriver[], protocol: Protocol): number {
  if (protocol !== 'dali-dt6' && protocol !== 'dali-dt8') return 0;
  return drivers.reduce((sum, { controller }) => sum + (controller?.count ?? 1), 0);
}

/** Only parts that carry current count; profiles and mounting parts do not. */
const livePartReasons: MaterialReason[] = ['reels', 'links', 'feeds', 'cable'];
const gearReasons: MaterialReason[] = ['drivers', 'controllers'];

function protectionOf({ material, isApart }: StripEvaluation): Pick<StripResult, 'ip' | 'gearIp'> {
  const ipOf = (reasons: MaterialReason[]) => {
    const parts = material.filter(({ reason }) => reasons.includes(reason));
    return jointIp(parts.flatMap(({ variant }) => variant?.ip ?? []));
  };
  return isApart
    ? { ip: ipOf(livePartReasons), gearIp: ipOf(gearReasons) }
    : { ip: ipOf([...livePartReasons, ...gearReasons]), gearIp: null };
}

/** A part that the catalogue lacks is a problem; for controllers a finding says more. */
function listMissing(
  t: Translate<'strip'>,
  material: StripEvaluation['material'],
): StripResult['findings'] {
  const lacking = material.filter(
    ({ variant, reason }) => variant === null && reason !== 'controllers',
  );
  return lacking.map((line) => ({
    severity: 'warn',
    text: t('strip.finding.no-part', { reason: reasonText(t, line) }),
  }));
}

function listDrivers(
  { plan, controller, controllerShare }: StripEvaluation,
  strip: StripPart<'strips'>,
): WiredDriver[] {
  const segments = plan.runs.flatMap(({ segmentsMm }, run) => {
    return segmentsMm.map((lengthMm) => ({ run, lengthMm }));
  });
  return (plan.drivers ?? []).map(({ option: { driver, ratedW }, loadW, loadPercent, loads }) => {
    const load = { watts: loadW, volts: strip.volts, colours: coloursOf[strip.colour] };
    const isFixed = driver.protocol === 'none' && controller !== null;
    const need = isFixed ? countControllers(load, limitsOf(controller, controllerShare)) : null;
    return {
      sku: driver.sku,
      ratedW,
      loadW,
      percent: loadPercent,
      controller: isFixed && need ? { sku: controller.sku, count: need.count } : null,
      segments: loads.flatMap((load) => segments[load] ?? []),
    };
  });
}
