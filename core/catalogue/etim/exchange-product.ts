import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import type { EtimFeature } from '#core/catalogue/etim/etim.ts';
import type { EtimOfProduct } from '#core/catalogue/product-view.ts';

/** A variant with what files for merchandise systems state of it. Addresses are whole. */
export type ExchangeVariant = {
  sku: string;
  description: string;
  attributes: AttributeValues;
  features: readonly EtimFeature[];
  /** Files on the site, the datasheet among them. */
  files: readonly { url: string; name: string; purpose: 'data_sheet' | 'others' }[];
};

/** A product and its variants, for files for merchandise systems. */
export type ExchangeProduct = {
  title: string;
  summary: string;
  etim: EtimOfProduct | null;
  /** Says that it is no longer made; null while it is. */
  discontinued: string | null;
  url: string;
  variants: readonly ExchangeVariant[];
};
