/**
 * How a process of the site ends. The numbers are those of `sysexits.h` where it has one; 128 and the number of the
 * signal when a second signal ended it at once.
 */
export const exitCodes = {
  stopped: 0,
  /** Anything else that prevents the start, such as a missing build. */
  failed: 1,
  /** The database cannot be reached or used. */
  database: 69,
  /** An error that no request is to blame for, or an end that was not in order. */
  fault: 70,
  /** The address to listen on is taken or not allowed. */
  address: 71,
  /** The environment is not usable: starting again cannot help. */
  configuration: 78,
} as const;

export type ExitReason = keyof typeof exitCodes;

/** A start that failed, with the reason that decides the exit code. */
export class StartError extends Error {
  readonly reason: ExitReason;

  constructor(reason: ExitReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StartError';
    this.reason = reason;
  }
}

/** Returns the name of an exit code; null for a code that the site does not give itself. */
export function reasonOf(code: number | null): ExitReason | null {
  const found = Object.entries(exitCodes).find(([, own]) => own === code);
  // Keys of the table above.
  return (found?.[0] as ExitReason | undefined) ?? null;
}
