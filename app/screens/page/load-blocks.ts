import type { RouterContextProvider } from 'react-router';
import { type LoadedForm, loadForm } from '#app/forms/load-form.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { servicesContext } from '#app/services-context.ts';
import type { CategoryCard, ProductCard } from '#core/catalogue/product-view.ts';
import type { PageBlock } from '#core/content/block-view.ts';
import type { PageCard } from '#core/content/page-view.ts';
import type { Testimonial } from '#core/content/testimonial-view.ts';
import type { ToolCard } from '#core/content/tools.ts';
import type { DocumentEntry } from '#core/documents/document-kind.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** A category whose files can be downloaded as one archive. */
export type FileSet = Pick<CategoryCard, 'slug' | 'title' | 'parentId'>;

/** A product whose files changed, with those that all its variants share. */
export type ChangedProduct = {
  slug: string;
  title: string;
  /** ISO date of the change. */
  date: string;
  files: Pick<DocumentEntry, 'kind' | 'title' | 'format' | 'url'>[];
};

/** Content that the blocks of a page refer to; empty if no block does. */
export type BlockContent = {
  products: ProductCard[];
  categories: CategoryCard[];
  /** Each top category followed by its subcategories. */
  sets: FileSet[];
  latest: ProductCard[];
  changed: ChangedProduct[];
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
  const mostOf = (blocks: { count: number }[]) => Math.max(0, ...blocks.map(({ count }) => count));
  const latestCount = mostOf(of('latest-products'));
  const changedCount = mostOf(of('latest-files'));
  const quoted = new Set(of('testimonials').flatMap(({ testimonials }) => testimonials));
  const hasSets = of('file-sets').length > 0;
  const [products, categories, latest, changed, applications, caseStudies, testimonials, loaded] =
    await Promise.all([
      catalogue.listProductCards(
        locale,
        of('products').flatMap(({ productIds }) => productIds),
      ),
      hasSets || of('categories').length > 0 ? catalogue.listCategories(locale) : [],
      latestCount > 0 ? catalogue.listLatestProducts(locale, latestCount) : [],
      changedCount > 0 ? listChanged(context, locale, changedCount) : [],
      pagesOf('application'),
      pagesOf('case-study'),
      quoted.size > 0 ? editorial.listTestimonials(locale) : [],
      Promise.all(of('form').map(({ form }) => loadForm(forms, locale, form))),
    ]);
  return {
    ...{ products, latest, changed },
    categories: categories.filter(({ parentId }) => parentId === null),
    sets: hasSets ? categories.map(({ slug, title, parentId }) => ({ slug, title, parentId })) : [],
    pages: { application: applications, 'case-study': caseStudies },
    testimonials: testimonials.filter(({ code }) => quoted.has(code)),
    tools: of('tools').length > 0 ? content.listTools(locale) : [],
    forms: Object.fromEntries(loaded.flatMap((entry) => (entry ? [[entry.form.code, entry]] : []))),
  };
}

async function listChanged(
  context: Readonly<RouterContextProvider>,
  locale: LocaleCode,
  count: number,
): Promise<ChangedProduct[]> {
  const { catalogue, documents } = context.get(servicesContext);
  const changed = await catalogue.listChangedProducts(locale, count);
  const listed = changed.map(async ({ card: { slug, title } }): Promise<ChangedProduct[]> => {
    const product = await catalogue.findProduct(locale, slug);
    if (!product) return [];
    const { product: files } = await documents.listDocuments(locale, product);
    const shown = files.map(({ kind, title: own, format, url }) => {
      return { kind, title: own, format, url };
    });
    return [{ slug, title, date: files[0]?.date ?? '', files: shown }];
  });
  return (await Promise.all(listed)).flat();
}
