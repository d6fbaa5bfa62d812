import { useState } from 'react';
import { problemText } from '#app/calculators/energy/energy-problems.tsx';
import { useT } from '#app/calculators/energy/energy-texts.ts';
import type { EnergyProblem } from '#core/calculators/energy/read-energy-form.ts';

/** The visible problems of a form by field. */
export type Validation = ReturnType<typeof useValidation>;

/** Validates a field when the visitor leaves it, and all fields once the visitor requests results. */
export function useValidation(problems: EnergyProblem[], isChecked: boolean) {
  const t = useT();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(isChecked);
  const shown = problems.filter(({ path }) => showsAll || left.has(path));
  return {
    showsAll,
    hasProblems: (zone: number) => shown.some((problem) => problem.zone === zone),
    errorOf(path: string) {
      const problem = shown.find((candidate) => candidate.path === path);
      return problem && problemText(t, problem);
    },
    onLeave: (path: string) => setLeft((before) => new Set(before).add(path)),
    showAll: () => setShowsAll(true),
    forget() {
      setLeft(new Set());
      setShowsAll(false);
    },
  };
}
