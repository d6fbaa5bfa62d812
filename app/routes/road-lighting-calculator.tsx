import { useMemo, useState } from 'react';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import roadStyles from '#app/calculators/road/road.css?url';
import { RoadCalculator } from '#app/calculators/road/road-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/road/road-texts.ts';
import roomStyles from '#app/calculators/room/room.css?url';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { OwnLuminaire } from '#app/photometry/own-luminaire.tsx';
import photometryStyles from '#app/photometry/photometry.css?url';
import { useSearchVariants } from '#app/screens/tools/use-search-variants.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import {
  findWrongFields,
  formatRoadForm,
  parseRoadForm,
  type RoadForm,
  toRoadTask,
} from '#core/calculators/road/road-address.ts';
import type { RoadOutcome } from '#core/calculators/road/road-outcome.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/road-lighting-calculator.ts';

type Page = {
  form: RoadForm;
  /** The luminaire in the URL, or else an example of the catalogue. */
  chosen: NamedLuminaire | null;
  /** SKU of the example. */
  example: string | null;
  /** Null if the form has wrong fields or the server was too busy to calculate the road. */
  outcome: RoadOutcome | null;
  /** Title for the document head, which renders before the calculator's own texts have loaded. */
  title: string;
  description: string;
};

export const handle = {
  paths: ({ form }) => {
    const query = formatRoadForm(form);
    const entries = localeCodes.map((locale) => {
      return [locale, `${pathTo(locale, 'road-lighting-calculator')}${query && `?${query}`}`];
    });
    return Object.fromEntries(entries);
  },
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('road-lighting-calculator'),
    isIndexed: formatRoadForm(page.form) === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const requested = parseRoadForm(url.searchParams);
  const { catalogue, photometry, photometryThread } = context.get(servicesContext);
  const isChosen = requested.luminaire !== '';
  const code = isChosen ? requested.luminaire : (await catalogue.findExample(locale, 'road'))?.id;
  const chosen = code === undefined ? null : await photometry.findLuminaire(locale, code);
  // Other pages link to a luminaire by id; the visitor sees its code.
  const form = chosen && isChosen ? { ...requested, luminaire: chosen.sku } : requested;
  const outcome =
    chosen && findWrongFields(form).length === 0
      ? await photometryThread.calculateRoad(toRoadTask(form, chosen.luminaire))
      : null;
  const texts = { title: t('road.title'), description: t('road.description') };
  const example = chosen && !isChosen ? chosen.sku : null;
  return { form, chosen, example, outcome, ...texts };
}

/** Calculates the light of a road and the spacing that its lighting class needs. */
export default function RoadCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const search = useSearchVariants({ hasLight: true });
  const [fileLuminaire, setFileLuminaire] = useState<NamedLuminaire | null>(null);
  const chosen = useMemo(
    () =>
      fileLuminaire
        ? { ...fileLuminaire, name: t('road.own-file', { name: fileLuminaire.name }) }
        : page.chosen,
    [fileLuminaire, page.chosen, t],
  );
  return (
    <main id="main" className="container room-page">
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      <link rel="stylesheet" href={roomStyles} precedence="photometry" />
      <link rel="stylesheet" href={roadStyles} precedence="photometry" />
      <PageHeading title={t('road.title')} text={t('road.description')} />
      <RoadCalculator
        key={formatRoadForm(page.form)}
        start={page.form}
        search={search}
        chosen={chosen}
        first={page.chosen && page.outcome && { chosen: page.chosen, outcome: page.outcome }}
        isOwn={fileLuminaire !== null}
        example={page.example}
      >
        <OwnLuminaire onOpen={setFileLuminaire} />
      </RoadCalculator>
    </main>
  );
}
