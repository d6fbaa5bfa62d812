import { type FormEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { EnergyOutcome } from '#app/calculators/energy/energy-outcome.tsx';
import { type EnergyPage, PROBLEMS_ID, RESULTS_ID } from '#app/calculators/energy/energy-page.ts';
import { EnergyProblems } from '#app/calculators/energy/energy-problems.tsx';
import { EnergyAssumptions, EnergyElectricity } from '#app/calculators/energy/energy-project.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { EnergyZones } from '#app/calculators/energy/energy-zones.tsx';
import { useCatalogueVariants } from '#app/calculators/energy/use-catalogue-variants.ts';
import { useEnergyForm } from '#app/calculators/energy/use-energy-form.ts';
import { useValidation } from '#app/calculators/energy/use-validation.ts';
import { CalculationPresets } from '#app/calculators/layout/calculation-presets.tsx';
import { ResultBar } from '#app/calculators/layout/result-bar.tsx';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { useEarlyInput } from '#app/ui/browser/use-early-input.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import {
  type EnergyContext,
  formatMoney,
  mainFigures,
  paybackText,
} from '#core/calculators/energy/energy-figures.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { type EnergyPreset, listEnergyPresets } from '#core/calculators/energy/energy-presets.ts';
import { energyParams, energyQuery } from '#core/calculators/energy/energy-query.ts';
import { evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import { createUsualZone, isUntouched } from '#core/calculators/energy/usual-zone.ts';
import { joinUnits } from '#core/i18n/join-units.ts';
import { getLocale } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

type Props = {
  page: EnergyPage;
  search: SearchVariants;
  /** Offers the calculation with this code by e-mail. */
  copyOf: (code: string) => ReactNode;
};

/** The energy calculator: a form of zones whose results update on every keystroke. */
export function EnergyCalculator({ page, search, copyOf }: Props) {
  const t = useT();
  const calculation = useCalculation(page);
  const { state, validation, presets, example, catalogue, shown } = calculation;
  const { problems, announced } = calculation;
  const { form } = state;
  const { context } = shown;
  return (
    <>
      <Presets presets={presets} form={form} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the layout stable during a press */}
      <div className="calculation energy" onMouseDown={preventBlur}>
        <div className="calculation-entry">
          <EnergyFields {...{ page, search, calculation }} />
          <ResultBar
            figures={context ? keyFiguresOf(context) : []}
            isExample={example !== undefined}
            target={RESULTS_ID}
          />
        </div>
        <section className="energy-results" aria-labelledby={RESULTS_ID}>
          <h2 id={RESULTS_ID} tabIndex={-1}>
            {t('energy.results')}
          </h2>
          {validation.showsAll && problems.length > 0 && (
            <EnergyProblems problems={problems} zones={form.zones} />
          )}
          {example && <p className="calculation-example">{joinUnits(example.note)}</p>}
          {context ? (
            <EnergyOutcome
              {...{ context, page, copyOf, zones: shown.zones, variants: catalogue.variants }}
              form={example?.form ?? form}
            />
          ) : (
            <p className="energy-hint energy-scripted">{t('energy.results-wait')}</p>
          )}
          <p className="visually-hidden" role="status">
            {announced}
          </p>
          <EnergyTools onStartOver={calculation.startOver} />
        </section>
      </div>
    </>
  );
}

type FieldsProps = Pick<Props, 'page' | 'search'> & {
  calculation: ReturnType<typeof useCalculation>;
};

function EnergyFields({ page, search, calculation }: FieldsProps) {
  const t = useT();
  const { state, validation, catalogue, own, problems } = calculation;
  const fields = useEarlyInput();
  function submit(event: FormEvent) {
    event.preventDefault();
    validation.showAll();
    focusOutcome(problems.length > 0 ? PROBLEMS_ID : RESULTS_ID);
  }
  const parts = { state, validation, factors: page.factors, defaultRate: page.rules.discountRate };
  return (
    <form
      ref={fields}
      className="energy-form"
      action={pathTo(t.locale, 'energy-calculator')}
      noValidate
      onSubmit={submit}
    >
      <FirstSubmit />
      {state.isForeign && <p className="energy-note">{t('energy.came-by-link')}</p>}
      {isUntouched(state.form) && <p className="energy-note">{t('energy.four-numbers')}</p>}
      <EnergyElectricity {...parts} />
      <EnergyZones {...{ state, search, catalogue, validation }} results={own?.view.zones ?? []}>
        <EnergyAssumptions {...parts} />
      </EnergyZones>
    </form>
  );
}

