import type { ReactNode, Ref } from 'react';
import { AddVariant } from '#app/projects/add-variant.tsx';
import { CopyLink } from '#app/projects/copy-link.tsx';
import { DraftInput } from '#app/projects/draft-input.tsx';
import { thumbnailUrl } from '#app/projects/line-variant.tsx';
import { OwnLine } from '#app/projects/own-line.tsx';
import { changeOwn, deleteProject, startProject } from '#app/projects/project-actions.ts';
import { ProjectLines } from '#app/projects/project-lines.tsx';
import { projectStore } from '#app/projects/project-store.ts';
import { ProjectSummary } from '#app/projects/project-summary.tsx';
import { useT } from '#app/projects/project-texts.ts';
import { useProjectVariants } from '#app/projects/variant-store.ts';
import { useOffline } from '#app/ui/browser/use-offline.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { sortLines } from '#core/projects/lines.ts';
import { LONGEST_NAME, type Project } from '#core/projects/project.ts';
import { renameProject } from '#core/projects/project-lists.ts';

type Props = {
  project: Project;
  search: SearchVariants;
  field: Ref<HTMLInputElement>;
  copyOf: (code: string) => ReactNode;
};

/** One of the visitor's lists with all its actions. */
export function OwnProject({ project, search, field, copyOf }: Props) {
  const t = useT();
  const { lines, name } = project;
  const { variants, gone } = useProjectVariants(
    t.locale,
    lines.map(({ id }) => id),
  );
  useOffline({
    pictures: lines.flatMap(({ id }) => {
      const variant = variants.get(id);
      return (variant && thumbnailUrl(variant)) ?? [];
    }),
  });
  const goneCount = lines.filter(({ id }) => gone.has(id)).length;
  const variantOf = ({ id }: { id: number }) => variants.get(id);
  return (
    <section className="project" data-empty={lines.length === 0 || undefined}>
      <div className="project-main">
        <ProjectHead project={project} />
        <AddVariant ref={field} search={search} />
        <div role="status">
          {goneCount > 0 && <p className="notice">{t.count('projects.gone-notice', goneCount)}</p>}
        </div>
        {lines.length === 0 ? (
          <div className="project-nothing">
            <h3>{t('projects.empty-title')}</h3>
            <p>{t('projects.empty-text')}</p>
          </div>
        ) : (
          <ProjectLines name={name}>
            {lines.map((line) => (
              <OwnLine
                key={line.key}
                project={project}
                line={line}
                variant={variantOf(line)}
                isGone={gone.has(line.id)}
              />
            ))}
          </ProjectLines>
        )}
      </div>
      {lines.length > 0 && (
        <ProjectSummary project={project} variantOf={variantOf} copyOf={copyOf}>
          <CopyLink project={project} />
        </ProjectSummary>
      )}
    </section>
  );
}

function ProjectHead({ project }: { project: Project }) {
  const t = useT();
  const { id, name, lines } = project;
  return (
    <header className="project-head">
      <h2 className="visually-hidden">{name}</h2>
      <DraftInput
        key={id}
        className="project-name"
        aria-label={t('projects.name')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onText={(text) => projectStore.change((state) => renameProject(state, id, text))}
      />
      <div className="project-actions">
        {lines.length > 1 && (
          <button type="button" onClick={() => changeOwn(id, sortLines)}>
            {t('projects.sort')}
          </button>
        )}
        <button
          type="button"
          onClick={() => startProject(t, { name: t('projects.copy-of', { name }), lines })}
        >
          {t('projects.duplicate')}
        </button>
        <button type="button" onClick={() => deleteProject(t, project)}>
          {t('projects.delete')}
        </button>
      </div>
    </header>
  );
}
