import { inEnglish, type Said } from '#core/say.ts';

/** A file that cannot be read as a whole, so none of it is. */
export class UnreadableFile extends Error {
  readonly problem: Said;
  readonly whatToDo: Said;

  constructor([problem, whatToDo]: readonly [problem: Said, whatToDo: Said]) {
    super(inEnglish(problem));
    this.problem = problem;
    this.whatToDo = whatToDo;
  }
}
