import { useEffect, useRef } from 'react';
import { postHeight } from '#app/calculators/strip/embed-height.ts';
import { StripCalculator } from '#app/calculators/strip/strip-calculator.tsx';
import { buildStripData, type StripData } from '#app/calculators/strip/strip-data.ts';
import { SiteLogo } from '#app/frame/site-logo.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import { loadStrip } from '#app/screens/tools/load-strip.ts';
import { servicesContext } from '#app/services-context.ts';
import type { SiteOptions } from '#core/content/site-view.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';
import type { Route } from './+types/led-strip-frame.ts';

export function meta({ loaderData: data }: Route.MetaArgs) {
  if (!data) return [];
  return [{ title: data.title }, { name: 'robots', content: 'noindex' }];
}

type Data = StripData & { options: SiteOptions };

export async function loader({ url, context }: Route.LoaderArgs): Promise<Data> {
  const { content } = context.get(servicesContext);
  const [data, options] = await Promise.all([
    loadStrip({ url, context }),
    content.getOptions(requestLocale(url)),
  ]);
  return { ...data, options };
}

let options: SiteOptions | null = null;

/** Later requests are calculated in the browser. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<Data> {
  const built = options && (await buildStripData(requestLocale(url), url).catch(() => null));
  return built && options ? { ...built, options } : await serverLoader();
}

/** The LED strip calculator embedded in another site: only the logo around it. */
export default function LedStripFrame({ loaderData: data }: Route.ComponentProps) {
  const t = useT();
  if (!import.meta.env.SSR) options = data.options;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    return main.current ? postHeight(main.current) : undefined;
  }, []);
  return (
    <main ref={main} id="main" className="container strip-frame">
      <header>
        <SiteLogo options={data.options} ground="scheme" target="_blank" />
        <h1>{data.title}</h1>
      </header>
      <StripCalculator data={data} path={pathToStripFrame(t.locale)} isEmbedded />
    </main>
  );
}
