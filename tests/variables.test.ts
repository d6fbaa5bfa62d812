import { globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Env, readEnv } from '#server/env.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Variables that no operator sets. */
const INTERNAL = new Set(['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'PLAIN', 'PATH']);
/** Example values that are not the default. */
const EXAMPLES = new Set(['SITE_URL']);

const known = Object.keys(readEnv({})).filter((name) => !INTERNAL.has(name));
const settings = namesIn(read('server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm);
const operators = settings.filter((name) => !INTERNAL.has(name));

/** `.env.example` with its comments: those in front of a variable switch it off. */
const example = read('.env.example');
const everySetting = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ''));
const activeSettings = parseEnv(example);

test('the environment is read as expected here', () => {
  expect(settings.length).toBeGreaterThan(30);
  expect(settings).toEqual(expect.arrayContaining(known));
});

describe('.env.example', () => {
  test('has every variable once, and no other', () => {
    const names = namesIn(example, /^(?:# )?([A-Z_]+)=/gm);
    expect(names.toSorted()).toEqual(operators.toSorted());
  });

  test('is valid with everything in it', () => {
    expect(() => readEnv({ ...everySetting, BACKUP_KEY: '' })).not.toThrow();
  });

  test('shows the defaults', () => {
    const shown = Object.keys(activeSettings).filter((name) => !EXAMPLES.has(name));
    const values = (env: Env) => shown.map((name) => [name, env[name as keyof Env]]);
    expect(values(readEnv(activeSettings))).toEqual(values(readEnv({})));
  });
});

describe('docs/deploy.md', () => {
  const text = read('docs/deploy.md');

  test('names every variable', () => {
    expect(operators.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  test('has no variable in its tables that nothing reads', () => {
    const cells = namesIn(text, /^\|((?: ?`[A-Z_]+`,?)+) \|/gm);
    const names = cells.flatMap((cell) => namesIn(cell, /`([A-Z_]+)`/g));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !operators.includes(name))).toEqual([]);
  });
});

test('the server reads no other variable', () => {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const sources = files.filter((file) => !file.includes('.fixtures.')).map(read);
  const names = sources.flatMap((source) => namesIn(source, /process\.env\.([A-Z_]+)/g));
  expect(names.length).toBeGreaterThan(5);
  const unknown = names.filter((name) => !INTERNAL.has(name) && !operators.includes(name));
  expect(unknown).toEqual([]);
});

test('the recipes set variables that exist', () => {
  const allocator = namesIn(read('server/process.env'), /^([A-Z_]+)=/gm);
  const set = [
    ...namesIn(read('deploy/lighting-catalogue.service'), /^Environment=([A-Z_]+)=/gm),
    ...namesIn(read('deploy/lighting-catalogue-backup.service'), /^Environment=([A-Z_]+)=/gm),
    ...namesIn(read('deploy/Containerfile'), /^ENV ([A-Z_]+)=/gm),
    ...namesIn(read('docs/deploy.md'), /^ +([A-Z_]+)=/gm),
  ];
  expect(set).toEqual(expect.arrayContaining(['DATA_DIR', 'SITE_URL', 'SMTP_URL']));
  const expected = [...operators, ...INTERNAL, ...allocator];
  expect(set.filter((name) => !expected.includes(name))).toEqual([]);
});
