import { StripCalculator } from '#app/calculators/strip/strip-calculator.tsx';
import { buildStripData, type StripData } from '#app/calculators/strip/strip-data.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { loadStrip } from '#app/screens/tools/load-strip.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { stripParams } from '#core/calculators/led-strip/strip-request.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/led-strip-calculator.ts';

export const handle = {
  paths: ({ query }) => {
    return Object.fromEntries(
      localeCodes.map((locale) => [locale, pathTo(locale, 'led-strip-calculator') + query]),
    );
  },
} satisfies PageHandle<StripData>;

export function meta({ loaderData: data, matches }: Route.MetaArgs) {
  if (!data) return [];
  const { title, description, query } = data;
  return pageMeta(matches, {
    title,
    description,
    paths: alternatesOf('led-strip-calculator'),
    // Every selection has a URL, and none of them should be indexed.
    isIndexed: query === '',
  });
}

export function loader(args: Route.LoaderArgs): Promise<StripData> {
  return loadStrip(args);
}

/** Later requests are calculated in the browser. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const isLinked = url.searchParams.has(stripParams.luminaire);
  const built = isLinked ? null : await buildStripData(requestLocale(url), url).catch(() => null);
  return built ?? (await serverLoader());
}

export default function LedStripCalculator({ loaderData: data }: Route.ComponentProps) {
  const t = useT();
  return (
    <main id="main" className="container">
      <PageHeading title={data.title} text={data.description} />
      <StripCalculator key={t.locale} data={data} path={pathTo(t.locale, 'led-strip-calculator')} />
    </main>
  );
}
