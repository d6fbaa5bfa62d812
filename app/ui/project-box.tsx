import { createContext, useContext } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { type ProjectRequest, requestProject } from '#app/ui/browser/project-request.ts';
import styles from '#app/ui/compare-box.module.css';
import { ADDED_PARAM } from '#core/choice-params.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The state of the visitor's current project list that checkboxes show. */
export type ProjectPicks = {
  /** Ids of variants. */
  chosen: number[];
};

export const NO_PROJECT_PICKS: ProjectPicks = { chosen: [] };
export const ProjectPicksContext = createContext(NO_PROJECT_PICKS);

type Props = ProjectRequest & {
  /** A heading above describes it. */
  isBare?: boolean;
};

/**
 * Adds a variant to the visitor's project list or removes it. Without JavaScript a link adds it to
 * the list of the visit.
 */
export function ProjectBox({ isBare, ...request }: Props) {
  const t = useT();
  const { chosen } = useContext(ProjectPicksContext);
  return (
    <>
      <label className={isBare ? `${styles.box} ${styles.bare}` : styles.box}>
        <input
          type="checkbox"
          checked={chosen.includes(request.id)}
          aria-label={`${t('project.box')} ${request.sku}`}
          onChange={() => requestProject(request)}
        />
        {isBare ? <span>{t('project.box')}</span> : t('project.box')}
      </label>
      <noscript>
        {import.meta.env.SSR && !isBare && (
          <a
            className={styles.link}
            href={`${pathTo(t.locale, 'project-list')}?${ADDED_PARAM}=${request.id}`}
          >
            {t('project.box')}
          </a>
        )}
      </noscript>
    </>
  );
}
