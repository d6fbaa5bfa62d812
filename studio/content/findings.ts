/** A finding of the importer about the content of a change set. */
export type Finding = {
  file: string;
  place: { line: number } | { row: number } | null;
  /** Place of the value within its record; '' for the file as a whole. */
  field: string;
  problem: string;
  whatToDo: string;
  isError: boolean;
};
