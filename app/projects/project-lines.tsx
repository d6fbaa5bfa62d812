import type { ReactNode } from 'react';
import { useT } from '#app/projects/project-texts.ts';

/** The lines of a list with column headings, which are visible in the column layout only. */
export function ProjectLines({ name, children }: { name: string; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <div className="project-titles" aria-hidden="true">
        <span>{t('projects.position')}</span>
        <span>{t('projects.luminaire')}</span>
        <span>{t('projects.quantity')}</span>
        <span>{t('projects.total-power')}</span>
        <span>{t('projects.total-flux')}</span>
      </div>
      <ol className="project-lines" aria-label={t('projects.variants', { name })}>
        {children}
      </ol>
    </>
  );
}
