import { drawCash, pointList } from '#core/calculators/energy/cash-drawing.ts';
import { type EnergyContext, formatMoney } from '#core/calculators/energy/energy-figures.ts';

/** The colours of the site in light mode. */
const INK = '#17191b';
const GREY = '#62686d';
const LINE = '#8b8a84';
const ACCENT = '#9c5300';
const SOFT = '#fbe9d2';

/** Draws the chart of cumulative cash flow as SVG for PDFs; the aspect is width ÷ height. */
export function drawCashPicture({ t, currency, view }: EnergyContext): {
  svg: string;
  aspect: number;
} {
  const { cumulative } = view.cashFlow;
  const { width, height, zeroY, points, years, yearsY, crossing } = drawCash(view.cashFlow);
  const [first, last] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const money = (amount = 0) => formatMoney(t.locale, amount, currency).replaceAll('\u00a0', ' ');
  const area = [{ x: first.x, y: zeroY }, ...points, { x: last.x, y: zeroY }];
  const text = (x: number, y: number, { content, anchor = 'start', fill = INK }: TextOptions) => {
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="13" text-anchor="${anchor}" fill="${fill}">${content}</text>`;
  };
  const parts = [
    `<polygon points="${pointList(area)}" fill="${SOFT}"/>`,
    `<line x1="${first.x}" y1="${zeroY}" x2="${last.x}" y2="${zeroY}" stroke="${LINE}"/>`,
    `<polyline points="${pointList(points)}" fill="none" stroke="${ACCENT}" stroke-width="2.5"/>`,
    ...(crossing
      ? [`<circle cx="${crossing.point.x}" cy="${crossing.point.y}" r="5" fill="${ACCENT}"/>`]
      : []),
    ...years.map(({ year, x, anchor }) =>
      text(x, yearsY, { content: `${year}`, anchor, fill: GREY }),
    ),
    text(first.x, first.y + 18, { content: money(cumulative[0]) }),
    text(last.x, last.y - 8, { content: money(cumulative.at(-1)), anchor: 'end' }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { svg, aspect: width / height };
}

type TextOptions = { content: string; anchor?: 'start' | 'middle' | 'end'; fill?: string };
