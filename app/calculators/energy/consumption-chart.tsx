import { useT } from '#app/calculators/energy/energy-texts.ts';
import type { EnergyView } from '#core/calculators/energy/energy-view.ts';
import { formatQuantity } from '#core/units.ts';

const WIDTH = 460;
const BAR = 34;
const STEP = 76;

/** Consumption before and after as two bars, and by zone as a table. */
export function ConsumptionChart({ view }: { view: EnergyView }) {
  const t = useT();
  const { totals, zones } = view;
  const kwh = (value: number) => formatQuantity(t.locale, value, 'kWh', 0);
  const bars = [
    { name: t('energy.consumption-now'), value: totals.currentKwh, className: 'energy-bar-now' },
    { name: t('energy.consumption-then'), value: totals.proposedKwh, className: 'energy-bar' },
  ];
  const longest = Math.max(...bars.map(({ value }) => value)) || 1;
  const label = bars.map(({ name, value }) => `${name}: ${kwh(value)}`).join('; ');
  return (
    <figure className="energy-chart">
      <figcaption>{t('energy.consumption')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${STEP * bars.length}`} role="img" aria-label={label}>
        {bars.map(({ name, value, className }, index) => (
          <g key={className} transform={`translate(0 ${index * STEP})`}>
            <text x="0" y="18">
              {name}
            </text>
            <text className="energy-ends" x={WIDTH} y="18" textAnchor="end">
              {kwh(value)}
            </text>
            <rect
              className={className}
              x="0"
              y="28"
              width={Math.max(1, (value / longest) * WIDTH)}
              height={BAR}
              rx="2"
            />
          </g>
        ))}
      </svg>
      <details>
        <summary>{t('energy.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('energy.zones')}</th>
              <th scope="col">{t('energy.consumption-now')}</th>
              <th scope="col">{t('energy.consumption-then')}</th>
              <th scope="col">{t('energy.saving')}</th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone, index) => (
              <tr key={`${index}-${zone.name}`}>
                <th scope="row">{zone.name}</th>
                <td>{kwh(zone.currentKwh)}</td>
                <td>{kwh(zone.proposedKwh)}</td>
                <td>{kwh(zone.kwhSaving)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
