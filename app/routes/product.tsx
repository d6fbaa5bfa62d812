import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { Downloads } from '#app/catalogue/downloads.tsx';
import { Drawings } from '#app/catalogue/drawings.tsx';
import { ModelViewer } from '#app/catalogue/model-viewer.tsx';
import { ProductAbout } from '#app/catalogue/product-about.tsx';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { ProductHero } from '#app/catalogue/product-hero.tsx';
import { productJsonLd } from '#app/catalogue/product-json-ld.ts';
import { type ProductSection, ProductSections } from '#app/catalogue/product-sections.tsx';
import { ProductVideo } from '#app/catalogue/product-video.tsx';
import { Questions } from '#app/catalogue/questions.tsx';
import { Specification } from '#app/catalogue/specification.tsx';
import { VariantsTable } from '#app/catalogue/variants-table.tsx';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import { productCrumbs } from '#app/layout/crumbs.ts';
import type { PageHandle } from '#app/layout/page-handle.ts';
import { breadcrumbList, contextOf, pageMeta } from '#app/layout/page-meta.ts';
import { WhereToBuy } from '#app/layout/where-to-buy.tsx';
import { servicesContext } from '#app/services.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Tile } from '#app/ui/tile.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product.ts';
import { alternatesOf, pathTo, pathToPage } from '#core/i18n/paths.ts';
import { pictureUrl } from '#core/media.ts';
import type { Route } from './+types/product.ts';

export const handle = {
  paths: ({ slugs }) => alternatesOf('products', slugs),
} satisfies PageHandle<ProductDetail>;

export function meta({ loaderData: product, matches, location }: Route.MetaArgs) {
  if (!product) return [];
  const { siteUrl, locale } = contextOf(matches);
  const chosen = chooseVariant(product, new URLSearchParams(location.search));
  const isFirst = chosen === product.variants[0];
  const paths = handle.paths(product);
  return pageMeta(matches, {
    title: isFirst ? product.title : `${product.title} ${chosen.sku}`,
    description: isFirst ? product.summary : `${chosen.description}. ${product.summary}`,
    paths,
    picture: chosen.picture ?? product.pictures[0] ?? null,
    jsonLd: [
      productJsonLd({ siteUrl, url: siteUrl + paths[locale], product }),
      breadcrumbList(matches, [
        ...productCrumbs(locale, product.trail),
        { title: product.title, href: paths[locale] },
      ]),
    ],
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const product = await context.get(servicesContext).catalogue.findProduct(locale, params.slug);
  if (!product) throw data(null, { status: 404 });
  return product;
}

/** Another variant of the same product is on the page already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ProductPage({ loaderData: product, matches }: Route.ComponentProps) {
  const t = useT();
  const [search] = useSearchParams();
  const chosen = chooseVariant(product, search);
  const path = pathTo(t.locale, 'products', product.slug);
  const hrefOf = ({ id }: Variant) => `${path}?variation=${id}`;
  const { site } = contextOf(matches);
  const sections = listSections(t, { product, chosen, hrefOf });
  if (site) {
    const content = <WhereToBuy options={site.options} code={chosen.sku} />;
    sections.push({ id: 'where-to-buy', title: t('section.where-to-buy'), content });
  }
  return (
    <main id="main" className="container">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={productCrumbs(t.locale, product.trail)}
        current={product.title}
      />
      <ProductHero product={product} chosen={chosen} hrefOf={hrefOf} />
      <ProductSections sections={sections} />
    </main>
  );
}

/** The variant that `?variation={post_id}` names, else the first. */
function chooseVariant({ variants }: ProductDetail, search: URLSearchParams): Variant {
  const wanted = variants.find(({ id }) => String(id) === search.get('variation'));
  return wanted ?? (variants[0] as Variant);
}

type Choice = { product: ProductDetail; chosen: Variant; hrefOf: (variant: Variant) => string };

/** The chapters that this product has something for. */
function listSections(t: Translate, { product, chosen, hrefOf }: Choice): ProductSection[] {
  const { variants, video, installationVideo, model3d, questions, caseStudy } = product;
  const poster = product.pictures[0] ?? null;
  const posterUrl = poster ? pictureUrl(poster.hash, 800, 'webp') : undefined;
  const sections: (ProductSection | false | null)[] = [
    { id: 'about', title: t('section.about'), content: <ProductAbout product={product} /> },
    {
      id: 'specification',
      title: t('section.specification'),
      content: <Specification product={product} chosen={chosen} />,
    },
    {
      id: 'variants',
      title: t.count('section.variants', variants.length),
      content: <VariantsTable variants={variants} chosen={chosen} hrefOf={hrefOf} />,
    },
    product.drawings.length > 0 && {
      id: 'dimensions',
      title: t('section.dimensions'),
      content: <Drawings product={product} />,
    },
    model3d && {
      id: 'model',
      title: t('section.model'),
      content: <ModelViewer title={product.title} model={model3d} poster={poster} />,
    },
    video && {
      id: 'film',
      title: t('section.video'),
      content: <ProductVideo video={video} poster={posterUrl} />,
    },
    installationVideo && {
      id: 'installation',
      title: t('section.installation'),
      content: <ProductVideo video={installationVideo} poster={posterUrl} />,
    },
    {
      id: 'downloads',
      title: t('section.downloads'),
      content: <Downloads product={product} chosen={chosen} />,
    },
    questions.length > 0 && {
      id: 'questions',
      title: t('section.questions'),
      content: <Questions questions={questions} />,
    },
    caseStudy && {
      id: 'case-study',
      title: t('section.case-study'),
      content: (
        <Tile
          href={pathToPage(t.locale, caseStudy.path)}
          title={caseStudy.title}
          text={caseStudy.summary}
          picture={caseStudy.picture}
          sizes="(min-width: 1024px) 60vw, 94vw"
        />
      ),
    },
    product.similar.length > 0 && {
      id: 'similar',
      title: t('section.similar'),
      content: <ProductGrid products={product.similar} />,
    },
    product.accessories.length > 0 && {
      id: 'accessories',
      title: t('section.accessories'),
      content: <ProductGrid products={product.accessories} />,
    },
  ];
  return sections.filter((section) => !!section);
}
