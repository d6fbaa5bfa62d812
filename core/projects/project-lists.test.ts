import { describe, expect, test } from 'vitest';
import { buildLine } from '#core/projects/project.fixtures.ts';
import {
  changeLines,
  currentProject,
  freeName,
  insertProject,
  NO_LISTS,
  type ProjectLists,
  removeProject,
  renameProject,
  selectProject,
} from '#core/projects/project-lists.ts';

const list = (id: string, name = id) => ({ id, name, lines: [] });
const three: ProjectLists = { current: 'b', lists: [list('a'), list('b'), list('c')] };

describe('The lists of a visitor', () => {
  test('have a current one as long as there are any', () => {
    expect(currentProject(NO_LISTS)).toBeNull();
    expect(currentProject(three)?.id).toBe('b');
    expect(currentProject({ ...three, current: 'gone' })?.id).toBe('a');
    expect(currentProject(insertProject(NO_LISTS, list('x')))?.id).toBe('x');
    expect(selectProject(three, 'gone').current).toBe('b');
    expect(selectProject(three, 'c').current).toBe('c');
  });

  test('make the one beside a deleted one current, and take it back', () => {
    const rest = removeProject(three, 'b');
    expect(rest).toEqual({ current: 'c', lists: [list('a'), list('c')] });
    expect(insertProject(rest, list('b'), 1)).toEqual(three);
    expect(removeProject({ current: 'c', lists: [list('c')] }, 'c')).toEqual(NO_LISTS);
    expect(removeProject(three, 'a').current).toBe('b');
    expect(removeProject(three, 'gone')).toEqual(three);
  });

  test('keep ids apart and are at most 40', () => {
    expect(insertProject(three, list('a', 'other'))).toBe(three);
    let state = NO_LISTS;
    for (let at = 0; at < 41; at += 1) state = insertProject(state, list(`p${at}`));
    expect(state.lists).toHaveLength(40);
  });

  test('are renamed, but never to nothing', () => {
    expect(renameProject(three, 'a', ' Torre\tB ').lists[0]?.name).toBe('Torre B');
    expect(renameProject(three, 'a', ' \u200b ')).toBe(three);
  });

  test('get names that are free', () => {
    const taken = { current: null, lists: [list('a', 'Project'), list('b', 'Project 2')] };
    expect(freeName(taken, 'Project')).toBe('Project 3');
    expect(freeName(NO_LISTS, 'Project')).toBe('Project');
  });

  test('change the lines of one list only', () => {
    const changed = changeLines(three, 'c', () => [buildLine()]);
    expect(changed.lists.map(({ lines }) => lines.length)).toEqual([0, 0, 1]);
  });
});
