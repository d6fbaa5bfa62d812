/** A file that cannot be read as a whole, so none of it is. */
export class UnreadableFile extends Error {
  readonly problem: string;
  readonly whatToDo: string;

  constructor([problem, whatToDo]: readonly [problem: string, whatToDo: string]) {
    super(problem);
    this.problem = problem;
    this.whatToDo = whatToDo;
  }
}
