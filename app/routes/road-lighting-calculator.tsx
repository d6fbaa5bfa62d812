import { RoadCalculator } from '#app/calculators/road/road-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/road/road-texts.ts';
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
import { type RoadForm, roadAddress, toRoadTask } from '#core/calculators/road/road-address.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/road-lighting-calculator.ts';

const SCREEN = 'road-lighting-calculator';

/** Title and description for the document head, which renders before the calculator's own texts have loaded. */
type Page = CalculationPage<RoadForm, RoadOutcome> & { title: string; description: string };

export const handle = {
  paths: ({ form }) => calculationPaths(SCREEN, roadAddress.format(form)),
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf(SCREEN),
    isIndexed: roadAddress.format(page.form) === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const services = context.get(servicesContext);
  const calculation = await loadCalculation<RoadForm, RoadOutcome>(
    { url, locale, services },
    {
      address: roadAddress,
      calculator: 'road',
      isRight: (form) => roadAddress.findWrong(form).length === 0,
      calculate: (form, luminaire) =>
        services.photometryThread.calculateRoad(toRoadTask(form, luminaire)),
    },
  );
  return { ...calculation, title: t('road.title'), description: t('road.description') };
}

/** Calculates the light of a road and the spacing that its lighting class needs. */
export default function RoadCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  return (
    <CalculatorPage
      page={page}
      title={t('road.title')}
      description={t('road.description')}
      query={roadAddress.format(page.form)}
      Calculator={RoadCalculator}
    />
  );
}
