// Loaded before a program (`--import`): kills its process before its n-th statement or change of a file.
import { appendFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

/** The step to die at; without it the program runs to its end. */
const last = Number(process.env.DIE_AT_STEP ?? Number.POSITIVE_INFINITY);
/** A file that gets the name of each step, one a line. */
const steps = process.env.STEPS_FILE;
let step = 0;

type Method = (...args: unknown[]) => unknown;

/** Counts the calls of a method; `nameOf` says what a call does. */
function count(owner: object, key: string, nameOf: (self: object, args: unknown[]) => string) {
  const methods = owner as Record<string, Method>;
  const original = methods[key] as Method;
  methods[key] = function counted(this: object, ...args) {
    step += 1;
    if (steps)
      appendFileSync(steps, `${nameOf(this, args).replaceAll(/\s+/g, ' ').slice(0, 80)}\n`);
    if (step === last) process.kill(process.pid, 'SIGKILL');
    return original.apply(this, args);
  };
}

for (const key of ['run', 'all', 'get', 'iterate'])
  count(StatementSync.prototype, key, (self) => (self as StatementSync).sourceSQL);
count(DatabaseSync.prototype, 'exec', (_, [sql]) => String(sql));
count(pg.Client.prototype, 'query', (_, [query]) =>
  typeof query === 'string' ? query : String((query as { text?: string }).text),
);
for (const key of ['copyFile', 'mkdir', 'mkdtemp', 'rename', 'rm', 'unlink', 'writeFile'])
  count(files, key, (_, [path]) => `${key} ${path}`);
syncBuiltinESMExports();
