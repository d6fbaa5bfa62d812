import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { hashOf, type Picture } from '#core/media.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { EditorialService } from '#server/content/editorial-service.ts';
import type { ScaledPicture } from '#server/images/picture-scaler.ts';
import type { ShareCard } from '#server/images/share-card.ts';

type Options = {
  catalogue: CatalogueService;
  content: ContentService;
  editorial: EditorialService;
  make: (card: ShareCard) => Promise<ScaledPicture>;
};

type Item = { title: string; kicker: string; picture: Picture | null };

/** Composes the share cards of products, articles and pages. */
export function composeShareCards({ catalogue, content, editorial, make }: Options) {
  async function findItem(
    locale: LocaleCode,
    path: string,
    variation: number | null,
  ): Promise<Item | null> {
    const below = (start: string) => (path.startsWith(start) ? path.slice(start.length) : null);
    const product = below(`${pathTo(locale, 'products')}/`);
    if (product !== null) {
      const found = await catalogue.findProduct(locale, product);
      if (!found) return null;
      const { title, trail, variants } = found;
      const variant = variants.find(({ id }) => id === variation) ?? variants[0];
      return { title, kicker: trail.at(-1)?.title ?? '', picture: variant?.picture ?? null };
    }
    const article = below(`${pathTo(locale, 'articles')}/`);
    if (article !== null) {
      const found = await editorial.findArticle(locale, article);
      return found && { ...found, kicker: found.category.title };
    }
    const page = await content.findPage(locale, below(pathToPage(locale, '')) ?? '');
    return page && { ...page, kicker: '' };
  }

  /** The card of the page at an address, of a product's with the picture of a variant; null when there is none. */
  return async function card(
    locale: LocaleCode,
    path: string,
    variation: number | null = null,
  ): Promise<ScaledPicture | null> {
    const item = await findItem(locale, path, variation);
    if (!item) return null;
    const { title, kicker, picture } = item;
    const { logo_dark: logo } = await content.getOptions(locale);
    return make({
      title,
      kicker,
      picture: picture?.hash ?? null,
      focus: picture?.focus ?? null,
      logo: hashOf(logo.url),
    });
  };
}
