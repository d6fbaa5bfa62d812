import type { CashFlow } from '#core/calculators/energy/cash-flow.ts';

const WIDTH = 460;
const HEIGHT = 240;
const MARGIN = { left: 12, right: 12, top: 24, bottom: 48 };
const YEARS_BETWEEN_LABELS = 5;
/** Labels closer than this to the label of the last year would overlap it. */
const CROWDED = 2;

export type ChartPoint = { x: number; y: number };

/** Layout of the cumulative cash flow chart, in units of its own box; y grows downwards. */
export type CashDrawing = {
  width: number;
  height: number;
  zeroY: number;
  points: ChartPoint[];
  years: { year: number; x: number; anchor: 'start' | 'middle' | 'end' }[];
  yearsY: number;
  /** First year in which the sum is not negative; null if there is none. */
  crossing: { year: number; point: ChartPoint } | null;
};

/** Lays out the chart of a cash flow of at least one year. */
export function drawCash({ cumulative }: CashFlow): CashDrawing {
  const count = cumulative.length - 1;
  const highest = Math.max(0, ...cumulative);
  const lowest = Math.min(0, ...cumulative);
  const toX = (year: number) => {
    return MARGIN.left + (year / count) * (WIDTH - MARGIN.left - MARGIN.right);
  };
  const toY = (amount: number) => {
    const share = (highest - amount) / (highest - lowest || 1);
    return MARGIN.top + share * (HEIGHT - MARGIN.top - MARGIN.bottom);
  };
  const points = cumulative.map((amount, year) => ({ x: toX(year), y: toY(amount) }));
  const years = cumulative.flatMap((_, year): CashDrawing['years'] => {
    const isLast = year === count;
    const isRound = year % YEARS_BETWEEN_LABELS === 0 && (year === 0 || count - year >= CROWDED);
    if (!isLast && !isRound) return [];
    return [{ year, x: toX(year), anchor: year === 0 ? 'start' : isLast ? 'end' : 'middle' }];
  });
  const crossed = cumulative.findIndex((amount, year) => year > 0 && amount >= 0);
  const point = points[crossed];
  return {
    width: WIDTH,
    height: HEIGHT,
    zeroY: toY(0),
    points,
    years,
    yearsY: HEIGHT - 8,
    crossing: point ? { year: crossed, point } : null,
  };
}

/** Formats points as an SVG list, to one decimal. */
export function pointList(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
