import { listMaterial } from '#core/calculators/led-strip/material/bill-of-materials.ts';
import { extraRoles } from '#core/calculators/led-strip/material/material-extras.ts';
import type {
  CataloguedDriver,
  MaterialLine,
  ProfileChoice,
} from '#core/calculators/led-strip/material/material-line.ts';
import {
  chooseController,
  chooseDrivers,
  chooseProfile,
  chooseProtocol,
  stockOf,
} from '#core/calculators/led-strip/parts/choose-parts.ts';
import { partsFor, toDriverOption } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { findInParts } from '#core/calculators/led-strip/parts/part-findings.ts';
import type { Protocol } from '#core/calculators/led-strip/parts/part-words.ts';
import type {
  StripCatalogue,
  StripPart,
} from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import { dropLimitsOf } from '#core/calculators/led-strip/plan/drop-limits.ts';
import {
  findProblems,
  type StripFinding,
} from '#core/calculators/led-strip/plan/strip-findings.ts';
import {
  planStrip,
  type StripPlan,
  type StripPlanInput,
} from '#core/calculators/led-strip/plan/strip-plan.ts';
import type { Run } from '#core/calculators/led-strip/plan/strip-run.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';
import type { ConductorRecord, Policies } from '#core/calculators/policy-record.ts';

type Strip = StripPart<'strips'>;

export type StripEvaluation = {
  plan: StripPlan<CataloguedDriver>;
  protocol: Protocol;
  /** Null if the drivers dim the light themselves. */
  controller: StripPart<'controllers'> | null;
  profile: ProfileChoice | null;
  findings: StripFinding[];
  material: MaterialLine[];
  /** Share of its current that a controller carries. */
  controllerShare: number;
  /** Whether drivers and controllers hang in a dry place, apart from the strip. */
  isApart: boolean;
};

const PERCENT = 100;
const M_PER_KM = 1_000;

export type Evaluating = {
  catalogue: StripCatalogue;
  policies: Policies;
  request: StripRequest;
  runsMm: readonly Run[];
  /** Cable to each feed of each run, metres; the last counts for all that follow. */
  cablesM: readonly number[];
  conductor: ConductorRecord;
};

/** Plans the runs of a request with one strip, using the parts of the catalogue and the company rules. */
export function evaluateStrip(strip: Strip, inputs: Evaluating): StripEvaluation {
  const { catalogue, policies, request } = inputs;
  const protocol = chooseProtocol(strip, inputs);
  const profile = chooseProfile(strip, inputs);
  const input = planInputOf(strip, inputs, { protocol, profile });
  const plan = planStrip(input);
  const controllerShare = (policies.controller_max_load?.value ?? PERCENT) / PERCENT;
  const controller = chooseController(strip, protocol, {
    ...{ plan, catalogue, request, controllerShare },
  });
  const material = listMaterial({
    catalogue,
    strip,
    plan,
    protocol,
    controller,
    profile,
    accessories: chooseAccessories(strip, inputs),
    feed: request.feed,
    cable: input.cable,
    rules: {
      clipSpacingMm: policies.clip_spacing.value,
      minClipsPerPiece: policies.min_clips_per_piece.value,
      controllerShare,
    },
  });
  const used = (plan.drivers ?? input.drivers).map((driver) => {
    return 'option' in driver ? driver.option.driver : driver.driver;
  });
  const findings = findInParts(strip, {
    ...{ catalogue, protocol, profile, controller, material },
    wantedProfile: request.profile,
    isApart: request.place === 'dry',
    drivers: plan.drivers || request.driver ? [...new Set(used)] : [],
  });
  return {
    plan,
    protocol,
    controller: material.some(({ reason }) => reason === 'controllers') ? controller : null,
    profile,
    findings: [...findProblems(input, plan, dropLimitsOf(policies)), ...findings],
    material,
    controllerShare,
    isApart: request.place === 'dry',
  };
}

function planInputOf(
  strip: Strip,
  inputs: Evaluating,
  { protocol, profile }: { protocol: Protocol; profile: ProfileChoice | null },
): StripPlanInput<CataloguedDriver> {
  const { catalogue, policies, request, conductor } = inputs;
  const share = policies.driver_max_load.value / PERCENT;
  const drivers = chooseDrivers(strip, protocol, inputs);
  const isCareful = request.resistance === 'class-5';
  return {
    strip: specOf(strip),
    runsMm: inputs.runsMm,
    rounding: request.rounding,
    feed: request.feed,
    cable: {
      lengthM: inputs.cablesM[0] ?? 0,
      runsM: inputs.cablesM,
      areaMm2: conductor.area_mm2,
      ...(isCareful && { ohmPerM: conductor.max_ohm_per_km / M_PER_KM }),
    },
    drivers: drivers.map((driver) => toDriverOption(driver, share)),
    packing: request.packing,
    profile: profile && { stockMm: stockOf(profile, catalogue), kerfMm: policies.saw_kerf.value },
  };
}

/** Accessories chosen by the visitor that fit the strip and the profile. */
function chooseAccessories(strip: Strip, { catalogue, request }: Evaluating) {
  const kinds = ['profile-accessory', 'additional'] as const;
  const { profile } = request;
  const fitting = kinds.flatMap((kind) => partsFor({ kind, strip, profile }, catalogue));
  return fitting.filter(({ sku, role }) => {
    return request.accessories.includes(sku) && extraRoles.some((extraRole) => extraRole === role);
  });
}

function specOf(strip: Strip): StripPlanInput['strip'] {
  return {
    wattsPerMetre: strip.watts_per_metre,
    volts: strip.volts,
    cutIncrementMm: strip.cut_increment_mm,
    loopOhmPerM: strip.loop_resistance_ohm_per_m,
    maxRunSingleM: strip.max_run_single_m,
    maxRunDoubleM: strip.max_run_double_m,
  };
}
