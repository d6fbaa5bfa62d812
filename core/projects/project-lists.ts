import { cleanText, LONGEST_NAME, type Project, type ProjectLine } from '#core/projects/project.ts';

/** A visitor's named lists and the id of the current one. */
export type ProjectLists = { current: string | null; lists: Project[] };

export const NO_LISTS: ProjectLists = { current: null, lists: [] };
export const MOST_LISTS = 40;

/** Returns the current list; null if there is none. */
export function currentProject({ current, lists }: ProjectLists): Project | null {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? null;
}

/** Inserts a list and makes it current; returns the state unchanged if it is full or the id exists. */
export function insertProject(state: ProjectLists, project: Project, index?: number): ProjectLists {
  const { lists } = state;
  if (lists.length >= MOST_LISTS || lists.some(({ id }) => id === project.id)) return state;
  return { current: project.id, lists: lists.toSpliced(index ?? lists.length, 0, project) };
}

/** Removes a list; if it was current, its neighbour becomes current. */
export function removeProject({ current, lists }: ProjectLists, id: string): ProjectLists {
  const index = lists.findIndex((list) => list.id === id);
  if (index < 0) return { current, lists };
  const rest = lists.toSpliced(index, 1);
  const beside = rest[index] ?? rest.at(-1);
  return { current: current === id ? (beside?.id ?? null) : current, lists: rest };
}

export function selectProject({ current, lists }: ProjectLists, id: string): ProjectLists {
  return { current: lists.some((list) => list.id === id) ? id : current, lists };
}

/** Renames a list; an empty name leaves the old one. */
export function renameProject(state: ProjectLists, id: string, name: string): ProjectLists {
  const clean = cleanText(name, LONGEST_NAME);
  return clean === ''
    ? state
    : changeProject(state, id, (project) => ({ ...project, name: clean }));
}

export function changeLines(
  state: ProjectLists,
  id: string,
  change: (lines: ProjectLine[]) => ProjectLine[],
): ProjectLists {
  return changeProject(state, id, (project) => ({ ...project, lines: change(project.lines) }));
}

/** Returns a name that no list has yet: `Project`, `Project 2`, `Project 3`. */
export function unusedName({ lists }: ProjectLists, name: string): string {
  const names = new Set(lists.map((list) => list.name));
  const stem = cleanText(name, LONGEST_NAME - 4);
  if (!names.has(stem)) return stem;
  for (let number = 2; ; number += 1) {
    if (!names.has(`${stem} ${number}`)) return `${stem} ${number}`;
  }
}

function changeProject(
  { current, lists }: ProjectLists,
  id: string,
  change: (project: Project) => Project,
): ProjectLists {
  return { current, lists: lists.map((list) => (list.id === id ? change(list) : list)) };
}
