import type { FactorOption } from '#app/calculators/energy/energy-page.ts';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { TextField } from '#app/calculators/energy/text-field.tsx';
import { unitText } from '#app/calculators/energy/unit-text.ts';
import type { EnergyFormState } from '#app/calculators/energy/use-energy-form.ts';
import type { Validation } from '#app/calculators/energy/use-validation.ts';
import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { currencySign, formatShare } from '#core/calculators/energy/energy-figures.ts';
import { currencies, OWN_FACTOR } from '#core/calculators/energy/energy-form.ts';
import { energyUnit } from '#core/calculators/energy/energy-units.ts';
import { plainFigure } from '#core/calculators/typed-quantity.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  state: EnergyFormState;
  factors: FactorOption[];
  /** Default discount rate, a fraction. */
  defaultRate: number;
  validation: Validation;
};

/** The price and the emissions of electricity. */
export function EnergyElectricity({ state, factors, validation }: Omit<Props, 'defaultRate'>) {
  const t = useT();
  const { form, changeForm } = state;
  const { errorOf, onLeave } = validation;
  const unit = energyUnit('tariff', form.currency);
  const tariff = plainFigure(t.locale, form.tariff, unit).trim();
  return (
    <CalculationStep
      title={t('energy.electricity')}
      chosen={tariff && `${tariff} ${unitText(t, unit)}`}
      isOpen
    >
      <div className="energy-fields">
        <TextField
          id="tariff"
          label={t('energy.tariff')}
          unit={unit}
          value={form.tariff}
          onChange={(tariff) => changeForm({ tariff })}
          onLeave={() => onLeave('tariff')}
          error={errorOf('tariff')}
        />
        <CurrencyField state={state} />
        <FactorFields {...{ state, factors, validation }} />
      </div>
    </CalculationStep>
  );
}

/** The project and what counts for all zones besides electricity: all of it may be left as it is. */
export function EnergyAssumptions({ state, defaultRate, validation }: Omit<Props, 'factors'>) {
  const t = useT();
  const { form, changeForm } = state;
  const { errorOf, onLeave } = validation;
  const hasProblem = (['rate', 'growth', 'co2Fall'] as const).some(errorOf);
  const ownRate = plainFigure(t.locale, form.rate, '%').trim();
  const rate = ownRate ? `${ownRate} %` : formatShare(t.locale, defaultRate);
  const chosen = [form.project.trim(), `${t('energy.rate')} ${rate}`].filter(Boolean).join(' · ');
  return (
    <CalculationStep title={t('energy.further')} chosen={chosen} isOpen={hasProblem}>
      <div className="energy-fields">
        <TextField
          id="project"
          label={t('energy.project-name')}
          value={form.project}
          onChange={(project) => changeForm({ project })}
          isOptional
        />
        <TextField
          id="rate"
          label={t('energy.rate')}
          unit={energyUnit('rate', form.currency)}
          hint={t('energy.rate-hint', { value: formatShare(t.locale, defaultRate) })}
          value={form.rate}
          onChange={(rate) => changeForm({ rate })}
          onLeave={() => onLeave('rate')}
          error={errorOf('rate')}
          isOptional
        />
        <ChangeField name="growth" {...{ state, validation }} />
        <ChangeField name="co2Fall" {...{ state, validation }} />
      </div>
      <label className="energy-check">
        <input
          type="checkbox"
          name="hasMaintenance"
          checked={form.hasMaintenance}
          onChange={({ target }) => changeForm({ hasMaintenance: target.checked })}
        />
        {t('energy.maintenance-option')}
      </label>
    </CalculationStep>
  );
}

const changeTexts = {
  growth: { label: 'energy.growth', hint: 'energy.growth-hint' },
  co2Fall: { label: 'energy.co2-fall', hint: 'energy.co2-fall-hint' },
} as const;

/** A yearly change, percent. */
function ChangeField(props: Pick<Props, 'state' | 'validation'> & { name: 'growth' | 'co2Fall' }) {
  const { name, state, validation } = props;
  const t = useT();
  const { label, hint } = changeTexts[name];
  return (
    <TextField
      id={name}
      label={t(label)}
      unit={energyUnit(name, state.form.currency)}
      hint={t(hint)}
      value={state.form[name]}
      onChange={(text) => state.changeForm({ [name]: text })}
      onLeave={() => validation.onLeave(name)}
      error={validation.errorOf(name)}
      isOptional
    />
  );
}

function CurrencyField({ state: { form, changeForm } }: Pick<Props, 'state'>) {
  const t = useT();
  return (
    <div className="energy-field">
      <label htmlFor="currency">{t('energy.currency')}</label>
      <select
        id="currency"
        name="currency"
        value={form.currency}
        onChange={({ target }) => {
          const currency = currencies.find((code) => code === target.value);
          if (currency) changeForm({ currency });
        }}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} (${currencySign(t.locale, code)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The emissions of electricity: a published factor, or the visitor's own. */
function FactorFields({ state, factors, validation }: Omit<Props, 'defaultRate'>) {
  const t = useT();
  const { form, changeForm } = state;
  const { errorOf, onLeave } = validation;
  const factor = factors.find(({ code }) => code === form.factor);
  return (
    <>
      <div className="energy-field energy-wide">
        <label htmlFor="factor">{t('energy.factor')}</label>
        <select
          id="factor"
          name="factor"
          value={factor ? factor.code : OWN_FACTOR}
          onChange={({ target }) => changeForm({ factor: target.value })}
        >
          {factors.map(({ code, country, year, kgPerKwh }) => (
            <option key={code} value={code}>
              {t('energy.factor-option', {
                country,
                year,
                value: formatNumber(t.locale, kgPerKwh, 5),
              })}
            </option>
          ))}
          <option value={OWN_FACTOR}>{t('energy.own-factor')}</option>
        </select>
        {factor && (
          <p className="energy-hint">
            <a href={factor.url}>
              {t('energy.factor-source', { basis: factor.basis, source: factor.source })}
            </a>
          </p>
        )}
      </div>
      {!factor && (
        <TextField
          id="ownFactor"
          label={t('energy.own-factor')}
          unit={energyUnit('ownFactor', form.currency)}
          value={form.ownFactor}
          onChange={(ownFactor) => changeForm({ ownFactor })}
          onLeave={() => onLeave('ownFactor')}
          error={errorOf('ownFactor')}
        />
      )}
    </>
  );
}
