import type { OpenAPIHono } from '@hono/zod-openapi';
import { dropLimitsOf } from '#core/calculators/led-strip/plan/drop-limits.ts';
import { findingText } from '#core/calculators/led-strip/plan/strip-finding-text.ts';
import {
  findProblems,
  type StripFinding,
} from '#core/calculators/led-strip/plan/strip-findings.ts';
import {
  planStrip,
  type StripPlan,
  type StripPlanInput,
} from '#core/calculators/led-strip/plan/strip-plan.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import type { Scope } from '#server/api/calculators-v1/calculators-scope.ts';
import {
  type StripInput,
  type StripResponse,
  stripInputSchema,
  stripResponseSchema,
} from '#server/api/calculators-v1/strip-schemas.ts';
import { addCalculation } from '#server/http/rest/add-calculation.ts';
import { texts } from '#server/texts.ts';

/** `POST calculators/v1/led-strip`: cut lengths, voltage drop, drivers and bars for runs of one strip. */
export function addStripCalculation(api: OpenAPIHono, { services, locale, inTurn }: Scope): void {
  addCalculation(api, {
    inTurn,
    route: '/calculators/v1/led-strip',
    tag: 'calculators/v1',
    summary: 'LED strip',
    description:
      'Cut lengths, feeds, voltage drop, drivers and profile bars for runs of one strip. Runs are divided so that no segment exceeds the maximum run of the strip or the load of the largest driver. Figures have twelve significant digits. Warnings are in the language of the URL.',
    body: stripInputSchema,
    response: stripResponseSchema,
    responseDescription: 'Runs in the order sent, drivers, bars and warnings.',
    async calculate(sent) {
      const input = toPlanInput(sent);
      const plan = planStrip(input);
      const limits = dropLimitsOf(await services.calculators.getPolicies());
      return present(plan, presentFindings(findProblems(input, plan, limits), locale));
    },
  });
}

function toPlanInput({ strip, cable, drivers, profile, ...sent }: StripInput): StripPlanInput {
  return {
    strip: {
      wattsPerMetre: strip.watts_per_metre,
      volts: strip.volts,
      cutIncrementMm: strip.cut_increment_mm,
      loopOhmPerM: strip.loop_resistance_ohm_per_m,
      maxRunSingleM: strip.max_run_single_m,
      maxRunDoubleM: strip.max_run_double_m,
    },
    runsMm: sent.runs_mm,
    rounding: sent.rounding,
    feed: sent.feed,
    cable: {
      lengthM: cable.length_m,
      areaMm2: cable.area_mm2,
      ...(cable.lengths_m && { runsM: cable.lengths_m }),
    },
    drivers: drivers.map(({ rated_w, max_load_fraction }) => {
      return { ratedW: rated_w, maxLoadFraction: max_load_fraction };
    }),
    packing: 'fewest',
    profile: profile ? { stockMm: profile.stock_mm, kerfMm: profile.kerf_mm } : null,
  };
}

function presentFindings(findings: StripFinding[], locale: LocaleCode) {
  const t = texts[locale];
  return findings.map((finding) => ({ code: finding.code, message: findingText(t, finding) }));
}

function present(plan: StripPlan, warnings: StripResponse['warnings']): StripResponse {
  const runOfLoad = plan.runs.flatMap(({ segmentsMm }, run) => segmentsMm.map(() => run));
  return {
    runs: plan.runs.map((run) => ({
      requested_mm: run.requestedMm,
      cut_mm: run.cutMm,
      unlit_mm: run.unlitMm,
      watts: run.watts,
      segments: run.segmentsMm,
    })),
    total_watts: plan.totalWatts,
    current_a: plan.currentA,
    cable_drop_v: plan.cableDropV,
    cable_drop_percent: plan.cableDropPercent,
    strip_drop_v: plan.stripDropV,
    strip_drop_percent: plan.stripDropPercent,
    drivers: (plan.drivers ?? []).map(({ option, loadW, loadPercent, loads }) => ({
      rated_w: option.ratedW,
      load_w: loadW,
      load_percent: loadPercent,
      runs: [...new Set(loads.map((load) => runOfLoad[load] ?? missing()))],
    })),
    bars: plan.bars.map(({ stockMm, pieces, wasteMm }) => ({
      stock_mm: stockMm,
      cuts_mm: pieces.map(({ lengthMm }) => lengthMm),
      waste_mm: wasteMm,
    })),
    waste_percent: plan.wastePercent,
    warnings,
  };
}
