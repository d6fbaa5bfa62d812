import type {
  MaterialInput,
  MaterialLine,
  Role,
} from '#core/calculators/led-strip/material/material-line.ts';
import { packed, sum } from '#core/calculators/led-strip/material/material-line.ts';
import { countMountingParts } from '#core/calculators/led-strip/parts/mounting-parts.ts';

/** Roles of optional accessories; all other roles follow from the plan. */
export const extraRoles = [
  'suspension',
  'junction-box',
  'cleaner',
  'tool',
] as const satisfies Role[];

/** Accessories chosen by the visitor: as many hangers as clips, one box per driver. */
export function listExtras(input: MaterialInput): MaterialLine[] {
  const { plan, feed, rules, accessories } = input;
  const points = countMountingParts(plan.bars, feed, rules).clips;
  const drivers = plan.drivers?.length ?? 0;
  const segments = sum(plan.runs.map(({ segmentsMm }) => segmentsMm.length));
  return accessories.map((part) => {
    if (part.role === 'suspension') {
      return packed(part, points, { reason: 'suspensions', values: { points } });
    }
    if (part.role === 'junction-box') {
      return packed(part, drivers, { reason: 'boxes', values: { drivers } });
    }
    if (part.role === 'cleaner') {
      return packed(part, segments, { reason: 'wipes', values: { segments } });
    }
    return packed(part, 1, { reason: 'tool', values: {} });
  });
}
