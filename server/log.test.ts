import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { hideInLogs, maskSecrets } from '#server/log.ts';

const SECRET = 'k3-_Z'.repeat(9).slice(2);
afterEach(() => hideInLogs([]));

test.each([
  [
    `https://lights.example/en/warranty/case/${SECRET}`,
    'https://lights.example/en/warranty/case/…',
  ],
  [`/en/warranty/case/${SECRET}.data?x=1`, '/en/warranty/case/….data?x=1'],
  [`554 blocked: "…/es/copia/${SECRET}"`, '554 blocked: "…/es/copia/…"'],
  ['connect to postgres://site:pass@db/name', 'connect to postgres://…@db/name'],
  ['smtps://user%40x:p%2Fw@mail:465', 'smtps://…@mail:465'],
  ['https://lights.example/a@b', 'https://lights.example/a@b'],
  [`${SECRET}${SECRET}`, `${SECRET}${SECRET}`],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
])('%s is masked', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test('values of the settings are masked, short ones are not', () => {
  hideInLogs(['hunter22', undefined, 'on']);
  expect(maskSecrets('on with hunter22 on')).toBe('on with … on');
});

test('nothing that is logged has a secret, also in errors and their causes', () => {
  const code = `
    import { hideInLogs, log } from '#server/log.ts';
    hideInLogs(['hunter22']);
    const cause = new Error('smtp://site:hunter22@mail refused');
    log.error({ err: new Error('/en/copy/${SECRET}', { cause }), key: 'hunter22' }, '${SECRET}');`;
  const cwd = new URL('.', import.meta.url);
  const env = { ...process.env, LOG_LEVEL: 'info' };
  const options = { cwd, env, encoding: 'utf8' } as const;
  const line = execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
  expect(line).toContain('smtp://…@mail refused');
  expect(line).not.toMatch(/hunter22|k3-_Z/);
});
