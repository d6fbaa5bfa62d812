import { CashChart } from '#app/calculators/energy/cash-chart.tsx';
import { ConsumptionChart } from '#app/calculators/energy/consumption-chart.tsx';
import type { EnergyPage } from '#app/calculators/energy/energy-page.ts';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import {
  aidText,
  type EnergyContext,
  type EnergyFigure,
  formatMoney,
  formatShare,
  formatTariff,
  furtherFigures,
  mainFigures,
  sensitivePaybackText,
} from '#core/calculators/energy/energy-figures.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  context: EnergyContext;
  page: EnergyPage;
  /** Code of the CO2 factor, which names the country. */
  factor: string;
};

/** The results: figures with their formulas, charts with their tables, and the assumptions. */
export function EnergyResults({ context, page, factor }: Props) {
  const t = useT();
  const { view } = context;
  const years = view.cashFlow.years.length - 1;
  const isOwnRate = view.discountRate !== page.rules.discountRate;
  return (
    <>
      <Figures figures={mainFigures(context)} className="energy-main" />
      <Figures figures={furtherFigures(context)} className="energy-further" />
      {view.isLifeBeyondHorizon && (
        <p className="energy-note">{t('energy.beyond', { count: years })}</p>
      )}
      <div className="energy-charts">
        <ConsumptionChart view={view} />
        {view.hasCapital && <CashChart {...context} />}
      </div>
      <Light context={context} />
      <Sensitivity context={context} />
      <Aid context={context} factor={factor} />
      <Assumptions page={page} ownRate={isOwnRate ? view.discountRate : null} />
    </>
  );
}

function Figures({ figures, className }: { figures: EnergyFigure[]; className: string }) {
  const t = useT();
  return (
    <dl className={`energy-figures ${className}`}>
      {figures.map(({ label, value, note, formula }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <strong>{value}</strong> {note && <span className="energy-figure-note">{note}</span>}
            {formula && (
              <details>
                <summary>{t('energy.formula')}</summary>
                <p>{formula}</p>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Light({ context }: { context: EnergyContext }) {
  const t = useT();
  const { zones, light } = context.view;
  const verdicts = zones.flatMap(({ name }, index) => {
    const flux = light[index];
    if (!flux) return [];
    const percent = formatShare(t.locale, flux.ratio, 0);
    return [{ ...flux, text: t(`energy.light.${flux.verdict}`, { name, percent }) }];
  });
  if (verdicts.length === 0) return null;
  return (
    <section className="energy-light">
      <h3>{t('energy.light')}</h3>
      <ul>
        {verdicts.map(({ verdict, text }) => (
          <li key={text} data-verdict={verdict}>
            {text}
          </li>
        ))}
      </ul>
      <p className="energy-hint">{t('energy.light-caution')}</p>
    </section>
  );
}

/** Incentives of the country whose CO2 factor is chosen. */
function Aid({ context, factor }: Pick<Props, 'context' | 'factor'>) {
  const t = useT();
  const text = aidText(context, factor);
  if (text === null) return null;
  return (
    <section className="energy-light">
      <h3>{t('energy.aid')}</h3>
      <p className="energy-hint">{text}</p>
    </section>
  );
}

function Sensitivity({ context }: { context: EnergyContext }) {
  const t = useT();
  const { view, currency } = context;
  const money = (amount: number) => formatMoney(t.locale, amount, currency);
  return (
    <section className="energy-sensitivity">
      <h3>{t('energy.sensitivity')}</h3>
      <ScrollRegion className="energy-scroll" label={t('energy.sensitivity')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('energy.tariff')}</th>
              <th scope="col">{t('energy.result.cost')}</th>
              <th scope="col">{t('energy.result.payback')}</th>
            </tr>
          </thead>
          <tbody>
            {view.sensitivity.map(({ factor, electricityPerKwh, costSaving, paybackMonths }) => (
              <tr key={factor} data-own={factor === 1 ? '' : undefined}>
                <th scope="row">
                  {formatTariff(t.locale, electricityPerKwh, currency)}{' '}
                  <small>{changeOf(factor)}</small>
                </th>
                <td>{money(costSaving)}</td>
                <td>{sensitivePaybackText(context, paybackMonths)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );

  function changeOf(factor: number): string {
    if (factor === 1) return '';
    const sign = factor > 1 ? '+' : '−';
    return `${sign}${formatShare(t.locale, Math.abs(factor - 1), 0)}`;
  }
}

function Assumptions({ page, ownRate }: { page: EnergyPage; ownRate: number | null }) {
  const t = useT();
  const { horizon, rate, tolerance } = page.assumptions;
  const rows = [
    { name: t('energy.assumption.horizon'), rule: horizon, unit: 'years' },
    ...(ownRate === null ? [{ name: t('energy.assumption.rate'), rule: rate, unit: '%' }] : []),
    { name: t('energy.assumption.tolerance'), rule: tolerance, unit: '%' },
  ];
  return (
    <details className="energy-assumptions">
      <summary>{t('energy.assumptions')}</summary>
      <dl>
        {rows.map(({ name, rule, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {t('energy.assumption', {
                value: quantityOf(rule.value, unit),
                source: rule.source,
                year: rule.year,
              })}
            </dd>
          </div>
        ))}
        {ownRate !== null && (
          <div>
            <dt>{t('energy.assumption.rate')}</dt>
            <dd>{t('energy.assumption.own', { value: formatShare(t.locale, ownRate) })}</dd>
          </div>
        )}
      </dl>
    </details>
  );

  function quantityOf(value: number, unit: string): string {
    const number = formatNumber(t.locale, value);
    return unit === '%' ? `${number}\u00a0%` : t.count('product.years', value);
  }
}
