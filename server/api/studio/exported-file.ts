import { z } from 'zod';
import { localeCodes } from '#core/i18n/locales.ts';
import type { StudioReply } from '#server/api/studio/studio-endpoint.ts';

/** Filters of a list whose file is saved by a link, which has no headers: `language` is that of the studio. */
export const exportQuery = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.object({ ...filters, language: z.enum(localeCodes).optional() });

/** A CSV file that is sent while it is read. */
export const csvFile = (name: string, content: AsyncIterable<Uint8Array>): StudioReply => ({
  file: { name, type: 'text/csv; charset=utf-8', content },
});
