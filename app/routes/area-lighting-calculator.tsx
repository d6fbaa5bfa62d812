import { AreaCalculator } from '#app/calculators/area/area-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/area/area-texts.ts';
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
import { type AreaForm, areaAddress, toAreaTask } from '#core/calculators/area/area-address.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/area-lighting-calculator.ts';

const SCREEN = 'area-lighting-calculator';

/** Title and description for the document head, which renders before the calculator's own texts have loaded. */
type Page = CalculationPage<AreaForm, AreaOutcome> & { title: string; description: string };

export const handle = {
  paths: ({ form }) => calculationPaths(SCREEN, areaAddress.format(form)),
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf(SCREEN),
    isIndexed: areaAddress.format(page.form) === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const services = context.get(servicesContext);
  const calculation = await loadCalculation<AreaForm, AreaOutcome>(
    { url, locale, services },
    {
      address: areaAddress,
      calculator: 'area',
      isRight: (form) => areaAddress.findWrong(form).length === 0,
      calculate: (form, luminaire) =>
        services.photometryThread.calculateArea(toAreaTask(form, luminaire)),
    },
  );
  return { ...calculation, title: t('area.title'), description: t('area.description') };
}

/** Calculates the light of an area outdoors. */
export default function AreaCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  return (
    <CalculatorPage
      page={page}
      title={t('area.title')}
      description={t('area.description')}
      query={areaAddress.format(page.form)}
      Calculator={AreaCalculator}
    />
  );
}
