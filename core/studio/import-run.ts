/** How imports end; `failed` with an error that is nobody's content. */
export const importOutcomes = ['imported', 'unchanged', 'refused', 'failed'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** An import as the list of the studio shows it. */
export type ImportRun = {
  id: string;
  /** ISO time. */
  ended: string;
  outcome: ImportOutcome;
  seconds: number;
  /** The content version in use afterwards. */
  version: number;
  /** Name of the content folder. */
  source: string;
  /** User of the machine, and the command; empty where they are not known. */
  person: string;
  command: string;
  errors: number;
  warnings: number;
  /** Records that differ from the version before; null where nothing was compared. */
  changed: number | null;
};

/** With what it has printed. */
export type ImportRunDetails = ImportRun & { report: string };