/** The form with what follows from it, or from an example while it is untouched. */
function useCalculation(page: EnergyPage) {
  const t = useT();
  const empty = useMemo(() => createEmpty(t, page), [t, page]);
  const state = useEnergyForm(t, { empty, sent: page.form });
  const factors = useMemo(() => factorsByCode(page), [page]);
  const presets = useMemo(() => listEnergyPresets(t, empty), [t, empty]);
  const { form } = state;
  const { problems, context: own, zones } = calculate(t, form, { page, factors });
  const validation = useValidation(problems, page.isChecked);
  const example = isUntouched(form) && !validation.showsAll ? presets[0] : undefined;
  const catalogue = useCatalogueVariants(t.locale, form.zones, page.variants);
  const shown = example ? calculate(t, example.form, { page, factors }) : { context: own, zones };
  const announced = useAnnouncement(own ? announcementOf(own) : t('energy.results-wait'));
  const startOver = () => {
    state.startOver();
    validation.forget();
  };
  return {
    state,
    validation,
    presets,
    example,
    catalogue,
    own,
    shown,
    problems,
    announced,
    startOver,
  };
}

type Rules = { page: EnergyPage; factors: Record<string, number> };

/** Reads and evaluates a form; without a context where it has problems. */
function calculate(t: Translate<'energy'>, form: EnergyForm, { page, factors }: Rules) {
  const { input, problems } = readEnergyForm(t.locale, form, factors);
  if (!input) return { problems, zones: [] };
  const { rules } = page;
  const view = evaluateEnergy(input, rules);
  const context: EnergyContext = {
    t,
    currency: form.currency,
    view,
    prices: input.prices,
    rules,
  };
  return { problems, context, zones: input.zones };
}

/** Calculations that visitors often begin with: links, which do not touch the visitor's own until it is changed. */
function Presets({ presets, form }: { presets: readonly EnergyPreset[]; form: EnergyForm }) {
  const { locale } = useT();
  const shown = energyQuery(locale, form);
  const links = presets.map((preset) => {
    const query = energyQuery(locale, preset.form);
    const href = pathTo(locale, 'energy-calculator') + query;
    return { label: preset.label, href, isShown: query === shown };
  });
  return <CalculationPresets presets={links} />;
}

/** What Enter presses where there is no JavaScript: the first button of the form, else one that changes a zone. */
function FirstSubmit() {
  if (useIsHydrated()) return null;
  return <button type="submit" name={energyParams.check} value="on" hidden tabIndex={-1} />;
}

/** Saving, money and payback; energy where the investment is unknown. */
function keyFiguresOf(context: EnergyContext) {
  const [share, cost, , kwh, payback] = mainFigures(context);
  return [share, cost, context.view.hasCapital ? payback : kwh].flatMap((figure) => {
    return figure ? [{ label: context.t(figure.label), value: figure.value }] : [];
  });
}

/**
 * Prevents a button press from moving the focus: the blurred field would show its problem at once and push the button
 * away from under the pointer.
 */
function preventBlur(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, [role=button]'))
    event.preventDefault();
}

function announcementOf({ t, currency, view: { totals } }: EnergyContext): string {
  return t('energy.announce', {
    saving: formatQuantity(t.locale, totals.savingPercent, '%', 1),
    cost: formatMoney(t.locale, totals.costSaving, currency),
    payback: paybackText(t, totals.paybackMonths),
  });
}

function createEmpty(t: Translate<'energy'>, { factors }: EnergyPage): EnergyForm {
  const { iso, currency } = getLocale(t.locale);
  const country = iso.slice(-2);
  const national = factors.filter(({ code }) => code.startsWith(`${country}-`));
  const newest = national.toSorted((a, b) => b.year - a.year)[0] ?? factors[0];
  return {
    project: '',
    currency,
    tariff: '',
    factor: newest?.code ?? '',
    ownFactor: '',
    rate: '',
    growth: '',
    co2Fall: '',
    hasMaintenance: false,
    zones: [createUsualZone(t('energy.zone', { number: 1 }))],
  };
}

function factorsByCode({ factors }: EnergyPage): Record<string, number> {
  return Object.fromEntries(factors.map(({ code, kgPerKwh }) => [code, kgPerKwh]));
}

/** After the list of problems was rendered. */
function focusOutcome(id: string): void {
  requestAnimationFrame(() => {
    (document.getElementById(id) ?? document.getElementById(RESULTS_ID))?.focus();
  });
}

function EnergyTools({ onStartOver }: { onStartOver: () => void }) {
  const t = useT();
  return (
    <div className="energy-tools">
      <LinkButton
        className="energy-button"
        href={pathTo(t.locale, 'energy-calculator')}
        onPress={onStartOver}
      >
        {t('energy.start-over')}
      </LinkButton>
      <p className="energy-hint energy-scripted">{t('energy.saved')}</p>
    </div>
  );
}
