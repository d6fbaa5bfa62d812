import { listExtras } from '#core/calculators/led-strip/material/material-extras.ts';
import { listFeeds, listSeals } from '#core/calculators/led-strip/material/material-feeds.ts';
import {
  countLinks,
  findPart,
  listPieces,
  type MaterialInput,
  type MaterialLine,
  MM_PER_M,
  packed,
  reelOf,
  sum,
} from '#core/calculators/led-strip/material/material-line.ts';
import { listProfile } from '#core/calculators/led-strip/material/material-profile.ts';
import {
  countControllers,
  limitsOf,
} from '#core/calculators/led-strip/parts/controller-channels.ts';
import { coloursOf } from '#core/calculators/led-strip/parts/part-words.ts';
import { planBars } from '#core/calculators/led-strip/plan/cutting-stock.ts';

/**
 * Lists everything to buy for a plan, each line with its reason. Parts included in the box of a profile are not listed
 * again.
 */
export function listMaterial(input: MaterialInput): MaterialLine[] {
  const lines = [
    ...listStrip(input),
    ...listDrivers(input),
    ...listControllers(input),
    ...listProfile(input),
    ...listFeeds(input),
    ...listSeals(input),
    ...listExtras(input),
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}

/** Reels, and a link for each piece longer than a reel. */
function listStrip({ strip, plan, catalogue, feed }: MaterialInput): MaterialLine[] {
  const pieces = listPieces({ strip, plan, feed });
  const metres = sum(pieces) / MM_PER_M;
  const reelMm = reelOf(strip);
  const reels = planBars(pieces, { stockMm: [reelMm], kerfMm: 0 });
  const link = findPart({ catalogue, strip }, 'link');
  const links = countLinks({ strip, plan, feed });
  return [
    {
      variant: strip.variant,
      quantity: reels.length,
      reason: 'reels',
      values: { metres, reelM: reelMm / MM_PER_M },
    },
    packed(link, links, { reason: 'links', values: { links } }),
  ];
}

function listDrivers({ plan }: MaterialInput): MaterialLine[] {
  const groups = Map.groupBy(plan.drivers ?? [], ({ option }) => option.driver.sku);
  return [...groups.values()].map((drivers) => {
    const percents = drivers.map(({ loadPercent }) => loadPercent);
    return {
      variant: drivers[0]?.option.driver.variant ?? null,
      quantity: drivers.length,
      reason: 'drivers',
      values: {
        loadW: sum(drivers.map(({ loadW }) => loadW)),
        highestPercent: Math.max(...percents),
      },
    };
  });
}

/** One controller per fixed driver, more if its outputs carry too little current. */
function listControllers({
  plan,
  strip,
  protocol,
  controller,
  rules,
}: MaterialInput): MaterialLine[] {
  if (protocol === 'none') return [];
  const fixed = (plan.drivers ?? []).filter(({ option }) => option.driver.protocol === 'none');
  if (fixed.length === 0) return [];
  const limits = controller && limitsOf(controller, rules.controllerShare);
  const needs = fixed.map(({ loadW }) => {
    const load = { watts: loadW, volts: strip.volts, colours: coloursOf[strip.colour] };
    return limits && countControllers(load, limits);
  });
  const possible = needs.filter((need) => need !== null);
  const isPossible = possible.length === needs.length;
  return [
    {
      variant: isPossible && controller ? controller.variant : null,
      quantity: isPossible ? sum(possible.map(({ count }) => count)) : fixed.length,
      reason: 'controllers',
      values: {
        drivers: fixed.length,
        amps: Math.max(0, ...possible.map(({ ampsPerColour }) => ampsPerColour)),
        bridged: Math.max(1, ...possible.map(({ bridged }) => bridged)),
      },
    },
  ];
}
