import { useT } from '#app/calculators/room/room-texts.ts';
import { type RoomProblem, roomProblemText } from '#core/calculators/room/room-problems.ts';

type Field = RoomProblem['field'];
type Problems = readonly RoomProblem[];

/** The problem of a field, if it has one. */
export function FieldProblem({ field, problems }: { field: Field; problems: Problems }) {
  const t = useT();
  const problem = problems.find((candidate) => candidate.field === field);
  if (!problem) return null;
  return (
    <p className="calculator-problem" id={problemId(field)}>
      {roomProblemText(t, problem)}
    </p>
  );
}

/** Attributes of an input that has a problem. */
export function describeProblem(field: Field, problems: Problems) {
  return problems.some((problem) => problem.field === field)
    ? ({ 'aria-invalid': true, 'aria-describedby': problemId(field) } as const)
    : {};
}

function problemId(field: Field): string {
  return `room-problem-${field}`;
}
