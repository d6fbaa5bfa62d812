import { EscapeCalculator } from '#app/calculators/escape/escape-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/escape/escape-route-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { CalculatorPage } from '#app/screens/tools/calculator-page.tsx';
import {
  type CalculationPage,
  calculationPaths,
  loadCalculation,
} from '#app/screens/tools/load-calculation.ts';
import { servicesContext } from '#app/services-context.ts';
import {
  type EscapeForm,
  escapeAddress,
  isEscapeRight,
  toEscapeTask,
} from '#core/calculators/escape/escape-address.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/escape-route-calculator.ts';

const SCREEN = 'escape-route-calculator';

/** Title and description for the document head, which renders before the calculator's own texts have loaded. */
type Page = CalculationPage<EscapeForm, EscapeOutcome> & { title: string; description: string };

export const handle = {
  paths: ({ form }) => calculationPaths(SCREEN, escapeAddress.format(form)),
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf(SCREEN),
    isIndexed: escapeAddress.format(page.form) === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { catalogue, photometry, photometryThread } = context.get(servicesContext);
  const findLuminaire = photometry.findEmergencyLuminaire;
  const calculation = await loadCalculation<EscapeForm, EscapeOutcome>(
    { url, locale, services: { catalogue, photometry: { findLuminaire } } },
    {
      address: escapeAddress,
      calculator: 'escape',
      isRight: isEscapeRight,
      calculate: (form, luminaire) =>
        photometryThread.calculateEscape(toEscapeTask(form, luminaire)),
    },
  );
  return { ...calculation, title: t('escape.title'), description: t('escape.description') };
}

/** Places emergency luminaires along an escape route or in an open area. */
export default function EscapeCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  return (
    <CalculatorPage
      page={page}
      title={t('escape.title')}
      description={t('escape.description')}
      query={escapeAddress.format(page.form)}
      Calculator={EscapeCalculator}
    />
  );
}
