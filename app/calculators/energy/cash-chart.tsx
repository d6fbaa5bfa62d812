import { useT } from '#app/calculators/energy/energy-texts.ts';
import { drawCash, pointList } from '#core/calculators/energy/cash-drawing.ts';
import { type EnergyContext, formatMoney } from '#core/calculators/energy/energy-figures.ts';
import { missing } from '#core/missing.ts';

/** Cumulative cash flow by year as a line that starts below zero, with its figures as a table. */
export function CashChart({ currency, view }: EnergyContext) {
  const t = useT();
  const { cumulative, years } = view.cashFlow;
  const money = (amount: number) => formatMoney(t.locale, amount, currency);
  const drawing = drawCash(view.cashFlow);
  const { width, height, zeroY, points, crossing } = drawing;
  const [first, last] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const [start, end] = [cumulative[0] ?? missing(), cumulative.at(-1) ?? 0];
  const count = cumulative.length - 1;
  const label = [
    t('energy.cash-label', { count, start: money(start), end: money(end) }),
    ...(crossing ? [t('energy.cash-crosses', { year: crossing.year })] : []),
  ].join(' ');
  const area = [{ x: first.x, y: zeroY }, ...points, { x: last.x, y: zeroY }];
  return (
    <figure className="energy-chart">
      <figcaption>{t('energy.cash')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <polygon className="energy-area" points={pointList(area)} />
        <line className="energy-axis" x1={first.x} x2={last.x} y1={zeroY} y2={zeroY} />
        {drawing.years.map(({ year, x, anchor }) => (
          <text key={year} x={x} y={drawing.yearsY} textAnchor={anchor}>
            {year}
          </text>
        ))}
        <polyline className="energy-line" points={pointList(points)} />
        {crossing && (
          <circle className="energy-dot" cx={crossing.point.x} cy={crossing.point.y} r="5" />
        )}
        <text className="energy-ends" x={first.x} y={first.y + 18}>
          {money(start)}
        </text>
        <text className="energy-ends" x={last.x} y={last.y - 8} textAnchor="end">
          {money(end)}
        </text>
      </svg>
      <details>
        <summary>{t('energy.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('energy.year')}</th>
              <th scope="col">{t('energy.saving')}</th>
              <th scope="col">{t('energy.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {[...years.entries()].map(([year, amount]) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{money(amount)}</td>
                <td>{money(cumulative[year] ?? missing())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
