import type { PageBlock } from '#core/content/block-view.ts';
import type { PageRecord } from '#core/content/page-record.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { Picture } from '#core/media.ts';

/** A content page as a tile. `path` comes without the language prefix. */
export type PageCard = {
  id: number;
  code: string;
  path: string;
  title: string;
  summary: string;
  kind: PageRecord['kind'];
  picture: Picture | null;
};

/** A content page in one language; its related records are listed by id, in their order. */
export type PageDetail = PageCard & {
  paths: Localised;
  bodyHtml: string;
  facts: { label: string; value: string }[];
  /** ISO date. */
  updated: string;
  categoryIds: number[];
  productIds: number[];
  blocks: PageBlock[];
  /** The blocks are above the picture and the text. */
  hasBlocksFirst?: boolean;
  pages: PageCard[];
};
