import { isExternalAddress, leadsOut } from '#core/content/external-address.ts';
import { type LinkTarget, linkedForms } from '#core/content/site-record.ts';
import { drawSmall, findDrawing, movesDrawing } from '#core/drawings/small-drawings.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { screens } from '#core/i18n/paths.ts';
import { pictureUrl, widthsFor } from '#core/media.ts';
import { missing } from '#core/missing.ts';
import { urlOfLink } from '#server/db/stored-link.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import { sceneFolder } from '#server/import/check/media-uses.ts';
import type { MarkdownLinks } from '#server/import/markdown.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import { texts } from '#server/texts.ts';

const BODY_WIDTH = 800;

/**
 * Resolves links in texts: `product:LYR150`, `category:downlights`, `category:downlights/fixed`, `page:quality`,
 * `article:tuning-dali`, `term:ugr`, `form:claim`, `screen:products`, an address of the site with its language, or an external one.
 * Pictures are named by their file in `media/scenes/`, drawings of the site as `drawing:batwing`.
 */
export function createMarkdownLinks(
  links: LinkResolver,
  media: ReadonlyMap<string, MediaFile>,
): (locale: LocaleCode) => MarkdownLinks {
  const addresses = links.listAddresses();
  return (locale) => ({
    href(href) {
      if (href.startsWith('#')) return href;
      if (leadsOut(href)) return isExternalAddress(href) ? href : null;
      if (href.startsWith('/')) return addresses.has(withoutQuery(href)) ? href : null;
      const target = parseTarget(href);
      if (!target || links.findFault(target)) return null;
      const link = links.resolve(target, locale);
      // A record with mistakes: they are reported elsewhere.
      return link ? urlOfLink(locale, link) : '#';
    },
    image(file) {
      const picture = media.get(`${sceneFolder}/${file}`);
      if (!picture?.isPicture || !picture.width || !picture.height) return null;
      const { hash, width, height } = picture;
      const widths = widthsFor(width);
      const srcset = widths.map((one) => `${pictureUrl(hash, one, 'webp')} ${one}w`).join(', ');
      const middle = widths.findLast((one) => one <= BODY_WIDTH) ?? widths[0] ?? missing();
      return { src: pictureUrl(hash, middle, 'webp'), srcset, width, height };
    },
    drawing(name, alt) {
      const drawing = findDrawing(name);
      if (!drawing) return null;
      const label = texts[locale]('articles.drawing-pause');
      const box = `<label class="drawing-pause"><input type="checkbox">${label}</label>`;
      return { svg: drawSmall(drawing, alt), control: movesDrawing(drawing) ? box : '' };
    },
  });
}

function parseTarget(href: string): LinkTarget | null {
  const [kind, rest = ''] = href.split(/:(.*)/s);
  switch (kind) {
    case 'product':
      return { product: rest };
    case 'page':
      return { page: rest };
    case 'article':
      return { article: rest };
    case 'term':
      return { term: rest };
    case 'category': {
      const [category = '', type] = rest.split('/');
      return type ? { category, type } : { category };
    }
    case 'form': {
      const form = linkedForms.find((one) => one === rest);
      return form ? { form } : null;
    }
    case 'screen': {
      const screen = screens.find((one) => one === rest);
      return screen ? { screen } : null;
    }
    default:
      return null;
  }
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
}
