import type { Handler } from 'hono';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { limitBody, readBody, refuseBody } from '#server/http/small-body.ts';
import { log, maskSecrets } from '#server/log.ts';

const LONGEST_BODY = 32 * 1024;

/** Reports of one request that are counted; browsers send several at once. */
const MAX_REPORTS = 20;
/** Different violations in one line of the log; further ones are only counted. */
const MAX_KINDS = 40;
const LOG_INTERVAL_MS = 60_000;

const text = z.string().max(4000);

type Violation = { page: string; directive: string; blocked: string };

/** A body of `report-uri` (Content Security Policy level 2). */
const oldBody = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'violated-directive': text,
      'blocked-uri': text.default(''),
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => {
    const {
      'document-uri': page,
      'violated-directive': directive,
      'blocked-uri': blocked,
    } = report;
    return [{ page, directive, blocked }];
  });

/** A report of `report-to` (level 3); its body is a list of them, and of reports about other things. */
const newReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text.nullish(),
    }),
  })
  .transform(({ body }): Violation => {
    return {
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
    };
  });

const newBody = z.array(z.unknown()).transform((reports) => {
  return reports.slice(0, MAX_REPORTS).flatMap((report) => newReport.safeParse(report).data ?? []);
});

const body = z.union([oldBody, newBody]);

/**
 * Creates the handler of `POST /csp-reports`: what browsers refused because of a page's policy. Anybody can send
 * anything, so reports are counted by their kind and logged in one line a minute, and no response has a body.
 */
export function createPolicyReports(gate: Pick<FormGate, 'takeReport'>): Handler {
  const counts = new Map<string, { violation: Violation; count: number }>();
  let others = 0;
  let isWaiting = false;

  function flush() {
    isWaiting = false;
    const violations = [...counts.values()].map(({ violation, count }) => ({
      ...violation,
      count,
    }));
    log.warn({ violations, others }, 'browsers refused parts of pages');
    counts.clear();
    others = 0;
  }

  function note(violation: Violation) {
    if (!isWaiting) setTimeout(flush, LOG_INTERVAL_MS).unref();
    isWaiting = true;
    const key = JSON.stringify(violation);
    const known = counts.get(key);
    if (known) known.count += 1;
    else if (counts.size < MAX_KINDS) counts.set(key, { violation, count: 1 });
    else others += 1;
  }

  return async (context) => {
    const wait = gate.takeReport(context);
    if (wait !== null) {
      return refuseBody(new AppError('too-many-requests', { retryAfterS: wait }));
    }
    const violations = await readBody(context, body);
    if (!violations) return refuseBody(new AppError('body-malformed'));
    for (const violation of violations) note(shorten(violation));
    return context.body(null, 204);
  };
}

/** Refuses longer bodies before they are read. */
export const limitReports = limitBody(LONGEST_BODY);

/** Nothing of the query, no secret, and of other sites only their origin. */
function shorten({ page, directive, blocked }: Violation): Violation {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  return {
    page: maskSecrets(path).slice(0, 120),
    directive: /^[a-z-]{1,30}/.exec(directive)?.[0] ?? '',
    blocked: originOf(blocked),
  };
}

function originOf(blocked: string): string {
  // `inline`, `eval`, `data`: what has no address.
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return '';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
