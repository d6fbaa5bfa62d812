import type { LightCalculator } from '#core/light-calculator.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** What the luminaires of a category are planned with: as it says, or the category above. */
export function lightCalculatorOf(
  code: string | null | undefined,
  { categories }: Pick<Content, 'categories'>,
): LightCalculator {
  const found = categories.find(({ record }) => record.code === code)?.record;
  if (!found) return 'room';
  return found.calculator ?? lightCalculatorOf(found.parent, { categories });
}
