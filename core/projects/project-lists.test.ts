import { describe, expect, test } from 'vitest';
import { buildLine } from '#core/projects/project.fixtures.ts';
import {
  changeLines,
  currentProject,
  insertProject,
  NO_LISTS,
  type ProjectLists,
  removeProject,
  renameProject,
  selectProject,
  unusedName,
} from '#core/projects/project-lists.ts';

const list = (id: string, name = id) => ({ id, name, lines: [] });
const three: ProjectLists = { current: 'b', lists: [list('a'), list('b'), list('c')] };

describe('The lists of a visitor', () => {
  test('have a current list as long as there are any', () => {
    expect(currentProject(NO_LISTS)).toBeNull();
    expect(currentProject(three)?.id).toBe('b');
    expect(currentProject({ ...three, current: 'gone' })?.id).toBe('a');
    expect(currentProject(insertProject(NO_LISTS, list('x')))?.id).toBe('x');
    expect(selectProject(three, 'gone').current).toBe('b');
    expect(selectProject(three, 'c').current).toBe('c');
  });

  test('make the neighbour of a removed list current, and restore the list', () => {
    const rest = removeProject(three, 'b');
    expect(rest).toEqual({ current: 'c', lists: [list('a'), list('c')] });
    expect(insertProject(rest, list('b'), 1)).toEqual(three);
    expect(removeProject({ current: 'c', lists: [list('c')] }, 'c')).toEqual(NO_LISTS);
    expect(removeProject(three, 'a').current).toBe('b');
    expect(removeProject(three, 'gone')).toEqual(three);
  });

  test('have unique ids and are limited to 40', () => {
    expect(insertProject(three, list('a', 'other'))).toBe(three);
    let state = NO_LISTS;
    for (let index = 0; index < 41; index += 1) state = insertProject(state, list(`p${index}`));
    expect(state.lists).toHaveLength(40);
  });

  test('are renamed, but never to an empty name', () => {
    expect(renameProject(three, 'a', ' Torre\tB ').lists[0]?.name).toBe('Torre B');
    expect(renameProject(three, 'a', ' \u200b ')).toBe(three);
  });

  test('get unused names', () => {
    const taken = { current: null, lists: [list('a', 'Project'), list('b', 'Project 2')] };
    expect(unusedName(taken, 'Project')).toBe('Project 3');
    expect(unusedName(NO_LISTS, 'Project')).toBe('Project');
  });

  test('change the lines of one list only', () => {
    const changed = changeLines(three, 'c', () => [buildLine()]);
    expect(changed.lists.map(({ lines }) => lines.length)).toEqual([0, 0, 1]);
  });
});
