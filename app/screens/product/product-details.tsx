import { lazy } from 'react';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { useSite } from '#app/page/site-data.ts';
import { hasShortcuts } from '#app/page-shortcuts.ts';
import { useSearchParams } from '#app/router/router.tsx';
import { CaseStudy } from '#app/screens/product/case-study.tsx';
import { useT } from '#app/screens/product/detail-texts.ts';
import { Discontinued } from '#app/screens/product/discontinued.tsx';
import { ModelViewer } from '#app/screens/product/media/model-viewer.tsx';
import { Drawings } from '#app/screens/product/media/product-drawings.tsx';
import { ProductVideo } from '#app/screens/product/media/product-video.tsx';
import { ProductAbout } from '#app/screens/product/product-about.tsx';
import { ProductApplications } from '#app/screens/product/product-applications.tsx';
import { Downloads } from '#app/screens/product/product-downloads.tsx';
import { ProductLife } from '#app/screens/product/product-life.tsx';
import { type ProductSection, ProductSections } from '#app/screens/product/product-sections.tsx';
import { WhereToBuy } from '#app/screens/product/product-where-to-buy.tsx';
import { Questions } from '#app/screens/product/questions.tsx';
import { Specification } from '#app/screens/product/specification.tsx';
import { VariantsSection } from '#app/screens/product/variants/variants-section.tsx';
import type { Crumb } from '#app/ui/breadcrumbs.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { DeferredPart } from '#app/ui/deferred-part.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { sortSections } from '#core/catalogue/section-order.ts';
import { tableKeys } from '#core/catalogue/variants/variant-table-keys.ts';
import { type ArticleCard, articlePath } from '#core/content/article-view.ts';
import type { DownloadView } from '#core/documents/document-kind.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { LightSummary } from '#core/photometry/light-summary.ts';
import type { StockistSummary } from '#core/places/place.ts';

/** Its HTML comes with the page; the code that updates it for another variant loads later. */
const loadLight = () => loadChunk(() => import('#app/photometry/product-light.tsx'));
const ProductLight =
  import.meta.env.SSR || !hasShortcuts
    ? (await loadLight()).ProductLight
    : lazy(async () => ({ default: (await loadLight()).ProductLight }));

/** Data of a product page. */
export type ShownProduct = ProductDetail & {
  crumbs: Crumb[];
  downloads: DownloadView;
  articles: ArticleCard[];
  stockists: StockistSummary;
  light: { variantId: number; summary: LightSummary } | null;
};

type Choice = {
  product: ShownProduct;
  chosen: Variant;
  hrefOf: (variant: Variant) => string;
};

type Shown = Choice & {
  /** The address holds a state of the variants table. */
  isTableSet: boolean;
};

/** False or null if the product has no content for a section. */
type PossibleSection = ProductSection | false | null;

/** The lower part of a product page, below the key figures. */
export function ProductDetails({ product, chosen, hrefOf }: Choice) {
  const t = useT();
  const site = useSite();
  const search = useSearchParams();
  const isTableSet = tableKeys.some((key) => search.has(key));
  const sections = listSections(t, { product, chosen, hrefOf, isTableSet });
  if (site) {
    const { stockists, trail } = product;
    const content = (
      <WhereToBuy
        options={site.options}
        code={chosen.sku}
        stockists={stockists}
        family={trail.at(-1)}
      />
    );
    sections.push({ id: 'where-to-buy', title: t('section.where-to-buy'), content });
  }
  return (
    <ProductSections productId={product.id} sections={sortSections(sections, product.sections)} />
  );
}

