import { nameOf } from '#app/projects/line-name.ts';
import { projectStore } from '#app/projects/project-store.ts';
import { createSignal } from '#app/ui/browser/signal.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { addLine, copyLine, insertLine, moveLine } from '#core/projects/lines.ts';
import { MOST_LINES, type Project, type ProjectLine } from '#core/projects/project.ts';
import {
  changeLines,
  currentProject,
  insertProject,
  type ProjectLists,
  removeProject,
  selectProject,
  unusedName,
} from '#core/projects/project-lists.ts';
import type { SharedProject } from '#core/projects/share-code.ts';

/** Message about the last action, and how to undo it. */
export type ProjectMessage = { text: string; undo?: () => void; isAdded?: boolean };

export const projectMessage = createSignal<ProjectMessage | null>(null);

type VariantRef = Pick<ProjectLine, 'id' | 'sku'>;

/** Adds a variant to the current list; starts a list if there is none. */
export function addVariant(t: Translate<'projects'>, variant: VariantRef): void {
  const project = ensureProject(t);
  if (!project) return;
  if (project.lines.length >= MOST_LINES) {
    projectMessage.set({ text: t('projects.full', { most: MOST_LINES }) });
    return;
  }
  let added: ProjectLine | undefined;
  changeOwn(project.id, (lines) => {
    const more = addLine(lines, variant);
    added = more.at(-1);
    return more;
  });
  const undo = () => {
    changeOwn(project.id, (lines) => lines.filter(({ key }) => key !== added?.key));
  };
  projectMessage.set({
    text: messageOf(t, 'projects.added', { variant, project }),
    undo,
    isAdded: true,
  });
}

/** Removes a variant from the current list if it is there, else adds it. */
export function toggleVariant(t: Translate<'projects'>, variant: VariantRef): void {
  const project = currentProject(projectStore.get());
  const present = project?.lines.filter(({ id }) => id === variant.id) ?? [];
  if (project && present.length > 0) removeLines(t, project, present);
  else addVariant(t, variant);
}

/** Removes lines from a list. */
export function removeLines(
  t: Translate<'projects'>,
  project: Project,
  removed: ProjectLine[],
): void {
  const keys = new Set(removed.map(({ key }) => key));
  const places = project.lines.flatMap((line, index) =>
    keys.has(line.key) ? [{ line, index }] : [],
  );
  changeOwn(project.id, (lines) => lines.filter(({ key }) => !keys.has(key)));
  const undo = () => {
    changeOwn(project.id, (lines) =>
      places.reduce((all, { line, index }) => insertLine(all, line, index), lines),
    );
  };
  const [first] = removed;
  if (first)
    projectMessage.set({
      text: messageOf(t, 'projects.removed', { variant: first, project }),
      undo,
    });
}

/** Adds a line for the same variant at another position. */
export function repeatLine(t: Translate<'projects'>, project: Project, line: ProjectLine): void {
  if (project.lines.length >= MOST_LINES) {
    projectMessage.set({ text: t('projects.full', { most: MOST_LINES }) });
  } else changeOwn(project.id, (lines) => copyLine(lines, line.key));
}

/** Moves a line; returns the announcement, or null if the line does not move. */
export function shiftLine(
  t: Translate<'projects'>,
  project: Project,
  { line, step }: { line: ProjectLine; step: -1 | 1 },
): string | null {
  const moved = moveLine(project.lines, line.key, step);
  if (moved === project.lines) return null;
  changeOwn(project.id, (lines) => moveLine(lines, line.key, step));
  const place = moved.findIndex(({ key }) => key === line.key) + 1;
  return t('projects.moved', { code: nameOf(t, line), place, count: moved.length });
}

/** Starts a list: an empty one, or a copy of another or of a shared one. Returns null if there is no room. */
export function startProject(
  t: Translate<'projects'>,
  { name, lines }: SharedProject,
): Project | null {
  const project: Project = {
    id: newId(),
    name: unusedName(projectStore.get(), name || t('projects.default-name')),
    lines,
  };
  projectStore.change((state) => insertProject(state, project));
  if (projectStore.get().current === project.id) return project;
  projectMessage.set({ text: t('projects.no-room') });
  return null;
}

/** Saves a shared list as one of the visitor's own; returns null if there is no room. */
export function saveShared(t: Translate<'projects'>, shared: SharedProject): Project | null {
  const project = startProject(t, shared);
  if (project) projectMessage.set({ text: t('projects.saved', { name: project.name }) });
  return project;
}

/** Adds the lines of a shared list to one of the visitor's own, which becomes the current one. */
export function addShared(
  t: Translate<'projects'>,
  project: Project,
  shared: readonly ProjectLine[],
): boolean {
  if (project.lines.length + shared.length > MOST_LINES) {
    projectMessage.set({ text: t('projects.full', { most: MOST_LINES }) });
    return false;
  }
  const added = new Set<number>();
  changeOwn(project.id, (lines) => {
    const all = shared.reduce((sum, line) => insertLine(sum, line, sum.length), lines);
    for (const { key } of all.slice(lines.length)) added.add(key);
    return all;
  });
  projectStore.change((state) => selectProject(state, project.id));
  projectMessage.set({
    text: t.count('projects.shared-added', shared.length, { name: project.name }),
    undo: () => changeOwn(project.id, (lines) => lines.filter(({ key }) => !added.has(key))),
  });
  return true;
}

export function deleteProject(t: Translate<'projects'>, project: Project): void {
  const index = projectStore.get().lists.findIndex(({ id }) => id === project.id);
  projectStore.change((state) => removeProject(state, project.id));
  projectMessage.set({
    text: t('projects.deleted', { name: project.name }),
    undo: () => projectStore.change((state) => insertProject(state, project, index)),
  });
}

/** Changes the lines of one of the visitor's lists. */
export function changeOwn(id: string, change: (lines: ProjectLine[]) => ProjectLine[]): void {
  projectStore.change((state: ProjectLists) => changeLines(state, id, change));
}

function ensureProject(t: Translate<'projects'>): Project | null {
  return currentProject(projectStore.get()) ?? startProject(t, { name: '', lines: [] });
}

function messageOf(
  t: Translate<'projects'>,
  key: 'projects.added' | 'projects.removed',
  { variant, project }: { variant: VariantRef; project: Project },
): string {
  return t(key, { code: nameOf(t, variant), name: project.name });
}

/** Returns an id that is unique on this device. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
