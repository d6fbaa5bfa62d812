import type { PageDetail } from '#core/content/page-view.ts';

/** JSON of `page_text.display`. */
export type PageDisplay = Pick<
  PageDetail,
  'facts' | 'categoryIds' | 'productIds' | 'blocks' | 'hasBlocksFirst'
> & { pageIds: number[] };
