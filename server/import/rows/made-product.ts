import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { RowOf } from '#server/db/tables.ts';
import { recall } from '#server/import/check-memory.ts';
import type { MarkdownLinks } from '#server/import/markdown.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import { sameProduct } from '#server/import/read/same-product.ts';
import type { MediaCaption } from '#server/import/rows/media-register.ts';
import {
  buildProductLinkRows,
  buildProductRow,
  buildProductTexts,
} from '#server/import/rows/product-rows.ts';
import type { Build } from '#server/import/rows/row-build.ts';
import { buildCodeRows, registerVariantMedia } from '#server/import/rows/variant-rows.ts';

/** Rows of a product, and all they come from besides the product. The others follow from the same. */
export type MadeProduct = {
  row: RowOf<'product'>;
  links: ReturnType<typeof buildProductLinkRows>;
  codes: number;
  /** Each is true of a build that would make the same rows. */
  lookups: ((build: Build) => boolean)[];
  uses: { file: MediaFile; caption: MediaCaption; id: number | null }[];
};

/** Texts that may have links or pictures, whose addresses are elsewhere in the content. */
const LINKS = /[[<]|:\/\/|www\.|@/;

/**
 * Makes the row of a product and registers its media. It is the same object as long as it would be made of the same; so are
 * all rows of the product then.
 */
export function makeProduct(product: ProductSource, build: Build): MadeProduct {
  const same = sameProduct(product, build.memory);
  const known = recall(build, [`rows ${product.file}`, same], () => ({
    made: null as MadeProduct | null,
  }));
  const { made } = known;
  if (made && isTrueIn(build, made)) {
    const { row } = made;
    const entity = { kind: 'product', id: row.id } as const;
    // A preview may have made it.
    row.updated = build.updatedAt(entity, row.checksum, product.record.updated);
    return made;
  }
  known.made = make(product, build);
  return known.made;
}

/** Whether rows would be made of the same; then the media are registered. */
function isTrueIn(build: Build, { lookups, uses }: MadeProduct): boolean {
  try {
    return (
      lookups.every((isSame) => isSame(build)) &&
      uses.every(({ file, caption, id }) => build.register.use(file, caption) === id)
    );
  } catch {
    // Something has no number any more.
    return false;
  }
}

function make(product: ProductSource, build: Build): MadeProduct {
  const { tracked, lookups, uses } = build.memory ? track(build) : untracked(build);
  const row = buildProductRow(product, tracked);
  registerVariantMedia(product, tracked);
  const links = buildProductLinkRows(product, tracked);
  if (build.memory && hasLinks(product)) buildProductTexts(product, tracked);
  const codes = buildCodeRows(product, build).length;
  return { row, links, codes, lookups: [...lookups.values()], uses };
}

function hasLinks({ record: { description, questions } }: ProductSource): boolean {
  const texts = [description, ...questions.map(({ answer }) => answer)];
  return texts.some((text) => localeCodes.some((locale) => LINKS.test(text[locale])));
}

const untracked = (build: Build): ReturnType<typeof track> => ({
  ...{ tracked: build, lookups: new Map(), uses: [] },
});

/** A build that notes what is looked up in it. */
function track(build: Build) {
  const lookups = new Map<string, (other: Build) => boolean>();
  const uses: MadeProduct['uses'] = [];
  const note = <Found>(key: string, look: (of: Build) => Found): Found => {
    const found = look(build);
    lookups.set(key, (other) => look(other) === found);
    return found;
  };
  const linksOf = (locale: LocaleCode): MarkdownLinks => ({
    href: (name) => note(`href ${locale} ${name}`, (of) => of.linksOf(locale).href(name)),
    image(name) {
      note(`image ${locale} ${name}`, (of) => JSON.stringify(of.linksOf(locale).image(name)));
      return build.linksOf(locale).image(name);
    },
    drawing: (name, alt) => build.linksOf(locale).drawing(name, alt),
  });
  const tracked: Build = {
    ...build,
    idOf: (...entity) => note(`id ${entity.join(':')}`, (of) => of.idOf(...entity)),
    media: { get: (path) => note(`media ${path}`, (of) => of.media.get(path)) },
    linksOf,
    register: {
      used: build.register.used,
      use(file, caption) {
        const id = build.register.use(file, caption);
        if (file) uses.push({ file, caption, id });
        return id;
      },
    },
  };
  return { tracked, lookups, uses };
}
