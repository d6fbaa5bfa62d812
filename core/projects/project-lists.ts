import { cleanText, LONGEST_NAME, type Project, type ProjectLine } from '#core/projects/project.ts';

/** Everything that a visitor keeps: named lists, and which of them is being worked on. */
export type ProjectLists = { current: string | null; lists: Project[] };

export const NO_LISTS: ProjectLists = { current: null, lists: [] };
export const MOST_LISTS = 40;

/** The list that is being worked on; null where there is none. */
export function currentProject({ current, lists }: ProjectLists): Project | null {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? null;
}

/** With one list more, which becomes the current one; unchanged where there is no room or the id is taken. */
export function insertProject(state: ProjectLists, project: Project, at?: number): ProjectLists {
  const { lists } = state;
  if (lists.length >= MOST_LISTS || lists.some(({ id }) => id === project.id)) return state;
  return { current: project.id, lists: lists.toSpliced(at ?? lists.length, 0, project) };
}

/** Without a list; the one beside it becomes the current one where that was it. */
export function removeProject({ current, lists }: ProjectLists, id: string): ProjectLists {
  const at = lists.findIndex((list) => list.id === id);
  if (at < 0) return { current, lists };
  const rest = lists.toSpliced(at, 1);
  const beside = rest[at] ?? rest.at(-1);
  return { current: current === id ? (beside?.id ?? null) : current, lists: rest };
}

export function selectProject({ current, lists }: ProjectLists, id: string): ProjectLists {
  return { current: lists.some((list) => list.id === id) ? id : current, lists };
}

/** With another name; one that is empty leaves the old one. */
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

/** A name that no list has yet: `Project`, `Project 2`, `Project 3`. */
export function freeName({ lists }: ProjectLists, name: string): string {
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
