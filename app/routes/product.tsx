import { lazy } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import { productCrumbs } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { hasShortcuts } from '#app/page-shortcuts.ts';
import { useSearchParams } from '#app/router/router.tsx';
import detailStyles from '#app/screens/product/product-detail.css?url';
import type { ShownProduct } from '#app/screens/product/product-details.tsx';
import { ProductHero } from '#app/screens/product/product-hero.tsx';
import { productJsonLd } from '#app/screens/product/product-json-ld.ts';
import { receiveProduct, sendProduct } from '#app/screens/product/sent-product.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { DeferredPart } from '#app/ui/deferred-part.tsx';
import { LaterStyles } from '#app/ui/later-styles.tsx';
import { AppError } from '#core/app-error.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { variantQuery } from '#core/catalogue/variants/variant-table-keys.ts';
import { toDownloadView } from '#core/documents/download-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import { homeCountryOf } from '#core/places/country.ts';
import type { Route } from './+types/product.ts';

const STOCKISTS = 6;

const loadDetails = async () =>
  (await loadChunk(() => import('#app/screens/product/product-details.tsx'))).ProductDetails;

// The server imports the code directly, so that its documents are complete without JavaScript.
const ProductDetails =
  import.meta.env.SSR || !hasShortcuts
    ? await loadDetails()
    : lazy(async () => ({ default: await loadDetails() }));

export const handle = {
  paths: ({ slugs }, search) => alternatesOf('products', slugs, search),
} satisfies PageHandle<ProductDetail>;

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const product = receiveProduct<ShownProduct>(loaderData);
  const { siteUrl, locale, company } = contextOf(matches);
  const chosen = chooseVariant(product, new URLSearchParams(location.search));
  const isFirst = chosen === product.variants[0];
  const paths = handle.paths(product, '');
  return pageMeta(matches, {
    title: isFirst ? product.title : `${product.title} ${chosen.sku}`,
    description: isFirst ? product.summary : `${chosen.description}. ${product.summary}`,
    paths,
    cardQuery: isFirst ? '' : `?variation=${chosen.id}`,
    picture: chosen.picture,
    crumbs: [...product.crumbs, { title: product.title, href: paths[locale] }],
    // Without the condition its code would be in the page's first scripts.
    jsonLd: import.meta.env.SSR
      ? [productJsonLd({ siteUrl, url: siteUrl + paths[locale], company, product })]
      : [],
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, documents, editorial } = context.get(servicesContext);
  const product = await catalogue.findProduct(locale, params.slug);
  if (!product) throw new AppError('page-not-found');
  const shown = {
    ...product,
    crumbs: productCrumbs(locale, product.trail),
    articles: await editorial.listArticles(locale, { productId: product.id }),
    stockists: await summariseStockists(context, product, locale),
    downloads: toDownloadView(locale, await documents.listDocuments(locale, product)),
    light: await findLight(url, context, product),
  };
  return sendProduct<ShownProduct>(shown);
}

/** Returns a few of the stockists that stock the product's category. */
function summariseStockists(
  context: Route.LoaderArgs['context'],
  { trail }: ProductDetail,
  locale: LocaleCode,
) {
  const { places } = context.get(servicesContext);
  return places.summariseStockists(trail.at(-1)?.id ?? 0, homeCountryOf(locale), STOCKISTS);
}

/** Returns the photometric summary of the variant in the URL; null if it has none. */
async function findLight(url: URL, context: Route.LoaderArgs['context'], product: ProductDetail) {
  const { id } = chooseVariant(product, url.searchParams);
  const locale = requestLocale(url);
  const summary = await context.get(servicesContext).photometry.findSummary(locale, id);
  return summary && { variantId: id, summary };
}

/** Other variants of the same product are already on the page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const product = receiveProduct<ShownProduct>(loaderData);
  const t = useT();
  const search = useSearchParams();
  const chosen = chooseVariant(product, search);
  const path = pathTo(t.locale, 'products', product.slug);
  const hrefOf = ({ id }: Variant) => path + variantQuery(search, id);
  return (
    <main id="main" className="container">
      <Breadcrumbs label={t('breadcrumbs')} crumbs={product.crumbs} current={product.title} />
      <ProductHero product={product} chosen={chosen} hrefOf={hrefOf} />
      <LaterStyles href={detailStyles} />
      <DeferredPart id="details">
        <ProductDetails product={product} chosen={chosen} hrefOf={hrefOf} />
      </DeferredPart>
    </main>
  );
}

/** Returns the variant that `?variation={post_id}` names, else the first. */
function chooseVariant({ variants }: ProductDetail, search: URLSearchParams): Variant {
  const wanted = variants.find(({ id }) => String(id) === search.get('variation'));
  return wanted ?? variants[0] ?? missing();
}
