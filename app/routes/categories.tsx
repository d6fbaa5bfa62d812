import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate, useT } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { alternatesOf } from '#core/i18n/paths.ts';
import type { Route } from './+types/categories.ts';

export const handle = { paths: () => alternatesOf('product-categories') } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    title: t('categories.title'),
    description: t('categories.text'),
    paths: handle.paths(),
    picture: loaderData?.categories[0]?.picture ?? null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  return { categories: await catalogue.listCategories(requestLocale(url)) };
}

/** Shows both levels of categories on one page. */
export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useT();
  const tops = categories.filter(({ parentId }) => parentId === null);
  return (
    <main id="main" className="container">
      <PageHeading title={t('categories.title')} text={t('categories.text')} />
      {tops.map((top, index) => (
        <CategoryTiles
          key={top.id}
          heading={top}
          categories={categories.filter(({ parentId }) => parentId === top.id)}
          isFirst={index === 0}
        />
      ))}
    </main>
  );
}
