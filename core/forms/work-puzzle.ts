/** How much work a puzzle is. */
export type WorkCost = {
  /** Independent parts; several make the whole last about the same each time. */
  steps: number;
  /** Leading zero bits of a solution: a step takes 2^bits tries on average. */
  bits: number;
  /** Iterations of PBKDF2 for each try. */
  iterations: number;
};

/** A puzzle as the server issues it. */
export type WorkPuzzle = WorkCost & {
  /** 16 random bytes in hex. */
  salt: string;
  /** Time until which a solution counts, ms since 1970. */
  expires: number;
  /** The server's signature of all the above, in hex. */
  signature: string;
};

/** Parts that are worked on at the same time: on processors with several cores the wait is shorter. */
const PARALLEL = 4;
const KEY_BITS = 64;

/**
 * Solves a puzzle: finds, for each step, a counter whose key begins with zero bits. A try is PBKDF2 (RFC 8018) with
 * HMAC-SHA-256, which browsers compute about as fast as any program on the same processor.
 * @param onStep receives the number of solved steps.
 * @returns the token.
 */
export async function solvePuzzle(
  puzzle: WorkPuzzle,
  onStep: (solved: number) => void = () => {},
): Promise<string> {
  const key = await importSalt(puzzle.salt);
  const counters = Array.from({ length: puzzle.steps }, () => 0);
  let [next, solved] = [0, 0];
  async function work(): Promise<void> {
    while (next < puzzle.steps) {
      const step = next;
      next += 1;
      counters[step] = await solveStep(key, puzzle, step);
      solved += 1;
      onStep(solved);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return formatWorkToken(puzzle, counters);
}

/** Returns true when every step is solved. Stops at the first that is not. */
export async function isSolved(puzzle: WorkPuzzle, counters: number[]): Promise<boolean> {
  if (counters.length !== puzzle.steps) return false;
  const key = await importSalt(puzzle.salt);
  for (const [step, counter] of counters.entries()) {
    if (!(await isSolution(key, puzzle, { step, counter }))) return false;
  }
  return true;
}

/** `p.{expires}.{salt}.{signature}.{counters in base 36}`. */
export function formatWorkToken(
  { expires, salt, signature }: Pick<WorkPuzzle, 'expires' | 'salt' | 'signature'>,
  counters: number[],
): string {
  const solution = counters.map((counter) => counter.toString(36)).join('-');
  return ['p', expires, salt, signature, solution].join('.');
}

const TOKEN =
  /^p\.(\d{1,15})\.([0-9a-f]{32})\.([0-9a-f]{64})\.([0-9a-z]{1,6}(?:-[0-9a-z]{1,6}){0,63})$/;

/** Parses a token of `formatWorkToken`; null for any other text. */
export function parseWorkToken(token: string) {
  const [, expires, salt = '', signature = '', solution = ''] = token.match(TOKEN) ?? [];
  if (expires === undefined) return null;
  const counters = solution.split('-').map((counter) => Number.parseInt(counter, 36));
  return { expires: Number(expires), salt, signature, counters };
}

type Try = { step: number; counter: number };

async function solveStep(key: CryptoKey, puzzle: WorkPuzzle, step: number): Promise<number> {
  for (let counter = 0; ; counter += 1) {
    if (await isSolution(key, puzzle, { step, counter })) return counter;
  }
}

async function isSolution(key: CryptoKey, cost: WorkCost, { step, counter }: Try) {
  const salt = new TextEncoder().encode(`${step}.${counter}`);
  const { iterations, bits } = cost;
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const derived = await crypto.subtle.deriveBits(parameters, key, KEY_BITS);
  return new DataView(derived).getUint32(0) < 2 ** (32 - bits);
}

function importSalt(salt: string): Promise<CryptoKey> {
  const password = new TextEncoder().encode(salt);
  return crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
}
