import type { DropLimits } from '#core/calculators/led-strip/plan/strip-findings.ts';
import type { Policies } from '#core/calculators/policy-record.ts';

/** Voltage drop limits from the company rules. */
export function dropLimitsOf(policies: Policies): DropLimits {
  return {
    cableWarnPercent: policies.cable_drop_warn.value,
    stripWarnPercent: policies.strip_drop_warn.value,
    totalBlockPercent: policies.total_drop_block.value,
  };
}
