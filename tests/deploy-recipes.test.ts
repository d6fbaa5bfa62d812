import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const unit = read('deploy/lighting-catalogue.service');
const backup = read('deploy/lighting-catalogue-backup.service');
const sourceOf = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1];

test('The unit does not start a site again whose settings are not usable', () => {
  const code = sourceOf('server/process/exit-codes.ts', /configuration: (\d+)/);
  expect(unit).toContain(`RestartPreventExitStatus=${code}\n`);
});

test('The units run the programs of package.json', () => {
  expect(unit).toContain('current/build/server/main.js\n');
  expect(backup).toContain(JSON.parse(read('package.json')).scripts.backup.replace('node ', ''));
});

test('The proxies pass on the largest body that the site takes', () => {
  const largest = Number(sourceOf('server/limits/upload-limit.ts', /LARGEST = (\d+) \* MB/));
  const nginx = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1];
  const caddy = /max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1];
  expect(largest).toBeGreaterThan(10);
  for (const limit of [nginx, caddy]) expect(Number(limit)).toBeGreaterThan(largest);
});

test('The import uses memory as the site does', () => {
  const command: string = JSON.parse(read('package.json')).scripts.import;
  const settings = read('server/process.env').match(/^MALLOC_.*$/gm) ?? [];
  expect(settings.length).toBeGreaterThan(2);
  expect(command.split(' ')).toEqual(expect.arrayContaining(settings));
});
