import type { Handler } from 'hono';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { limitBody, readBody, refuseBody } from '#server/http/small-body.ts';
import type { Services } from '#server/services.ts';

const LONGEST_BODY = 8 * 1024;

const address = z.string().max(2000);
const body = z.object({ from: address, to: address, isResult: z.boolean().default(false) });

type Options = {
  gate: Pick<FormGate, 'isForeign' | 'takeFollowUp'>;
  noteNext: Services['searchMisses']['noteNext'];
};

/**
 * Creates the handler of `POST /search-follow-ups`: where a visitor went after a search. Anybody can send anything, so
 * only what follows a search that is counted is stored, as a number, and no response has a body.
 */
export function createFollowUps({ gate, noteNext }: Options): Handler {
  return async (context) => {
    if (gate.isForeign(context)) return refuseBody(new AppError('foreign-site'));
    const wait = gate.takeFollowUp(context);
    if (wait !== null) return refuseBody(new AppError('too-many-requests', { retryAfterS: wait }));
    const data = await readBody(context, body);
    if (!data) return refuseBody(new AppError('body-malformed'));
    noteNext(data.from, data.to, data.isResult);
    return context.body(null, 204);
  };
}

/** Refuses longer bodies before they are read. */
export const limitFollowUps = limitBody(LONGEST_BODY);
