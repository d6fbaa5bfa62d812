import type { Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Services } from '#server/services.ts';

const LONGEST_BODY = 8 * 1024;

const address = z.string().max(2000);
const body = z.object({ from: address, to: address });

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
    if (gate.isForeign(context)) return refuse(new AppError('foreign-site'));
    const wait = gate.takeFollowUp(context);
    if (wait !== null) return refuse(new AppError('too-many-requests', { retryAfterS: wait }));
    const { data } = body.safeParse(parseJson(await context.req.text()));
    if (!data) return refuse(new AppError('body-malformed'));
    noteNext(data.from, data.to);
    return context.body(null, 204);
  };
}

/** Refuses longer bodies before they are read. */
export const limitFollowUps = bodyLimit({
  maxSize: LONGEST_BODY,
  onError: () => refuse(new AppError('body-too-large')),
});

function refuse(error: AppError): Response {
  // The rest of the body is not read.
  const headers = { connection: 'close', ...headersOfError(error) };
  return new Response(null, { status: error.status, headers });
}

function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}
