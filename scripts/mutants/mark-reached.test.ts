import ts from 'typescript';
import { expect, test } from 'vitest';
import { listMutants } from '#scripts/mutants/list-mutants.mjs';
import { markOfMutant, markReached } from '#scripts/mutants/mark-reached.mjs';

const FILE = 'core/sums.ts';
const TEXT = `
const ONE = 1;
export const add = (a: number, b: number): number => a + b;
export const curry = (a: number) => (b: number) => ({ sum: a - b });
export function pick(list: number[]): number[] {
  const isLarge = (each: number) => {
    return each > 3;
  };
  return list.length === 0 ? [] : list.filter(isLarge);
}
export class Counter {
  count = 0;
  next(): number {
    return this.count * 2;
  }
}
`;

type Sums = {
  add(a: number, b: number): number;
  curry(a: number): (b: number) => { sum: number };
  pick(list: number[]): number[];
  Counter: new () => { next(): number };
};

const mutants = listMutants(FILE, TEXT);
const markOf = (from: string) => {
  const mutant = mutants.find((each) => each.from === from);
  return mutant && markOfMutant(TEXT, mutant);
};

/** Runs the marked module, and returns what it exports and the marks that it has reached. */
function run() {
  const reached = new Set<string>();
  const marked = markReached(FILE, TEXT, mutants);
  const { outputText } = ts.transpileModule(marked, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const exported = {} as Sums;
  new Function('exports', 'globalThis', outputText)(exported, { reachedMarks: reached });
  const take = () => {
    const marks = [...reached];
    reached.clear();
    return marks;
  };
  return { exported, take };
}

test('A module that is loaded reaches the faults outside of its functions', () => {
  const { take } = run();
  expect(take()).toEqual([markOf('1')]);
  expect(markOf('1')).toBe(`${FILE}#0`);
});

test('A call reaches the faults of its function, and of the functions that it calls', () => {
  const { exported, take } = run();
  take();
  expect(exported.add(2, 3)).toBe(5);
  expect(take()).toEqual([markOf('+')]);
  expect(exported.pick([])).toEqual([]);
  expect(take()).toEqual([markOf('===')]);
  expect(exported.pick([2, 4])).toEqual([4]);
  expect(take()).toEqual([markOf('==='), markOf('>')]);
  expect(new exported.Counter().next()).toBe(0);
  expect(take()).toContain(markOf('*'));
});

test('A function that another one returns is reached when it is called itself', () => {
  const { exported, take } = run();
  take();
  const minus = exported.curry(5);
  expect(take()).not.toContain(markOf('-'));
  expect(minus(2)).toEqual({ sum: 3 });
  expect(take()).toContain(markOf('-'));
});

test('Without globals nothing is noted and everything works', () => {
  const marked = markReached(FILE, TEXT, mutants);
  const { outputText } = ts.transpileModule(marked, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const exported = {} as Sums;
  new Function('exports', 'globalThis', outputText)(exported, {});
  expect(exported.curry(1)(1)).toEqual({ sum: 0 });
});
