import { BMECAT_END, bmecatProducts, bmecatStart } from '#core/catalogue/etim/bmecat.ts';
import type { EtimTable } from '#core/catalogue/etim/etim.ts';
import { etimCsvHeads, etimCsvRows } from '#core/catalogue/etim/etim-csv.ts';
import type { ExchangeProduct } from '#core/catalogue/etim/exchange-product.ts';
import { csvRows, formatCsv } from '#core/csv.ts';
import { type CatalogueFormat, catalogueFileNames, pathToDownload } from '#core/i18n/file-paths.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { ArchiveLimit } from '#server/documents/archive-limit.ts';
import { localeTexts } from '#server/documents/locale-texts.ts';
import type { DocumentSources, Product } from '#server/documents/sources.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';

export type OpenedCatalogueFile = {
  fileName: string;
  mimeType: string;
  bytes: AsyncGenerator<Uint8Array>;
};

type Writer = { start: string; products: (product: ExchangeProduct) => string; end: string };

const MIME_TYPES: Record<CatalogueFormat, string> = {
  bmecat: 'application/xml; charset=utf-8',
  etim: 'text/csv; charset=utf-8',
};

/** Creates the files of the whole catalogue for merchandise systems, made product by product while they are sent. */
export function createCatalogueFiles(sources: DocumentSources, limit: ArchiveLimit) {
  /**
   * Opens a file with every listed product; null where the content has no ETIM table.
   * @throws AppError `too-many-requests` or `selection-busy`
   */
  return async function openCatalogueFile(
    locale: LocaleCode,
    format: CatalogueFormat,
  ): Promise<OpenedCatalogueFile | null> {
    const table = await sources.getEtimTable();
    if (!table) return null;
    limit.refuseTooMany(localeTexts[locale].text('selection.busy'));
    const writer =
      format === 'bmecat' ? await writeBmecat(sources, locale) : writeCsv(locale, table);
    return {
      fileName: catalogueFileNames[format][locale],
      mimeType: MIME_TYPES[format],
      bytes: limit.count(currentVisitor(), listBytes(sources, locale, writer)),
    };
  };
}

async function* listBytes(
  sources: DocumentSources,
  locale: LocaleCode,
  { start, products, end }: Writer,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(start);
  for (const slug of await sources.listSlugs(locale)) {
    const product = await sources.findProduct(locale, slug);
    if (product) yield encoder.encode(products(await toExchange(sources, locale, product)));
  }
  yield encoder.encode(end);
}

async function writeBmecat(sources: DocumentSources, locale: LocaleCode): Promise<Writer> {
  const { version } = await sources.snapshot();
  const { name, legalName } = await sources.getCompany(locale);
  const start = bmecatStart({
    locale,
    version,
    date: new Date().toISOString().slice(0, 10),
    name,
    supplier: legalName,
  });
  return { start, products: (one) => bmecatProducts(locale, name, one), end: BMECAT_END };
}

function writeCsv(locale: LocaleCode, table: EtimTable): Writer {
  const { t, text } = localeTexts[locale];
  const texts = {
    code: t('figure.code'),
    description: t('figure.description'),
    product: t('listing.product'),
    class: text('exchange.class'),
    yes: text('sheet.yes'),
    no: text('sheet.no'),
  };
  return {
    start: formatCsv(locale, [etimCsvHeads(locale, table, texts)]),
    products: (one) => csvRows(locale, etimCsvRows(locale, { table, texts }, one)),
    end: '',
  };
}

async function toExchange(
  sources: DocumentSources,
  locale: LocaleCode,
  product: Product,
): Promise<ExchangeProduct> {
  const { siteUrl } = sources;
  const { t, text } = localeTexts[locale];
  const attributes = await sources.listAttributes(product.id);
  const { features } = await sources.listEtim(locale, product.id);
  return {
    title: product.title,
    summary: product.summary,
    etim: product.etim,
    discontinued: product.discontinuedSince === null ? null : text('exchange.discontinued'),
    url: siteUrl + pathTo(locale, 'products', product.slug),
    variants: product.variants.map(({ id, sku, description, photometry }) => ({
      sku,
      description,
      attributes: attributes.get(id) ?? {},
      features: features.get(id) ?? [],
      files: [
        {
          url: siteUrl + pathToDownload(locale, sku, 'datasheet'),
          name: t('document.datasheet'),
          purpose: 'data_sheet' as const,
        },
        ...(photometry
          ? [
              {
                url: siteUrl + pathToDownload(locale, sku, 'eulumdat'),
                name: 'EULUMDAT',
                purpose: 'others' as const,
              },
            ]
          : []),
      ],
    })),
  };
}
