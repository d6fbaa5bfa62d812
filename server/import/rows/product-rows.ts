import type { AttributeValue } from '#core/catalogue/attributes/attribute.ts';
import { foldText } from '#core/fold-text.ts';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Film, FilmCaptions } from '#core/media.ts';
import { missing } from '#core/missing.ts';
import type { ProductDisplay } from '#server/db/stored-product.ts';
import type { RowOf } from '#server/db/tables.ts';
import { plainText, renderMarkdown } from '#server/import/markdown.ts';
import { type MediaFile, toFileLink, toPicture } from '#server/import/media-library.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import { summariseFigures } from '#server/import/rows/card-figures.ts';
import { createProductMedia, type ProductMedia } from '#server/import/rows/product-media.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';
import { resolvedAttributes } from '#server/import/rows/variant-rows.ts';

/** The description has its own heading on the page; questions are one level deeper. */
const TOP_HEADING = 3;
const TOP_HEADING_OF_ANSWERS = 4;

/** Builds the row of a product; its media are registered. */
export function buildProductRow(product: ProductSource, build: Build): RowOf<'product'> {
  const { record, variants } = product;
  const { idOf } = build;
  const summarised = variants.map((source) => ({
    record: source.record,
    attributes: resolvedAttributes(product, source),
  }));
  const id = idOf('post', 'product', record.code);
  const media = createProductMedia(product, build, id);
  const checksum = checksumOf([
    record,
    variants.map((variant) => [variant.record, variant.attributes]),
    media.hashes,
  ]);
  return {
    id,
    code: record.code,
    family_id: idOf('term', 'family', record.family),
    category_id: idOf('term', 'category', record.categories[0] ?? missing()),
    type_id: idOf('term', 'type', record.types[0] ?? missing()),
    posted: record.post_date,
    warranty_years: record.warranty_years,
    is_listed: record.show_in_listing ? 1 : 0,
    variant_count: variants.length,
    figures: JSON.stringify(summariseFigures(summarised)),
    picture_id: media.firstPictureId,
    case_study_id: record.case_study === undefined ? null : idOf('post', 'page', record.case_study),
    checksum,
    updated: build.updatedAt({ kind: 'product', id }, checksum, record.updated),
  };
}

/** Builds the texts of a product. */
export function buildProductTexts(product: ProductSource, build: Build): RowOf<'product_text'>[] {
  const id = build.idOf('post', 'product', product.record.code);
  const media = createProductMedia(product, build, id);
  return localeCodes.map((locale) => toText({ product, media, id, locale, build }));
}

type TextBuild = {
  product: ProductSource;
  media: ProductMedia;
  id: number;
  locale: LocaleCode;
  build: Build;
};

function toText(text: TextBuild): RowOf<'product_text'> {
  const { id, locale, build } = text;
  const { record } = text.product;
  const display = toDisplay(text);
  const html = renderMarkdown(record.description[locale], build.linksOf(locale), TOP_HEADING);
  const [picture] = display.pictures;
  const [drawing] = display.drawings;
  const title = record.title[locale];
  const summary = record.summary[locale];
  const codes = [record.code, ...record.legacy_codes].join(' ');
  return {
    product_id: id,
    locale,
    slug: record.slug[locale],
    title,
    summary,
    description_html: html,
    picture: picture ? JSON.stringify(picture) : null,
    drawing: drawing ? JSON.stringify(drawing) : null,
    display: JSON.stringify(display),
    search_text: foldText(`${title} ${codes} ${summary} ${plainText(html)}`),
  };
}

