import { createSignal } from '#app/ui/browser/signal.ts';
import { NO_LISTS, type ProjectLists } from '#core/projects/project-lists.ts';
import {
  formatProjects,
  isWritable,
  PROJECTS_KEY,
  parseProjects,
} from '#core/projects/stored-projects.ts';

const lists = createSignal<ProjectLists>(NO_LISTS);
/** Whether the browser has refused to keep the lists. */
const refused = createSignal(false);

/** The visitor's lists, kept in the browser; where that keeps nothing, for as long as the page lives. */
export const projectStore = {
  get: lists.get,
  use: lists.use,
  useRefused: refused.use,
  /** Changes what is stored now, also where another tab has changed it meanwhile. */
  change(change: (state: ProjectLists) => ProjectLists): void {
    read();
    write(change(lists.get()));
  },
};

function write(state: ProjectLists): void {
  if (state === lists.get()) return;
  lists.set(state);
  try {
    if (!isWritable(localStorage.getItem(PROJECTS_KEY)))
      throw new Error('A later version keeps it.');
    localStorage.setItem(PROJECTS_KEY, formatProjects(state));
    refused.set(false);
  } catch {
    refused.set(true);
  }
}

function read(): void {
  // What could not be stored is only here.
  if (refused.get()) return;
  try {
    const stored = parseProjects(localStorage.getItem(PROJECTS_KEY));
    if (formatProjects(stored) !== formatProjects(lists.get())) lists.set(stored);
  } catch {
    // The lists of this page stay.
  }
}

if (!import.meta.env.SSR) {
  read();
  // Another tab has changed the lists; a null key stands for everything.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === PROJECTS_KEY) read();
  });
  // A page that comes back whole has heard nothing while it was away.
  window.addEventListener('pageshow', read);
}
