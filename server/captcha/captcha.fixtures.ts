import { formatWorkToken, type WorkCost } from '#core/forms/work-puzzle.ts';
import { createProofOfWork } from '#server/captcha/proof-of-work.ts';

/** Work that any counter solves: tests that send many forms are about other things. */
export const noWork: WorkCost = { steps: 1, bits: 0, iterations: 1 };

/** Creates a factory of valid single-use tokens for services whose work costs nothing. */
export function createFreeTokens(secret: string): () => string {
  const work = createProofOfWork(secret, { cost: noWork });
  return () => formatWorkToken(work.createPuzzle(), [0]);
}
