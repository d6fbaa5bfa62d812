import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { incomingOf, outgoingOf } from '#server/http/forms/incoming-message.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { currentVisitor, runForVisitor } from '#server/limits/current-visitor.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';
import { createResponseLimit } from '#server/limits/response-limit.ts';
import { createUploadLimit } from '#server/limits/upload-limit.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import { createWorkBudget, isFree } from '#server/limits/work-budget.ts';
import { log } from '#server/log.ts';

/** Creates the limits that apply to all visitors of a process. */
export function createVisitorLimits(usage: UsageCounter) {
  return {
    budget: createWorkBudget(usage),
    uploads: createUploadLimit(),
    responses: createResponseLimit(),
  };
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>;
export type InTurn = VisitorLimits['budget']['inTurn'];

/**
 * Runs everything behind it for the visitor of the request, counts its response until that is sent, and reserves space
 * for its body before it is read.
 */
export function serveVisitor(limits: VisitorLimits, gate: FormGate): MiddlewareHandler {
  const { uploads } = limits;
  return (context, next) =>
    runForVisitor(gate.addressOf(context), async () => {
      countResponse(context, limits);
      const release = context.req.raw.body === null ? null : reserve(context, uploads);
      await next().finally(release);
    });
}

/** @throws AppError `too-many-requests` */
function countResponse(context: Context, { responses }: VisitorLimits): void {
  const outgoing = outgoingOf(context);
  const visitor = currentVisitor();
  if (outgoing && !isFree(visitor)) outgoing.once('close', responses.begin(visitor));
}

function reserve(context: Context, uploads: VisitorLimits['uploads']): () => void {
  const length = context.req.header('content-length');
  const incoming = incomingOf(context);
  const before = incoming?.socket?.bytesRead ?? 0;
  try {
    return uploads.reserve({
      visitor: currentVisitor(),
      announced: length === undefined ? null : Number(length),
      received: () =>
        incoming && !incoming.complete
          ? (incoming.socket?.bytesRead ?? 0) - before
          : Number.POSITIVE_INFINITY,
      abort: () => incoming?.socket?.destroy(),
    });
  } catch (error) {
    // The body will not be read.
    context.header('connection', 'close');
    throw error;
  }
}

/** Refuses visitors who have used their processor time. */
export function admitWork({ budget }: VisitorLimits): MiddlewareHandler {
  return (_context, next) => {
    budget.admit();
    return next();
  };
}

/** Makes a response in the turn of its visitor, as pages are made. */
export function takeTurn({ budget }: VisitorLimits): MiddlewareHandler {
  return (_context, next) => budget.inTurn(next);
}

type Fetch = (context: Context) => Response | Promise<Response>;

/** Counts wrong keys of the search by address, and logs them as wrong passwords are. */
export function countWrongKeys({ wrongKeys }: Pick<FormGate, 'wrongKeys'>) {
  return {
    wait: () => wrongKeys.wait(currentVisitor(), 1),
    note(): void {
      const address = currentVisitor();
      wrongKeys.take(address);
      log.warn({ address }, 'wrong key for the search');
    },
  };
}

/** Runs searches in the turn of their visitor, counts their time, and refuses visitors who have used theirs. */
export function limitSearch(fetch: Fetch, limits: VisitorLimits, gate: FormGate): Fetch {
  return (context) =>
    runForVisitor(gate.addressOf(context), async () => {
      try {
        countResponse(context, limits);
        return await limits.budget.inTurn(async () => fetch(context));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { message } = presentError(error);
        return context.json({ message }, error.status as 429, headersOfError(error));
      }
    });
}

/** Reads the body of a search. It may arrive slowly: others have their turn meanwhile. */
export function readText({ req }: Context): Promise<string> {
  return outsideTurn(() => req.text());
}
