import energyStyles from '#app/calculators/energy/energy.css?url';
import { EnergyCalculator } from '#app/calculators/energy/energy-calculator-view.tsx';
import type { Assumption, EnergyPage } from '#app/calculators/energy/energy-page.ts';
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
import { energyRulesOf } from '#core/calculators/energy/energy-rules.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/energy-calculator.ts';

type Page = EnergyPage & { title: string; description: string; copyForm: LoadedForm | null };

export const handle = {
  paths: () => alternatesOf('energy-calculator'),
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  const { title, description } = page;
  return pageMeta(matches, { title, description, paths: alternatesOf('energy-calculator') });
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
  return {
    title: t('energy.title'),
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
      <PageHeading title={page.title} text={page.description}>
        <noscript>
          <p>{t('energy.needs-script')}</p>
        </noscript>
      </PageHeading>
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
