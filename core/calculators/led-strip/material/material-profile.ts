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

/** Bars of profile with what hangs, joins and closes them; what lies in their boxes is taken off. */
export function listProfile(input: MaterialInput): MaterialLine[] {
  const { plan, profile, catalogue, feed, rules } = input;
  if (!profile || plan.bars.length === 0) return [];
  const isChosen = (one: StripPart<'profiles'>) => {
    const { product, finish } = one.article;
    const isOwn = product.code === profile.code && finish === profile.finish;
    return isOwn && (one.diffuser === null || one.diffuser === profile.diffuser);
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
      return bars.find((one) => one.stock_mm === stockMm)?.article ?? null;
    }),
    ...(included.diffuser === null
      ? byStock(plan.bars, 'diffusers', (stockMm) => {
          const found = catalogue.diffusers.find((one) => {
            const isFor = one.fits.includes(profile.code) && one.diffuser === profile.diffuser;
            return isFor && one.stock_mm === stockMm;
          });
          return found?.article ?? null;
        })
      : []),
    part('plain-cap', 'end-caps', { wanted: parts.plainCaps, boxed: pairs }),
    part('cable-cap', 'end-caps', { wanted: parts.cableCaps, boxed: pairs }),
    part('clip', 'clips', { wanted: parts.clips, boxed: included.clips_included * count }),
    part('joiner', 'joiners', { wanted: parts.joiners, boxed: 0 }),
  ];
}

/** Bars, or diffusers, of each length. */
function byStock(
  bars: readonly Bar[],
  reason: MaterialReason,
  find: (stockMm: number) => PartVariant | null,
): MaterialLine[] {
  const groups = [...Map.groupBy(bars, ({ stockMm }) => stockMm)].toSorted(([a], [b]) => b - a);
  return groups.map(([stockMm, own]) => {
    const wasteMm = sum(own.map((bar) => bar.wasteMm));
    const pieces = own.flatMap((bar) => bar.pieces).length;
    return {
      article: find(stockMm),
      quantity: own.length,
      reason,
      values: { stockMm, pieces, wasteMm },
    };
  });
}

function findProfilePart({ catalogue }: MaterialInput, profile: ProfileChoice, role: Role) {
  const kinds = ['end-cap', 'profile-accessory'] as const;
  const found = kinds
    .flatMap((kind) => partsFor({ kind, profile: profile.code }, catalogue))
    .filter((part) => part.role === role);
  return found.find(({ article }) => article.finish === profile.finish) ?? found[0] ?? null;
}
