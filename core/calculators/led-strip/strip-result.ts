import type { StripEvaluation } from '#core/calculators/led-strip/evaluate-strip.ts';
import type { MaterialReason } from '#core/calculators/led-strip/material/material-line.ts';
import { countControllers } from '#core/calculators/led-strip/parts/controller-channels.ts';
import { coloursOf } from '#core/calculators/led-strip/parts/part-words.ts';
import { jointIp } from '#core/calculators/led-strip/parts/protection.ts';
import type { StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { findingText } from '#core/calculators/led-strip/plan/strip-finding-text.ts';
import type { Severity } from '#core/calculators/led-strip/plan/strip-findings.ts';
import type { Feed } from '#core/calculators/led-strip/plan/voltage-drop.ts';
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
  bars: StripEvaluation['plan']['bars'];
  wastePercent: number;
  /** Protection of the set: that of its weakest part. Null if no part states its own. */
  ip: string | null;
  findings: { severity: Severity; text: string }[];
};

type Told = { t: Translate<'strip'>; strip: StripPart<'strips'>; feed: Feed };

/** Formats an evaluation for display. */
export function toResult(evaluation: StripEvaluation, { t, strip, feed }: Told): StripResult {
  const { plan, findings, material } = evaluation;
  return {
    runs: plan.runs,
    feed,
    totalWatts: plan.totalWatts,
    currentA: plan.currentA,
    cableDrop: { volts: plan.cableDropV, percent: plan.cableDropPercent },
    stripDrop: { volts: plan.stripDropV, percent: plan.stripDropPercent },
    drivers: listDrivers(evaluation, strip),
    bars: plan.bars,
    wastePercent: plan.wastePercent,
    ip: ipOfSet(evaluation),
    findings: findings.map((finding) => ({
      severity: finding.severity,
      text: findingText(t, finding),
    })),
    material,
  };
}

/** Only parts that carry current count; profiles and mounting parts do not. */
const livePartReasons: MaterialReason[] = [
  ...(['reels', 'links', 'drivers', 'controllers', 'feeds', 'cable'] as const),
];

function ipOfSet({ material }: StripEvaluation): string | null {
  const live = material.filter(({ reason }) => livePartReasons.includes(reason));
  return jointIp(live.flatMap(({ variant }) => variant?.ip ?? []));
}

function listDrivers(
  { plan, controller }: StripEvaluation,
  strip: StripPart<'strips'>,
): WiredDriver[] {
  const segments = plan.runs.flatMap(({ segmentsMm }, run) => {
    return segmentsMm.map((lengthMm) => ({ run, lengthMm }));
  });
  return (plan.drivers ?? []).map(({ option: { driver, ratedW }, loadW, loadPercent, loads }) => {
    const load = { watts: loadW, volts: strip.volts, colours: coloursOf[strip.colour] };
    const isFixed = driver.protocol === 'none' && controller !== null;
    const need = isFixed
      ? countControllers(load, {
          channels: controller.channels,
          ampsPerChannel: controller.amps_per_channel,
          maxBridged: controller.max_bridged,
        })
      : null;
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
