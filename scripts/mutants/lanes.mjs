import { fork } from 'node:child_process';
import { once } from 'node:events';

const LANE = new URL('./lane.mjs', import.meta.url);
/** So long without a response, a lane is stuck in a loop that it cannot leave itself. */
const LIMIT_MS = 600_000;

/**
 * Starts a lane: a process that runs tests, and that is started again when it has ended.
 *
 * @returns `files` of all tests; `send` resolves with the response to a message, null if the lane ended over it.
 */
export async function startLane() {
  let { child, files } = await start();

  async function send(message) {
    const { promise, resolve } = Promise.withResolvers();
    const limit = setTimeout(() => end(child), LIMIT_MS);
    child.once('message', resolve);
    child.once('exit', () => resolve(null));
    child.send(message);
    const response = await promise;
    clearTimeout(limit);
    child.removeAllListeners('message').removeAllListeners('exit');
    return response;
  }

  return {
    files,
    async send(message) {
      const response = await send(message);
      if (response === null || response.isLast) {
        end(child);
        ({ child, files } = await start());
      }
      return response;
    },
    close: () => end(child),
  };
}

async function start() {
  const env = { ...process.env, CI: '1', NODE_ENV: 'test' };
  // In a group of its own, so that its workers end with it.
  const child = fork(LANE, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [{ files }] = await once(child, 'message');
  return { child, files };
}

/** Ends a lane with its workers, which a loop keeps from ending themselves. */
function end({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
