import type { Translate } from '#app/i18n/use-t.ts';
import type { ProjectLine } from '#core/projects/project.ts';

/** What a line is called: the code of its article, or its id where the code is not known. */
export function nameOf(t: Translate, { id, sku }: Pick<ProjectLine, 'id' | 'sku'>): string {
  return sku || t('projects.number', { id });
}
