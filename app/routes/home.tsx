import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate } from '#app/i18n/use-t.ts';
import { HomeHero } from '#app/layout/home-hero.tsx';
import { HomeIntroduction } from '#app/layout/home-introduction.tsx';
import { loadBlocks } from '#app/layout/load-blocks.ts';
import { PageBlocks } from '#app/layout/page-blocks.tsx';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { contextOf, pageMeta } from '#app/layout/page-meta.ts';
import { servicesContext } from '#app/services.ts';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/home.ts';

export const handle = {
  paths: () => alternatesOf('home'),
  isHeaderTransparent: true,
} satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    title: t('home.head-title'),
    description: t('home.description'),
    paths: handle.paths(),
    picture: loaderData?.page?.picture ?? null,
  });
}

export async function loader(args: Route.LoaderArgs) {
  const locale = requestLocale(args.url);
  const { content } = args.context.get(servicesContext);
  const [home] = await content.listPages(locale, 'home');
  const page = home ? await content.findPage(locale, home.path) : null;
  return { page, content: await loadBlocks(args, page?.blocks ?? []) };
}

/** The opening and the chapters of the content's page of kind home. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, content } = loaderData;
  return (
    <main id="main">
      <HomeHero page={page} />
      {page && (
        <div className="container">
          <HomeIntroduction html={page.bodyHtml} />
          <PageBlocks blocks={page.blocks} content={content} isHome />
        </div>
      )}
    </main>
  );
}
