import { receivePost } from '#app/forms/receive-post.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { HomeHero } from '#app/screens/page/home-hero.tsx';
import { HomeIntroduction } from '#app/screens/page/home-introduction.tsx';
import openingStyles from '#app/screens/page/home-opening.css?url';
import { loadBlocks } from '#app/screens/page/load-blocks.ts';
import { PageBlocks } from '#app/screens/page/page-blocks.tsx';
import { servicesContext } from '#app/services-context.ts';
import { LaterStyles } from '#app/ui/later-styles.tsx';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/home.ts';

export const handle = {
  paths: () => alternatesOf('home'),
  isHeaderTransparent: true,
} satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    title: loaderData?.title ?? '',
    description: t('home.description'),
    paths: handle.paths(),
    picture: loaderData?.page?.picture ?? null,
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader(args: Route.LoaderArgs) {
  const locale = requestLocale(args.url);
  const { content } = args.context.get(servicesContext);
  const [home] = await content.listPages(locale, 'home');
  const page = home ? await content.findPage(locale, home.path) : null;
  const { name, tagline } = await content.getCompany(locale);
  return {
    title: `${name} · ${tagline}`,
    page,
    content: await loadBlocks(args, page?.blocks ?? []),
  };
}

export function action({ url, context }: Route.ActionArgs) {
  return receivePost({ url, context });
}

/** Renders the hero and the chapters of the content page of kind `home`. */
export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { page, content } = loaderData;
  return (
    <main id="main">
      <LaterStyles href={openingStyles} />
      <HomeHero page={page} />
      {page && (
        <div className="container">
          <HomeIntroduction html={page.bodyHtml} />
          <PageBlocks blocks={page.blocks} content={content} post={actionData ?? null} isHome />
        </div>
      )}
    </main>
  );
}
