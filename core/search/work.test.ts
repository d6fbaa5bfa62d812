import { describe, expect, test } from 'vitest';
import { SearchError } from '#core/search/search-error.ts';
import { runAtOnce, runInSlices, type Sliced, STALE, Work } from '#core/search/work.ts';

/** What a request on a small collection may take: sixty steps for each of 100,000 documents. */
const ALL = 6_000_000;

function* countTo(end: number, seen: number[]): Sliced<string> {
  for (let number = 1; number <= end; number++) {
    seen.push(number);
    yield;
  }
  return 'done';
}

function waitMs(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('The limit of work', () => {
  test('admits steps until they are used, then leaves out what is optional', () => {
    const work = Work.forRequest([10]);
    expect(work.allows(ALL)).toBe(true);
    expect(work.isCutOff).toBe(false);
    expect(work.allows(1)).toBe(false);
    expect(work.isCutOff).toBe(true);
  });

  test('leaves out everything optional after the first omission, so that results do not depend on luck', () => {
    const work = Work.forRequest([10]);
    expect(work.allows(ALL + 1)).toBe(false);
    expect(work.allows(1)).toBe(false);
  });

  test('refuses what a response cannot do without', () => {
    const work = Work.forRequest([10]);
    work.require(ALL);
    expect(() => work.require(1)).toThrow(SearchError);
    expect(() => work.require(1)).toThrow('Request Timeout');
  });

  test('grows with collections of more than 100,000 documents', () => {
    expect(Work.forRequest([10, 200_000]).allows(2 * ALL)).toBe(true);
  });

  test('is shared by the searches of a request, whose omissions are their own', () => {
    const work = Work.forRequest([10]);
    const first = work.forSearch(0);
    const second = work.forSearch(0);
    expect(first.allows(ALL + 1)).toBe(false);
    expect(second.allows(ALL)).toBe(true);
    expect(second.isCutOff).toBe(false);
    expect(work.allows(1)).toBe(false);
  });

  test('ends with the time that the request sets', () => {
    const work = Work.forRequest([10]).forSearch(1);
    waitMs(2);
    expect(() => work.require(1)).toThrow('Request Timeout');
    expect(work.allows(1)).toBe(false);
  });
});

describe('Slices', () => {
  test('pause between the parts of a computation and return its result', async () => {
    const seen: number[] = [];
    const pauses: number[] = [];
    const pause = async () => void pauses.push(seen.length);
    expect(await runInSlices(countTo(3, seen), { pause, sliceMs: 0 })).toBe('done');
    expect(pauses).toEqual([1, 2, 3]);
  });

  test('are one for a short computation', async () => {
    const pause = () => Promise.reject(new Error('not needed'));
    expect(await runInSlices(countTo(3, []), { pause, sliceMs: 10_000 })).toBe('done');
  });

  test('end when the data has changed during a pause', async () => {
    const seen: number[] = [];
    const isStale = () => seen.length === 2;
    const pause = async () => {};
    expect(await runInSlices(countTo(9, seen), { pause, sliceMs: 0, isStale })).toBe(STALE);
    expect(seen).toEqual([1, 2]);
  });

  test('can be run at once', () => {
    expect(runAtOnce(countTo(3, []))).toBe('done');
  });
});