/** Returns the sections that the product has content for. */
function listSections(t: Translate<'detail'>, choice: Shown): ProductSection[] {
  const { product, chosen, hrefOf, isTableSet } = choice;
  const sections: PossibleSection[] = [
    product.discontinuedSince !== null && {
      id: 'successors',
      title: t('detail.section-discontinued'),
      content: <Discontinued since={product.discontinuedSince} successors={product.successors} />,
    },
    {
      id: 'about',
      title: t('section.about'),
      content: <ProductAbout product={product} />,
      isShared: true,
    },
    {
      id: 'specification',
      title: t('section.specification'),
      content: <Specification product={product} chosen={chosen} />,
    },
    {
      id: 'variants',
      title: t.count('section.variants', product.variants.length),
      content: <VariantsSection {...{ product, chosen, hrefOf }} />,
      isOpen: isTableSet,
    },
    product.light && chosen.photometry
      ? {
          id: 'light',
          title: t('section.light'),
          content: (
            <DeferredPart id="part-light">
              <ProductLight variantId={chosen.id} first={product.light} />
            </DeferredPart>
          ),
        }
      : null,
    ...listFileSections(t, choice),
    {
      id: 'life',
      title: t('detail.section-life'),
      content: <ProductLife product={product} chosen={chosen} />,
    },
    ...listFurtherSections(t, product),
  ];
  return sections.filter((section) => !!section);
}

/** Returns the sections that lead further: questions, applications, articles, other products. */
function listFurtherSections(t: Translate<'detail'>, product: ShownProduct): PossibleSection[] {
  const { questions, applications, caseStudy } = product;
  return [
    questions.length > 0 && {
      id: 'questions',
      title: t('section.questions'),
      content: <Questions questions={questions} />,
      isShared: true,
    },
    applications.length > 0 && {
      id: 'applications',
      title: t('detail.section-applications'),
      content: <ProductApplications applications={applications} />,
      isShared: true,
      isForScreen: true,
    },
    caseStudy && {
      id: 'case-study',
      title: t('section.case-study'),
      content: <CaseStudy caseStudy={caseStudy} />,
      isShared: true,
    },
    product.articles.length > 0 && {
      id: 'reading',
      title: t('detail.section-articles'),
      content: <TileGrid tiles={product.articles.map((card) => toTile(t, card))} isRow />,
      isShared: true,
      isForScreen: true,
    },
    product.similar.length > 0 && {
      id: 'similar',
      title: t('section.similar'),
      content: <ProductGrid products={product.similar} isRow />,
      isShared: true,
      isForScreen: true,
    },
    product.accessories.length > 0 && {
      id: 'accessories',
      title: t('section.accessories'),
      content: <ProductGrid products={product.accessories} isRow />,
      isShared: true,
    },
  ];
}

function toTile({ locale }: Translate<'detail'>, article: ArticleCard) {
  const { title, summary, picture } = article;
  return { href: pathTo(locale, 'articles', articlePath(article)), title, text: summary, picture };
}

/** Returns drawings, model, videos and downloads; two beside each other share a row. */
function listFileSections(t: Translate<'detail'>, { product, chosen }: Choice): PossibleSection[] {
  const { drawings, video, installationVideo, model3d, title } = product;
  return [
    drawings.length > 0 && {
      id: 'dimensions',
      title: t('section.dimensions'),
      content: <Drawings product={product} />,
      isShared: true,
      isHalf: true,
    },
    model3d && {
      id: 'model',
      title: t('section.model'),
      content: (
        <ModelViewer title={title} model={model3d} poster={chosen.picture} finish={chosen.finish} />
      ),
      isHalf: true,
      isForScreen: true,
    },
    video && {
      id: 'film',
      title: t('section.video'),
      content: <ProductVideo video={video} />,
      isHalf: true,
      isForScreen: true,
    },
    installationVideo && {
      id: 'installation',
      title: t('section.installation'),
      content: <ProductVideo video={installationVideo} />,
      isHalf: true,
      isForScreen: true,
    },
    {
      id: 'downloads',
      title: t('section.downloads'),
      content: <Downloads product={product} chosen={chosen} downloads={product.downloads} />,
      isHalf: true,
      isForScreen: true,
    },
  ];
}
