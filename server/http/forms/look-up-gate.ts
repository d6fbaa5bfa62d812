import type { MiddlewareHandler } from 'hono';
import type { FormGate } from '#server/http/forms/form-gate.ts';

/** Counts look-ups of warranties before their page is rendered, which then says that there were too many. */
export function createLookUpGate(gate: FormGate) {
  const waits = new WeakMap<Request, number>();

  const count: MiddlewareHandler = async (context, next) => {
    const wait = context.req.query('code') ? gate.takeLookUp(context) : null;
    if (wait === null) return next();
    if (context.req.method === 'HEAD') {
      return context.body(null, 429, { 'retry-after': String(wait) });
    }
    waits.set(context.req.raw, wait);
    return next();
  };

  return {
    count,
    /** After how many seconds the sender may look up again; null for at once. */
    find: (request: Request): number | null => waits.get(request) ?? null,
  };
}
