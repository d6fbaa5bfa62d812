import type { Translate } from '#core/i18n/translate.ts';
import type { ProjectLine } from '#core/projects/project.ts';

/** What a line is called: the code of its article, or its id where the code is not known. */
export function nameOf(
  t: Translate<'projects'>,
  { id, sku }: Pick<ProjectLine, 'id' | 'sku'>,
): string {
  return sku || t('projects.number', { id });
}
