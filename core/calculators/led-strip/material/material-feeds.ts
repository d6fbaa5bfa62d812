import {
  countLinks,
  findPart,
  listPieces,
  type MaterialInput,
  type MaterialLine,
  MM_PER_M,
  packed,
  sum,
} from '#core/calculators/led-strip/material/material-line.ts';
import { isSealed, partsFor } from '#core/calculators/led-strip/parts/compatible-parts.ts';
import { type Bar, planBars } from '#core/calculators/led-strip/plan/cutting-stock.ts';
import { cableLength, feedsOfSegment } from '#core/calculators/led-strip/plan/strip-plan.ts';

/** Returns a lead and a cable for each feed. */
export function listFeeds(input: MaterialInput): MaterialLine[] {
  const { strip, catalogue, cable, plan } = input;
  const feeds = countFeeds(input);
  const ways = plan.runs.flatMap(({ segmentsMm }, run) => {
    const count = segmentsMm.length * feedsOfSegment(input.feed);
    return Array.from({ length: count }, () => cableLength(cable, run) * MM_PER_M);
  });
  const metres = sum(ways) / MM_PER_M;
  const coils = partsFor({ kind: 'dc-cable', strip }, catalogue).filter((coil) => {
    return coil.area_mm2 !== null && coil.area_mm2 >= cable.areaMm2 && coil.length_m !== null;
  });
  const area = Math.min(...coils.map((coil) => coil.area_mm2 ?? Number.POSITIVE_INFINITY));
  const fitting = coils.filter((coil) => coil.area_mm2 === area);
  const lengths = fitting.map((coil) => (coil.length_m ?? 1) * MM_PER_M);
  const lead = findPart(input, 'feed-lead');
  const leads = packed(lead, feeds, { reason: 'feeds', values: { feeds } });
  if (metres === 0) return [leads];
  if (lengths.length === 0) {
    return [
      leads,
      { variant: null, quantity: 1, reason: 'cable', values: { metres, feeds: ways.length } },
    ];
  }
  // One cable per feed, so that no joint lies in a wall; shorter coils only if none is long enough.
  const longestMm = Math.max(...ways);
  const whole = lengths.filter((length) => length >= longestMm);
  const plans = (whole.length > 0 ? whole : lengths).map((length) =>
    planBars(ways, { stockMm: [length], kerfMm: 0 }),
  );
  const bought = plans.reduce((best, plan) => (lengthOf(plan) < lengthOf(best) ? plan : best));
  const groups = [...Map.groupBy(bought, ({ stockMm }) => stockMm)];
  const cables = groups.map(([stockMm, bars]): MaterialLine => {
    const coil = fitting.find((candidate) => (candidate.length_m ?? 0) * MM_PER_M === stockMm);
    return {
      variant: coil?.variant ?? null,
      quantity: bars.length,
      reason: 'cable',
      values: { metres, feeds: ways.length },
    };
  });
  return [leads, ...cables];
}

function lengthOf(coils: readonly Bar[]): number {
  return sum(coils.map(({ stockMm }) => stockMm));
}

/** Parts that seal the ends of sealed strip: entries where a cable enters, caps elsewhere, and adhesive. */
export function listSeals(input: MaterialInput): MaterialLine[] {
  if (!isSealed(input.strip)) return [];
  const links = countLinks(input);
  // A joint between reels opens two further ends, each with a lead.
  const ends = 2 * (listPieces(input).length + links);
  const entries = Math.min(ends, countFeeds(input) + 2 * links);
  const values = { ends };
  return [
    packed(findPart(input, 'sealed-cap'), ends - entries, { reason: 'sealed-caps', values }),
    packed(findPart(input, 'sealed-entry'), entries, { reason: 'sealed-entries', values }),
    packed(findPart(input, 'glue'), ends, { reason: 'glue', values }),
  ];
}

/** Ends of strip that get a lead: of two halves that meet at a feed, each has one. */
function countFeeds(input: MaterialInput): number {
  return listPieces(input).length * feedsOfSegment(input.feed);
}
