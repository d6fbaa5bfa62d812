import { useMemo, useState } from 'react';
import areaStyles from '#app/calculators/area/area.css?url';
import { AreaCalculator } from '#app/calculators/area/area-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/area/area-texts.ts';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
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
  type AreaForm,
  findWrongAreaFields,
  formatAreaForm,
  parseAreaForm,
  toAreaTask,
} from '#core/calculators/area/area-address.ts';
import type { AreaOutcome } from '#core/calculators/area/area-outcome.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/area-lighting-calculator.ts';

type Page = {
  form: AreaForm;
  /** The luminaire in the URL, or else an example of the catalogue. */
  chosen: NamedLuminaire | null;
  /** SKU of the example. */
  example: string | null;
  /** Null if the form has wrong fields or the server was too busy to calculate the area. */
  outcome: AreaOutcome | null;
  /** Title for the document head, which renders before the calculator's own texts have loaded. */
  title: string;
  description: string;
};

export const handle = {
  paths: ({ form }) => {
    const query = formatAreaForm(form);
    const entries = localeCodes.map((locale) => {
      return [locale, `${pathTo(locale, 'area-lighting-calculator')}${query && `?${query}`}`];
    });
    return Object.fromEntries(entries);
  },
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('area-lighting-calculator'),
    isIndexed: formatAreaForm(page.form) === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const requested = parseAreaForm(url.searchParams);
  const { catalogue, photometry, photometryThread } = context.get(servicesContext);
  const isChosen = requested.luminaire !== '';
  const code = isChosen ? requested.luminaire : (await catalogue.findExample(locale, 'area'))?.id;
  const chosen = code === undefined ? null : await photometry.findLuminaire(locale, code);
  // Other pages link to a luminaire by id; the visitor sees its code.
  const form = chosen && isChosen ? { ...requested, luminaire: chosen.sku } : requested;
  const outcome =
    chosen && findWrongAreaFields(form).length === 0
      ? await photometryThread.calculateArea(toAreaTask(form, chosen.luminaire))
      : null;
  const texts = { title: t('area.title'), description: t('area.description') };
  const example = chosen && !isChosen ? chosen.sku : null;
  return { form, chosen, example, outcome, ...texts };
}

/** Calculates the light of an area outdoors. */
export default function AreaCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const search = useSearchVariants({ hasLight: true });
  const [fileLuminaire, setFileLuminaire] = useState<NamedLuminaire | null>(null);
  const chosen = useMemo(
    () =>
      fileLuminaire
        ? { ...fileLuminaire, name: t('area.own-file', { name: fileLuminaire.name }) }
        : page.chosen,
    [fileLuminaire, page.chosen, t],
  );
  return (
    <main id="main" className="container room-page">
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      <link rel="stylesheet" href={roomStyles} precedence="photometry" />
      <link rel="stylesheet" href={areaStyles} precedence="photometry" />
      <PageHeading title={t('area.title')} text={t('area.description')} />
      <AreaCalculator
        key={formatAreaForm(page.form)}
        start={page.form}
        search={search}
        chosen={chosen}
        first={page.chosen && page.outcome && { chosen: page.chosen, outcome: page.outcome }}
        isOwn={fileLuminaire !== null}
        example={page.example}
      >
        <OwnLuminaire onOpen={setFileLuminaire} />
      </AreaCalculator>
    </main>
  );
}
