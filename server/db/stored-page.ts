import type { PageDetail } from '#core/content/page.ts';

/** JSON of `page_text.display`. */
export type PageDisplay = Pick<PageDetail, 'facts' | 'categoryIds' | 'productIds' | 'blocks'> & {
  pageIds: number[];
};
