import type { ProductRecord } from '#core/catalogue/product-record.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Whether a product lights rooms: as its first category says, or the category above. */
export function lightsRooms({ categories: [code] }: ProductRecord, content: Content): boolean {
  const find = (wanted: string | null | undefined) =>
    content.categories.find(({ record }) => record.code === wanted)?.record;
  const main = find(code);
  return main?.lights_rooms ?? find(main?.parent)?.lights_rooms ?? true;
}
