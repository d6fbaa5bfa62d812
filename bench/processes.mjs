// Memory and processor time of a process and its children, from Linux's /proc.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const RESIDENT = new Set(['Rss']);
const PRIVATE = new Set(['Private_Clean', 'Private_Dirty']);
const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns its resident memory plus its children's private memory, in MB (2^20 bytes). */
export function memoryOf(pid) {
  const sum = (id, names) => {
    const lines = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(
      /^(\w+):\s+(\d+) kB$/gm,
    );
    return [...lines].reduce((all, [, name, kb]) => all + (names.has(name) ? Number(kb) : 0), 0);
  };
  const kb = childrenOf(pid).map((child) => sum(child, PRIVATE));
  return kb.reduce((all, more) => all + more, sum(pid, RESIDENT)) / 1024;
}

/** The highest resident memory of a process and of each of its children so far, MB; 0 once it has ended. */
export function peakMemoryOf(pid) {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return Math.max(Number(kb ?? 0) / 1024, ...children.filter(Boolean).map(peakMemoryOf));
  } catch {
    return 0;
  }
}

/** Returns the processor time of all of them, including ended children, in ms. */
export function processorMsOf(pid) {
  const ticks = [pid, ...childrenOf(pid)].map((id) => {
    // The preceding name can contain spaces and brackets.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return user + system + endedUser + endedSystem;
  });
  return ticks.reduce((sum, count) => sum + count) * TICK_MS;
}

/** Also those of its children: a supervisor's child serves the site. */
function childrenOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [child, ...childrenOf(child)]);
}