function toDisplay({ product, media, locale, build }: TextBuild): ProductDisplay {
  const { record } = product;
  const title = record.title[locale];
  const links = build.linksOf(locale);
  const toFilm = createFilms(media, locale);
  return {
    archetype: record.model.archetype,
    ...(record.model.bezel_mm === 0 && { isTrimless: true }),
    ...(record.mounting?.[0] === 'suspended' && { isSuspended: true }),
    filters: {
      mounting: record.mounting ?? [],
      distributions: Object.fromEntries(
        Object.entries(record.optics).map(([name, { kind }]) => [name, kind]),
      ),
    },
    attributeSources: record.attribute_sources,
    standards: listOf(record.attributes.standards),
    legacyCodes: record.legacy_codes,
    features: record.features.map((feature) => feature[locale]),
    specification: record.specification.map(({ label, value, topic }) => {
      const isDurability = topic === 'durability';
      return { label: label[locale], value: value[locale], ...(isDurability && { isDurability }) };
    }),
    pictures: record.images.flatMap(({ file, finish, alt }) => {
      const picture = toPicture(media.picture(file), alt[locale]);
      return picture ? { ...picture, ...(finish && { finish }) } : [];
    }),
    drawings: record.drawings.flatMap(
      (drawing) => toFileLink(media.file(drawing.file), drawing.title[locale]) ?? [],
    ),
    model3d: record.model_3d ? toFileLink(media.file(record.model_3d), title) : null,
    video: toFilm(record.video),
    installationVideo: toFilm(record.installation_video),
    documents: record.documents.flatMap((document) => {
      const file = toFileLink(media.file(document.file), document.title[locale]);
      const { kind, language } = document;
      return file ? { ...file, kind, language } : [];
    }),
    discontinuedSince: record.discontinued?.since ?? null,
    questions: record.questions.map(({ question, answer }) => ({
      question: question[locale],
      answerHtml: renderMarkdown(answer[locale], links, TOP_HEADING_OF_ANSWERS),
    })),
  };
}

/** Builds the rows that relate products to terms and to each other, and the codes of their addresses. */
export function buildProductLinkRows({ record }: ProductSource, { idOf }: Build) {
  const id = idOf('post', 'product', record.code);
  const termLists = [
    ['category', record.categories],
    ['type', record.types],
    ['application', record.applications],
  ] as const;
  const terms = termLists.flatMap(([kind, codes]) =>
    [...new Set(codes)].map((code, position): RowOf<'product_term'> => {
      return { product_id: id, term_id: idOf('term', kind, code), kind, position };
    }),
  );
  const relationLists = [
    ['similar', record.similar],
    ['accessory', record.accessories],
    ['successor', record.discontinued?.successors ?? []],
  ] as const;
  const relations = relationLists.flatMap(([kind, codes]) =>
    codes.map((code, position): RowOf<'product_relation'> => {
      return { product_id: id, kind, related_id: idOf('post', 'product', code), position };
    }),
  );
  return { terms, relations };
}

function listOf(value: AttributeValue | null | undefined): string[] {
  return Array.isArray(value) ? value : [];
}

function createFilms(media: ProductMedia, locale: LocaleCode) {
  function toSource(file: MediaFile | undefined): Film['av1'] | null {
    const link = toFileLink(file, '');
    return link && { url: link.url, type: `${link.mimeType}; codecs="${file?.codec ?? 'av01'}"` };
  }

  /** Those of the page's language first: they are shown at once. */
  function toCaptions(files: Partial<Record<LocaleCode, string>> = {}): FilmCaptions[] {
    return [locale, ...localeCodes.filter((code) => code !== locale)].flatMap((language) => {
      const link = toFileLink(media.file(files[language] ?? ''), '');
      return link ? { url: link.url, language, label: getLocale(language).name } : [];
    });
  }

  return function toFilm(source: ProductSource['record']['video']): Film | null {
    const film = source && toFileLink(media.file(source.file), source.title[locale]);
    if (!film) return null;
    const av1 = source.av1 ? toSource(media.file(source.av1)) : null;
    const captions = toCaptions(source.captions);
    return {
      ...film,
      poster: source.poster ? toPicture(media.file(source.poster), '') : null,
      ...(av1 && { av1 }),
      ...(captions.length > 0 && { captions }),
    };
  };
}
