import { type FormEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import type { EnergyPage } from '#app/calculators/energy/energy-page.ts';
import { EnergyProblems } from '#app/calculators/energy/energy-problems.tsx';
import { EnergyProject } from '#app/calculators/energy/energy-project.tsx';
import { EnergyResults } from '#app/calculators/energy/energy-results.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import { EnergyTools } from '#app/calculators/energy/energy-tools.tsx';
import { EnergyZones } from '#app/calculators/energy/energy-zones.tsx';
import { useEnergyForm } from '#app/calculators/energy/use-energy-form.ts';
import { useValidation } from '#app/calculators/energy/use-validation.ts';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { formatMoney, paybackText } from '#core/calculators/energy/energy-figures.ts';
import { createZone, type EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { type EnergyView, evaluateEnergy } from '#core/calculators/energy/energy-view.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import { getLocale } from '#core/i18n/locales.ts';
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
  const empty = useMemo(() => createEmpty(t, page), [t, page]);
  const state = useEnergyForm(t, empty);
  const results = useRef<HTMLHeadingElement>(null);
  const factors = useMemo(() => factorsByCode(page), [page]);
  const { form } = state;
  const { input, problems } = readEnergyForm(t.locale, form, factors);
  const view = input && evaluateEnergy(input, page.rules);
  const validation = useValidation(problems);
  const announced = useAnnouncement(
    view ? announcementOf(t, form.currency, view) : t('energy.results-wait'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    validation.showAll();
    // The list of problems is rendered in the next frame.
    requestAnimationFrame(() => {
      const target = problems.length > 0 ? document.getElementById('energy-problems') : null;
      (target ?? results.current)?.focus();
    });
  }
  const startOver = () => {
    state.startOver();
    validation.forget();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the layout stable during a press
    <div className="energy" onMouseDown={preventBlur}>
      <form className="energy-form" noValidate onSubmit={submit}>
        {state.isForeign && <p className="energy-note">{t('energy.came-by-link')}</p>}
        <EnergyProject
          state={state}
          factors={page.factors}
          defaultRate={page.rules.discountRate}
          validation={validation}
        />
        <EnergyZones {...{ state, search, validation }} results={view?.zones ?? []} />
      </form>
      <section className="energy-results" aria-labelledby="energy-results-title">
        <h2 id="energy-results-title" ref={results} tabIndex={-1}>
          {t('energy.results')}
        </h2>
        {validation.showsAll && problems.length > 0 && (
          <EnergyProblems problems={problems} zones={form.zones} />
        )}
        {view && input ? (
          <EnergyResults
            context={{ t, currency: form.currency, view, prices: input.prices, rules: page.rules }}
            page={page}
            factor={form.factor}
          />
        ) : (
          <p className="energy-hint">{t('energy.results-wait')}</p>
        )}
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        <EnergyTools
          form={form}
          isComplete={view !== null}
          onStartOver={startOver}
          copyOf={copyOf}
        />
      </section>
    </div>
  );
}

/**
 * Prevents a button press from moving the focus: the blurred field would show its problem at once and push the button
 * away from under the pointer.
 */
function preventBlur(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

function announcementOf(t: Translate<'energy'>, currency: string, { totals }: EnergyView): string {
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
    zones: [createZone(t('energy.zone', { number: 1 }))],
  };
}

function factorsByCode({ factors }: EnergyPage): Record<string, number> {
  return Object.fromEntries(factors.map(({ code, kgPerKwh }) => [code, kgPerKwh]));
}
