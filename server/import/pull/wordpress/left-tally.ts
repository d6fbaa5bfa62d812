import type { LeftBehind } from '#server/import/pull/wp-list.ts';

/** Counts what is not carried by what it is and why, with the first place of each, in the order in which it was found. */
export function createLeftTally() {
  const found = new Map<string, LeftBehind>();
  return {
    add(
      what: string,
      why: string,
      { count = 1, where }: Omit<Partial<LeftBehind>, 'what' | 'why'> = {},
    ) {
      const key = `${what}\0${why}`;
      const { count: before, where: first } = found.get(key) ?? { count: 0, where };
      const total = count === null || before === null ? null : before + count;
      found.set(key, { what, why, count: total, where: first });
    },
    list: (): LeftBehind[] => [...found.values()],
  };
}

export type LeftTally = ReturnType<typeof createLeftTally>;
