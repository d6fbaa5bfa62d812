import { redirect } from 'react-router';
import energyStyles from '#app/calculators/energy/energy.css?url';
import { EnergyCalculator } from '#app/calculators/energy/energy-calculator-view.tsx';
import {
  type Assumption,
  type EnergyPage,
  PROBLEMS_ID,
  RESULTS_ID,
} from '#app/calculators/energy/energy-page.ts';
import { loadT, useT } from '#app/calculators/energy/energy-texts.ts';
import { ACTION_CLASS } from '#app/calculators/layout/calculation-actions.tsx';
import { useT as useActionT } from '#app/calculators/layout/calculation-texts.ts';
import { EmailCopy } from '#app/forms/email-copy.tsx';
import { type LoadedForm, loadForm } from '#app/forms/load-form.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { useSearchVariants } from '#app/screens/tools/use-search-variants.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { VariantsByCode } from '#core/calculators/energy/catalogue-zone.ts';
import type { EnergyForm } from '#core/calculators/energy/energy-form.ts';
import {
  changeZones,
  energyParams,
  energyQuery,
  readEnergyQuery,
  readTypedEnergy,
} from '#core/calculators/energy/energy-query.ts';
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { fieldAfterFill, fillZones, readFillChange } from '#core/calculators/energy/fill-zone.ts';
import { readEnergyForm } from '#core/calculators/energy/read-energy-form.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { Route } from './+types/energy-calculator.ts';

type Page = EnergyPage & {
  title: string;
  /** What became of a form that was sent without JavaScript. */
  titlePrefix: string;
  description: string;
  copyForm: LoadedForm | null;
};

export const handle = {
  // A browser without scripts has the calculation in its address.
  paths: (_, search) => alternatesOf('energy-calculator', undefined, search),
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  const { title, titlePrefix, description, form } = page;
  return pageMeta(matches, {
    title: [titlePrefix, title].filter(Boolean).join(' – '),
    description,
    paths: alternatesOf('energy-calculator'),
    isIndexed: form === null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { calculators, forms } = context.get(servicesContext);
  const [policies, factors] = await Promise.all([
    calculators.getPolicies(),
    calculators.listCo2Factors(),
  ]);
  const countries = new Intl.DisplayNames([getLocale(locale).iso], { type: 'region' });
  const byCode = factors.map(({ country, year, kg_per_kwh }) => [`${country}-${year}`, kg_per_kwh]);
  const factorsByCode = Object.fromEntries(byCode);
  const { findEnergyVariants } = calculators;
  await followForm(t, url, { factors: factorsByCode, findVariants: findEnergyVariants });
  const form = readEnergyQuery(locale, url.searchParams);
  const isChecked = url.searchParams.has(energyParams.check);
  return {
    form,
    variants: form ? await findEnergyVariants(locale, form) : {},
    isChecked,
    title: t('energy.title'),
    titlePrefix: form && isChecked ? titleOf(t, form, factorsByCode) : '',
    description: t('energy.description'),
    copyForm: await loadForm(forms, locale, 'emailed-copy'),
    factors: factors.map((factor) => ({
      code: `${factor.country}-${factor.year}`,
      country: countries.of(factor.country) ?? factor.country,
      year: factor.year,
      kgPerKwh: factor.kg_per_kwh,
      basis: factor[`basis_${locale}`],
      source: factor.source,
      url: factor.url,
    })),
    rules: energyRulesOf(policies),
    assumptions: {
      horizon: toAssumption(policies.horizon, locale),
      rate: toAssumption(policies.discount_rate, locale),
      tolerance: toAssumption(policies.same_light_tolerance, locale),
    },
  };
}

type Followed = {
  factors: Factors;
  findVariants: (locale: LocaleCode, form: EnergyForm) => Promise<VariantsByCode>;
};

/**
 * Redirects a form that was sent without JavaScript to the address of its calculation, and there to its problems, its
 * results, the zone that was changed or the fields that were filled in.
 */
async function followForm(t: T, url: URL, { factors, findVariants }: Followed): Promise<void> {
  const { locale } = t;
  const sent = readTypedEnergy(locale, url.searchParams);
  if (!sent) return;
  const change = url.searchParams.get(energyParams.change);
  const button = readFillChange(change);
  const pressed = button && sent.zones[button.zone] ? button : null;
  const variants = await findVariants(locale, sent);
  const typed = fillZones(locale, sent, { typed: url.searchParams, variants, pressed });
  const path = pathTo(locale, 'energy-calculator');
  if (pressed) {
    const field = fieldAfterFill(pressed, variants, sent.zones[pressed.zone]?.code ?? '');
    throw redirect(`${path}${energyQuery(locale, typed)}#${field}`);
  }
  const changed = changeZones(typed, change, (number) => t('energy.zone', { number }));
  if (!changed) {
    const { problems } = readEnergyForm(locale, typed, factors);
    const target = problems.length > 0 ? PROBLEMS_ID : RESULTS_ID;
    throw redirect(`${path}${energyQuery(locale, typed, true)}#${target}`);
  }
  const zone = Math.min(changed.at, changed.form.zones.length - 1);
  const field = `zones-${zone}-current-wattage`;
  throw redirect(`${path}${energyQuery(locale, changed.form)}#${field}`);
}

function titleOf(t: T, form: EnergyForm, factors: Factors): string {
  const { problems } = readEnergyForm(t.locale, form, factors);
  return problems.length > 0
    ? t.count('energy.title-problems', problems.length)
    : t('energy.results');
}

type T = Translate<'energy'>;
/** CO2 factors by their codes, kilograms per kWh. */
type Factors = Readonly<Record<string, number>>;

type Policy = { value: number; unit: string; year: number; source: Localised };

function toAssumption({ value, unit, year, source }: Policy, locale: LocaleCode): Assumption {
  return { value, unit, year, source: source[locale] };
}

/** Calculates the savings of new luminaires in the browser as the visitor types. */
export default function EnergyCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const label = useActionT();
  const search = useSearchVariants({ hasLight: true });
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={energyStyles} precedence="energy" />
      <PageHeading title={page.title} text={page.description} />
      <EnergyCalculator
        // Number formats depend on the language, so a switch of language remounts the form.
        key={t.locale}
        page={page}
        search={search}
        copyOf={(code) => (
          <EmailCopy
            className={ACTION_CLASS}
            loaded={page.copyForm}
            copy={{ kind: 'energy-report', code }}
            label={label('calculation.email')}
          />
        )}
      />
    </main>
  );
}
