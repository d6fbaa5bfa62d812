import type { RouterContextProvider } from 'react-router';
import { type LoadedForm, loadForm } from '#app/forms/load-form.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { servicesContext } from '#app/services-context.ts';
import type { CategoryCard, ProductCard } from '#core/catalogue/product-view.ts';
import type { PageBlock } from '#core/content/block-view.ts';
import type { PageCard } from '#core/content/page-view.ts';
import type { Testimonial } from '#core/content/testimonial-view.ts';
import type { ToolCard } from '#core/content/tools.ts';

/** Content that the blocks of a page refer to; empty if no block does. */
export type BlockContent = {
  products: ProductCard[];
  categories: CategoryCard[];
  latest: ProductCard[];
  pages: Record<'application' | 'case-study', PageCard[]>;
  testimonials: Testimonial[];
  tools: ToolCard[];
  forms: Record<string, LoadedForm>;
};

/** Loads the content that the blocks of a page refer to. */
export async function loadBlocks(
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
  blocks: PageBlock[],
): Promise<BlockContent> {
  const locale = requestLocale(url);
  const { catalogue, content, editorial, forms } = context.get(servicesContext);
  const of = <Type extends PageBlock['type']>(type: Type) =>
    blocks.filter((block): block is Extract<PageBlock, { type: Type }> => block.type === type);
  const kinds = of('pages').map(({ kind }) => kind);
  const pagesOf = (kind: (typeof kinds)[number]) =>
    kinds.includes(kind) ? content.listPages(locale, kind) : [];
  const latestCount = Math.max(0, ...of('latest-products').map(({ count }) => count));
  const quoted = new Set(of('testimonials').flatMap(({ testimonials }) => testimonials));
  const [products, categories, latest, applications, caseStudies, testimonials, loaded] =
    await Promise.all([
      catalogue.listProductCards(
        locale,
        of('products').flatMap(({ productIds }) => productIds),
      ),
      of('categories').length > 0 ? catalogue.listCategories(locale) : [],
      latestCount > 0 ? catalogue.listLatestProducts(locale, latestCount) : [],
      pagesOf('application'),
      pagesOf('case-study'),
      quoted.size > 0 ? editorial.listTestimonials(locale) : [],
      Promise.all(of('form').map(({ form }) => loadForm(forms, locale, form))),
    ]);
  return {
    ...{ products, latest },
    categories: categories.filter(({ parentId }) => parentId === null),
    pages: { application: applications, 'case-study': caseStudies },
    testimonials: testimonials.filter(({ code }) => quoted.has(code)),
    tools: of('tools').length > 0 ? content.listTools(locale) : [],
    forms: Object.fromEntries(loaded.flatMap((entry) => (entry ? [[entry.form.code, entry]] : []))),
  };
}
