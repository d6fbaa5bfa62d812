import {
  longestDriven,
  longestFed,
  type StripPlan,
  type StripPlanInput,
} from '#core/calculators/led-strip/plan/strip-plan.ts';

/** Limits set by the company rules, percent of the voltage of the strip. */
export type DropLimits = {
  /** Along the cable alone. */
  cableWarnPercent: number;
  /** Along the strip alone: the visible difference from one end to the other. */
  stripWarnPercent: number;
  /** Both together: plans above this are rejected. */
  totalBlockPercent: number;
};

/** `block`: cannot be built. `warn`: works, but with drawbacks. `note`: a decision taken by the plan. */
export type Severity = 'block' | 'warn' | 'note';

export type StripFindingCode =
  | 'shorter-than-one-cut'
  | 'over-max-run'
  | 'split-for-driver'
  | 'driver-overload'
  | 'driver-underload'
  | 'cable-drop'
  | 'strip-drop'
  | 'total-drop'
  | 'profile-joint'
  | 'corners'
  | 'no-profile-fits'
  | 'profile-needed'
  | 'no-controller'
  | 'voltage-mismatch'
  | 'protocol-mismatch'
  | 'channel-mismatch'
  | 'profile-mismatch'
  | 'ip-mismatch';

/**
 * A finding about a plan; `values` are inserted into its text: unrounded numbers, SKUs and IP codes, and protocols
 * under the names `requested` and `spoken`.
 */
export type StripFinding = {
  code: StripFindingCode;
  severity: Severity;
  values: Record<string, number | string>;
};

/** Lists problems and notes of a plan; runs are counted from 1. */
export function findProblems(
  input: StripPlanInput,
  plan: StripPlan,
  limits: DropLimits,
): StripFinding[] {
  return [
    ...findInRuns(input, plan),
    ...findInDrivers(input, plan),
    ...findDrops(plan, limits),
    ...findJoints(input, plan),
    ...findCorners(plan),
  ];
}

function findInRuns({ strip, feed, drivers }: StripPlanInput, plan: StripPlan): StripFinding[] {
  const fedMm = longestFed(strip, feed);
  const drivenMm = longestDriven(strip, drivers);
  return plan.runs.flatMap(({ requestedMm, cutMm, segmentsMm }, index): StripFinding[] => {
    const run = index + 1;
    const feeds = segmentsMm.length;
    if (feeds === 0) {
      const values = { run, requestedMm, cutMm: strip.cutIncrementMm };
      return [{ code: 'shorter-than-one-cut', severity: 'block', values }];
    }
    if (feeds === 1) return [];
    if (cutMm > fedMm) {
      const values = { run, cutMm, maxM: fedMm / 1000, feeds };
      return [{ code: 'over-max-run', severity: 'warn', values }];
    }
    const values = { run, cutMm, maxM: drivenMm / 1000, feeds };
    return [{ code: 'split-for-driver', severity: 'note', values }];
  });
}

function findInDrivers({ drivers }: StripPlanInput, plan: StripPlan): StripFinding[] {
  if (plan.drivers === null) {
    const largestW = Math.max(...drivers.map(({ ratedW }) => ratedW));
    return [{ code: 'driver-overload', severity: 'block', values: { largestW } }];
  }
  return plan.drivers.flatMap(({ option, loadW }, index): StripFinding[] => {
    const { minLoadW = 0, ratedW } = option;
    if (loadW >= minLoadW) return [];
    const values = { driver: index + 1, loadW, minLoadW, ratedW };
    return [{ code: 'driver-underload', severity: 'warn', values }];
  });
}

function findDrops(plan: StripPlan, limits: DropLimits): StripFinding[] {
  const { cableDropPercent, stripDropPercent } = plan;
  const total = cableDropPercent + stripDropPercent;
  const findings: StripFinding[] = [];
  const add = (
    code: StripFindingCode,
    severity: Severity,
    [percent, limit]: [percent: number, limit: number],
  ) => {
    if (percent > limit) findings.push({ code, severity, values: { percent, limit } });
  };
  add('cable-drop', 'warn', [cableDropPercent, limits.cableWarnPercent]);
  add('strip-drop', 'warn', [stripDropPercent, limits.stripWarnPercent]);
  add('total-drop', 'block', [total, limits.totalBlockPercent]);
  return findings;
}

function findJoints({ profile }: StripPlanInput, plan: StripPlan): StripFinding[] {
  if (!profile) return [];
  const longestMm = Math.max(...profile.stockMm);
  return plan.runs.flatMap(({ coveredMm }, index): StripFinding[] => {
    if (coveredMm.every((lengthMm) => lengthMm <= longestMm)) return [];
    const pieces = coveredMm.reduce((sum, lengthMm) => sum + Math.ceil(lengthMm / longestMm), 0);
    return [
      { code: 'profile-joint', severity: 'note', values: { run: index + 1, longestMm, pieces } },
    ];
  });
}

/** Strip does not bend in its plane: at a corner it is cut and linked, and a profile is mitred. */
function findCorners(plan: StripPlan): StripFinding[] {
  return plan.runs.flatMap(({ sidesMm }, index): StripFinding[] => {
    const corners = sidesMm.length - 1;
    if (corners === 0) return [];
    return [{ code: 'corners', severity: 'note', values: { run: index + 1, corners } }];
  });
}
