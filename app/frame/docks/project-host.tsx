import { type ReactNode, useState } from 'react';
import { toggled, useDock } from '#app/frame/docks/use-dock.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { PROJECT_EVENT, type ProjectRequest } from '#app/ui/browser/project-request.ts';
import { NO_PROJECT_PICKS, ProjectPicksContext } from '#app/ui/project-box.tsx';

/** Provides the content of the visitor's project list to all screens; loads the rest of it on demand. */
export function ProjectHost({ children }: { children: ReactNode }) {
  const [picks, setPicks] = useState(NO_PROJECT_PICKS);
  const Dock = useDock({
    event: PROJECT_EVENT,
    storageKey: 'projectLists',
    onRequest({ id }: ProjectRequest) {
      setPicks({ chosen: toggled(picks.chosen, id) });
      return false;
    },
    load: () => loadChunk(() => import('#app/projects/project-dock.tsx')),
  });
  return (
    <ProjectPicksContext value={picks}>
      {children}
      {Dock && <Dock onPicks={setPicks} />}
    </ProjectPicksContext>
  );
}
