import { createSignal } from '#app/ui/browser/signal.ts';
import { NO_LISTS, type ProjectLists } from '#core/projects/project-lists.ts';
import {
  formatProjects,
  isWritable,
  PROJECTS_KEY,
  parseProjects,
} from '#core/projects/stored-projects.ts';

const lists = createSignal<ProjectLists>(NO_LISTS);
/** Whether the browser has refused to store the lists. */
const refused = createSignal(false);

/** The visitor's lists, stored in the browser; without storage they last as long as the page. */
export const projectStore = {
  get: lists.get,
  use: lists.use,
  useRefused: refused.use,
  /** Changes the stored lists, including changes that another tab has made meanwhile. */
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
      throw new Error('A later version has stored the lists.');
    localStorage.setItem(PROJECTS_KEY, formatProjects(state));
    refused.set(false);
  } catch {
    refused.set(true);
  }
}

function read(): void {
  // Changes that could not be stored exist only in memory.
  if (refused.get()) return;
  try {
    const stored = parseProjects(localStorage.getItem(PROJECTS_KEY));
    if (formatProjects(stored) !== formatProjects(lists.get())) lists.set(stored);
  } catch {
    // The lists in memory stay.
  }
}

if (!import.meta.env.SSR) {
  read();
  // Another tab has changed the lists; a null key means that all keys have changed.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === PROJECTS_KEY) read();
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', read);
}
