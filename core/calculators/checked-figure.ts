/** A figure of a calculation as text, with its limit, and whether it meets it. */
export type CheckedFigure = {
  label: string;
  value: string;
  note?: string | undefined;
  isMet?: boolean | undefined;
};
