import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Place } from '#server/db/databases.fixtures.ts';
import type { BucketSettings } from '#server/files/bucket.ts';

const file = fileURLToPath(new URL('./form-server.ts', import.meta.url));

type Machine = Pick<Place, 'location' | 'dataDir'> & { bucket?: BucketSettings };

/** Starts a form server process. */
export async function startFormServer({ location, dataDir, bucket }: Machine) {
  const child = fork(file, [JSON.stringify({ location, dataDir, bucket })], {
    execArgv: ['--expose-gc', '--max-old-space-size=256', '--max-semi-space-size=8'],
    env: { ...process.env, LOG_LEVEL: 'fatal' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    api: `http://127.0.0.1:${port}/api`,
    /** Returns the memory usage of the process in bytes. */
    async readRss(): Promise<number> {
      child.send('rss');
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
      return rss;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** Kills the process with SIGKILL. */
    async kill(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export type FormServer = Awaited<ReturnType<typeof startFormServer>>;
