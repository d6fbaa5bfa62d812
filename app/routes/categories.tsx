import { useT } from '#app/catalogue/category-search-texts.ts';
import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { createTranslate } from '#app/i18n/use-t.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { servicesContext } from '#app/services-context.ts';
import { FoundPlaces } from '#app/ui/found-places.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/categories.ts';

export const handle = { paths: () => alternatesOf('product-categories') } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = createTranslate(contextOf(matches).locale);
  return pageMeta(matches, {
    isIndexed: !loaderData?.search,
    title: t('categories.title'),
    description: t('categories.text'),
    paths: handle.paths(),
    picture: loaderData?.categories[0]?.picture ?? null,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, content } = context.get(servicesContext);
  const locale = requestLocale(url);
  const search = searchedText(url);
  const found = search === '' ? [] : await content.listFoundPlaces(locale, search, 'category');
  return { categories: await catalogue.listCategories(locale), search, found };
}

/** Shows both levels of categories on one page, or the categories and types that a search found. */
export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { categories, search, found } = loaderData;
  if (search !== '') {
    const count =
      found.length > 0
        ? t.count('category-search.count', found.length, { text: search })
        : t('category-search.none', { text: search });
    const all = { href: pathTo(t.locale, 'product-categories'), title: t('category-search.all') };
    return (
      <main id="main" className="container">
        <PageHeading title={t('categories.title')} text={count} />
        <FoundPlaces places={found} all={all} />
      </main>
    );
  }
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
