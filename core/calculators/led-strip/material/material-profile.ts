import {
  type MaterialInput,
  type MaterialLine,
  type MaterialReason,
  type ProfileChoice,
  packed,
  type Role,
  sum,
} from '#core/calculators/led-strip/material/material-line.ts';
import { partsFor } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { countMountingParts } from '#core/calculators/led-strip/parts/mounting-parts.ts';
import type { PartVariant, StripPart } from '#core/calculators/led-strip/parts/strip-catalogue.ts';
import type { Bar } from '#core/calculators/led-strip/plan/cutting-stock.ts';

/** Lists bars of profile with clips, joiners and caps, less those included in their boxes. */
export function listProfile(input: MaterialInput): MaterialLine[] {
  const { plan, profile, catalogue, feed, rules } = input;
  if (!profile || plan.bars.length === 0) return [];
  const isChosen = (bar: StripPart<'profiles'>) => {
    const { product, finish } = bar.variant;
    const isOwn = product.code === profile.code && finish === profile.finish;
    return isOwn && (bar.diffuser === null || bar.diffuser === profile.diffuser);
  };
  const bars = catalogue.profiles.filter(isChosen);
  const included = bars[0] ?? { clips_included: 0, cap_pairs_included: 0, diffuser: null };
  const parts = countMountingParts(plan.bars, feed, rules);
  const count = plan.bars.length;
  const part = (role: Role, reason: MaterialReason, values: { wanted: number; boxed: number }) => {
    const { wanted, boxed } = values;
    return packed(findProfilePart(input, profile, role), wanted - boxed, { reason, values });
  };
  const pairs = included.cap_pairs_included * count;
  return [
    ...byStock(plan.bars, 'bars', (stockMm) => {
      return bars.find((bar) => bar.stock_mm === stockMm)?.variant ?? null;
    }),
    ...(included.diffuser === null
      ? byStock(plan.bars, 'diffusers', (stockMm) => {
          const diffuser = catalogue.diffusers.find((candidate) => {
            const isFor =
              candidate.fits.includes(profile.code) && candidate.diffuser === profile.diffuser;
            return isFor && candidate.stock_mm === stockMm;
          });
          return diffuser?.variant ?? null;
        })
      : []),
    part('plain-cap', 'end-caps', { wanted: parts.plainCaps, boxed: pairs }),
    part('cable-cap', 'end-caps', { wanted: parts.cableCaps, boxed: pairs }),
    part('clip', 'clips', { wanted: parts.clips, boxed: included.clips_included * count }),
    part('joiner', 'joiners', { wanted: parts.joiners, boxed: 0 }),
  ];
}

/** Lists bars or diffusers by length. */
function byStock(
  bars: readonly Bar[],
  reason: MaterialReason,
  find: (stockMm: number) => PartVariant | null,
): MaterialLine[] {
  const groups = [...Map.groupBy(bars, ({ stockMm }) => stockMm)].toSorted(([a], [b]) => b - a);
  return groups.map(([stockMm, bought]) => {
    const wasteMm = sum(bought.map((bar) => bar.wasteMm));
    const pieces = bought.flatMap((bar) => bar.pieces).length;
    return {
      variant: find(stockMm),
      quantity: bought.length,
      reason,
      values: { stockMm, pieces, wasteMm },
    };
  });
}

function findProfilePart({ catalogue }: MaterialInput, profile: ProfileChoice, role: Role) {
  const kinds = ['end-cap', 'profile-accessory'] as const;
  const fittings = kinds
    .flatMap((kind) => partsFor({ kind, profile: profile.code }, catalogue))
    .filter((part) => part.role === role);
  return fittings.find(({ variant }) => variant.finish === profile.finish) ?? fittings[0] ?? null;
}
