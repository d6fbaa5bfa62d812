import type { Translate } from '#core/i18n/translate.ts';
import type { ProjectLine } from '#core/projects/project.ts';

/** Returns the name of a line: the code of its variant, or the id if the code is unknown. */
export function nameOf(
  t: Translate<'projects'>,
  { id, sku }: Pick<ProjectLine, 'id' | 'sku'>,
): string {
  return sku || t('projects.number', { id });
}
