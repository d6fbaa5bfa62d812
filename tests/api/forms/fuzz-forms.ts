import { existsSync } from 'node:fs';
import { createContentState } from '#server/db/content-state.ts';
import type { Place } from '#server/db/databases.fixtures.ts';
import { goodMessage } from '#server/forms/forms.fixtures.ts';
import { createStoredForms } from '#server/forms/stored-forms.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createTokens, formBody, UNIT_TAG } from '#tests/api/forms/forms.ts';
import { findBadTraces } from '#tests/api/forms/fuzz-traces.ts';
import { createHostileRequest, FEEDBACK, type HostileRequest } from '#tests/api/forms/hostile.ts';
import { createHostileSubmission } from '#tests/api/forms/hostile-values.ts';
import { type FormServer, startFormServer } from '#tests/api/forms/start-form-server.ts';

export type FuzzReport = {
  requests: number;
  /** Number of requests with a valid token, and how many of them were accepted. */
  withToken: number;
  accepted: number;
  /** Number of responses by status; 0 is a closed connection. */
  statuses: Record<number, number>;
  growthMb: number;
  problems: string[];
};

const AT_ONCE = 8;
const LIMIT_MS = 20_000;
const MB = 1024 * 1024;

/**
 * Sends hostile requests to a form server process and collects the effects. Every second one has a valid token, so that
 * its values reach the later stages.
 */
export async function fuzzForms(place: Place, requests: number): Promise<FuzzReport> {
  const db = await place.open();
  const { dataDir } = place;
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const server = await startFormServer(place);
  const createToken = await createTokens({ db });
  let [withToken, accepted] = [0, 0];
  const statuses: Record<number, number> = {};
  const problems: string[] = [];
  const run = async (from: number, to: number) => {
    let next = from;
    const worker = async () => {
      while (next < to) {
        const index = next++;
        const isGood = index % 2 === 0;
        const count = Math.floor(index / 2);
        const { status, isAccepted } = isGood
          ? await send(server, createHostileSubmission(count, createToken()))
          : await send(server, createHostileRequest(count));
        if (isGood) withToken += 1;
        if (isAccepted) accepted += 1;
        if (isAccepted && !isGood) problems.push(`request ${index} was accepted without a token`);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 500) problems.push(`request ${index} responded with ${status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  // One-off allocations such as decoders and caches are not growth.
  const warmUp = Math.min(400, Math.floor(requests / 2));
  await run(0, warmUp);
  const before = await server.readRss();
  await run(warmUp, requests);
  const growthMb = Math.round(((await server.readRss()) - before) / MB);
  if (!server.isAlive()) problems.push('the process has died');
  const good = { ...goodMessage, _wpcf7_unit_tag: UNIT_TAG };
  const body = formBody({ ...good, _wpcf7_recaptcha_response: createToken() });
  const last = await send(server, { path: FEEDBACK, headers: {}, body });
  if (!last.isAccepted) problems.push('a good submission was not accepted at the end');
  await server.kill();
  const stored = await createStoredForms(db, createContentState(db)).list('en');
  const forms = stored.map(({ form }) => form);
  problems.push(...(await findBadTraces({ db, dataDir, forms }, accepted + 1)));
  if (existsSync('/tmp/owned') || existsSync('/tmp/owned.jpg'))
    problems.push('something was executed');
  return { requests, withToken, accepted, statuses, growthMb, problems };
}

async function send({ api }: FormServer, { path, headers, body }: HostileRequest) {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(api + path, { method: 'POST', headers, body, signal });
    const text = await response.text();
    return { status: response.status, isAccepted: text.includes('"status":"mail_sent"') };
  } catch (error) {
    // A body rejected unread closes the connection; no response at all is a failure.
    return { status: (error as Error).name === 'TimeoutError' ? 599 : 0, isAccepted: false };
  }
}
