import type { CategoryRecord } from '#core/catalogue/category-record.ts';
import type { SectionId } from '#core/catalogue/section-order.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { Content } from '#server/import/read/content-records.ts';

type Categories = Pick<Content, 'categories'>;

/** What the luminaires of a category are planned with: as it says, or the category above. */
export function lightCalculatorOf(
  code: string | null | undefined,
  content: Categories,
): LightCalculator {
  return findSetting(code, 'calculator', content) ?? 'room';
}

/** The sections that come first on the product pages of a category: as it says, or the category above; else null. */
export function leadingSectionsOf(code: string, content: Categories): SectionId[] | null {
  return findSetting(code, 'sections', content) ?? null;
}

function findSetting<Key extends 'calculator' | 'sections'>(
  code: string | null | undefined,
  key: Key,
  content: Categories,
): CategoryRecord[Key] {
  const found = content.categories.find(({ record }) => record.code === code)?.record;
  return found && (found[key] ?? findSetting(found.parent, key, content));
}
