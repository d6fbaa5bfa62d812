import { type ReactNode, useEffect, useRef } from 'react';
import { AddVariant } from '#app/projects/add-variant.tsx';
import { NoLists } from '#app/projects/no-lists.tsx';
import { OwnProject } from '#app/projects/own-project.tsx';
import { startProject } from '#app/projects/project-actions.ts';
import { projectStore } from '#app/projects/project-store.ts';
import { useT } from '#app/projects/project-texts.ts';
import { PROJECT_EVENT } from '#app/ui/browser/project-request.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { currentProject, selectProject } from '#core/projects/project-lists.ts';

type Props = { search: SearchVariants; copyOf: (code: string) => ReactNode };

/** The visitor's lists, or the introduction if there are none. */
export function OwnLists({ search, copyOf }: Props) {
  const t = useT();
  const state = projectStore.use();
  const isRefused = projectStore.useRefused();
  const field = useRef<HTMLInputElement>(null);
  const project = currentProject(state);
  useEffect(notifyDock, []);
  return (
    <div className="projects">
      <div role="status">{isRefused && <p className="notice">{t('projects.no-storage')}</p>}</div>
      {project ? (
        <>
          <ProjectTabs
            current={project.id}
            onNew={() => requestAnimationFrame(() => field.current?.focus())}
          />
          <OwnProject project={project} search={search} field={field} copyOf={copyOf} />
          <p className="project-storage">{t('projects.storage')}</p>
        </>
      ) : (
        <NoLists>
          <AddVariant ref={null} search={search} />
        </NoLists>
      )}
    </div>
  );
}

/** Loads the project dock, which updates the count in the header and shows messages. */
function notifyDock() {
  window.dispatchEvent(new Event(PROJECT_EVENT));
}

type TabsProps = { current: string; onNew: () => void };

function ProjectTabs({ current, onNew }: TabsProps) {
  const t = useT();
  const { lists } = projectStore.use();
  return (
    <nav className="project-tabs" aria-label={t('projects.lists')}>
      <ul>
        {lists.map(({ id, name, lines }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current || undefined}
              onClick={() => projectStore.change((state) => selectProject(state, id))}
            >
              <span>{name}</span> <small>{lines.length}</small>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="project-new"
        onClick={() => {
          if (startProject(t, { name: '', lines: [] })) onNew();
        }}
      >
        <span aria-hidden="true">+</span> {t('projects.new')}
      </button>
    </nav>
  );
}
