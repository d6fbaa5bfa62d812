import { useContext } from 'react';
import styles from '#app/frame/docks/project-link.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { ProjectPicksContext } from '#app/ui/project-box.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** A link to the visitor's project list, with the number of its variants. */
export function ProjectLink() {
  const t = useT();
  const { chosen } = useContext(ProjectPicksContext);
  return (
    <a className={styles.link} href={pathTo(t.locale, 'project-list')}>
      {t('project.box')}
      {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
    </a>
  );
}
