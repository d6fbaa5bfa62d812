import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { missing } from '#core/missing.ts';
import { findEndpoints } from './find-endpoints.ts';
import { judge } from './judge-response.ts';
import { makeAttack } from './make-attack.ts';
import { sendRaw, toCurl } from './raw-request.ts';
import { createRandom } from './seeded-random.ts';
import { holdConnections } from './slow-clients.ts';
import { findStudioEndpoints } from './studio-endpoints.ts';
import { isSignedIn, openStudioSession } from './studio-session.ts';

type Options = {
  port: number;
  /** The id of the supervisor. */
  pid: number;
  requests: number;
  seed: number;
  /** Folder of the site's data. */
  dataDir: string;
  /** What the site has logged so far. */
  log(): string;
};

export type HostileReport = {
  endpoints: number;
  /** Responses by status; 0: a connection that ended without one. */
  statuses: Record<string, number>;
  /** What was wrong, with a command that repeats it. */
  problems: string[];
  /** Lines of the log that say something failed. */
  faults: string[];
  /** Processes that were started again. */
  restarts: number;
  /** Memory of all processes after a tenth of the requests and at the end, MB. */
  earlyMb: number;
  endMb: number;
  seconds: number;
};

const AT_ONCE = 12;
/** Caches that fill up have their limits in docs/deploy.md; they add up to this. */
const MAX_GROWTH_MB = 300;
/** Problems that are reported with their request. */
const MAX_PROBLEMS = 60;

/** Sends hostile requests to a running site and reports what was wrong. The same seed sends the same ones. */
export async function runHostile(options: Options): Promise<HostileReport> {
  const { port, pid, requests, seed, dataDir, log } = options;
  const start = performance.now();
  const origin = `http://127.0.0.1:${port}`;
  const random = createRandom(seed);
  const session = await openStudioSession(origin, dataDir);
  const endpoints = [
    ...(await findEndpoints(origin)),
    ...(await findStudioEndpoints(origin, session)),
  ];
  // Each endpoint of the code as often as many pages that are alike.
  const targets = endpoints.flatMap((one) =>
    one.isLinked ? [one] : Array<typeof one>(10).fill(one),
  );
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  const before = await listProcesses(pid);
  let earlyMb = 0;
  let sent = 0;

  async function sendNext(): Promise<void> {
    while (sent < requests) {
      sent += 1;
      if (sent === Math.ceil(requests / 10)) earlyMb = await measureMb(pid);
      const request = makeAttack(random, targets);
      const response = await sendRaw(port, request);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const problem = judge(response, request);
      if (problem && problems.length < MAX_PROBLEMS) {
        problems.push(`${request.kind}: ${problem}\n    ${toCurl(request, port)}`);
      }
    }
  }

  const release = holdConnections(port);
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  release();
  if (!(await recovers(origin))) problems.push('the home page does not respond any more');
  if (!(await isSignedIn(origin, session))) problems.push('the session of the studio has ended');
  const after = await listProcesses(pid);
  return {
    endpoints: endpoints.length,
    statuses,
    problems,
    faults: log()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line)),
    restarts: before.filter((one) => !after.includes(one)).length,
    earlyMb,
    endMb: await measureMb(pid),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

/** Returns why a run counts as failed; empty if it does not. */
export function listFailures(report: HostileReport): string[] {
  const { problems, faults, restarts, earlyMb, endMb } = report;
  const growth = endMb - earlyMb;
  return [
    problems.length > 0 && `${problems.length} responses were wrong`,
    faults.length > 0 && `${faults.length} lines of the log are faults`,
    restarts > 0 && `${restarts} processes were started again`,
    growth > MAX_GROWTH_MB && `the memory grew by ${growth} MB`,
  ].filter((failure) => failure !== false);
}

async function recovers(origin: string): Promise<boolean> {
  for (let tried = 0; tried < 40; tried += 1) {
    const response = await fetch(`${origin}/en`).catch(() => null);
    if (response && response.status < 500) return true;
    await pause(250);
  }
  return false;
}

/** Ids of the processes that serve; those that make documents end when idle. */
async function listProcesses(supervisor: number): Promise<number[]> {
  const text = await readFile(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8');
  return text.trim().split(/\s+/).map(Number);
}

/** Resident memory of the supervisor and the processes that serve, MB. */
async function measureMb(supervisor: number): Promise<number> {
  const sizes = [supervisor, ...(await listProcesses(supervisor))].map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? missing()) / 1024;
  });
  const all = await Promise.all(sizes);
  return Math.round(all.reduce((sum, size) => sum + size, 0));
}
