import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { studioEndpoints } from '#server/api/studio/studio-api.ts';

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

test('The proxies pass on the largest body that the site takes, from visitors and in the studio', () => {
  const ofVisitors = Number(sourceOf('server/limits/upload-limit.ts', /LARGEST = (\d+) \* MB/));
  const ofStudio = studioEndpoints.map(({ maxBody }) => (maxBody ?? 0) / 1_000_000);
  const nginx = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1];
  const caddy = /max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1];
  for (const largest of [ofVisitors, Math.max(...ofStudio)]) {
    expect(largest).toBeGreaterThan(10);
    for (const limit of [nginx, caddy]) expect(Number(limit)).toBeGreaterThan(largest);
  }
});

test('The import uses memory as the site does', () => {
  const command: string = JSON.parse(read('package.json')).scripts.import;
  const settings =
    read('server/process.env').match(/^MALLOC_.*$|--max-semi-space-size=\d+/gm) ?? [];
  expect(settings.length).toBeGreaterThan(3);
  expect(command.split(' ')).toEqual(expect.arrayContaining(settings));
});

const containerfile = read('deploy/Containerfile');
const composed = parse(read('deploy/compose.yaml'), { merge: true });
const ofSite: ComposeService[] = Object.values<ComposeService>(composed.services).filter(
  ({ image }) => image === 'lighting-catalogue',
);

type ComposeService = {
  image: string;
  user: string;
  read_only: boolean;
  cap_drop: string[];
  command?: string[];
  environment: Record<string, string>;
  volumes: string[];
};

test('Containers of the site are neither root nor writable', () => {
  expect(ofSite).toHaveLength(2);
  const user = /^USER (.+)$/m.exec(containerfile)?.[1];
  for (const service of ofSite) {
    expect(service).toMatchObject({ user, read_only: true, cap_drop: ['ALL'] });
    expect(service.environment.DATA_DIR).toBe('/data');
    expect(service.volumes).toContain('data:/data');
  }
  expect(composed.services.site.ports).toEqual(['127.0.0.1:3000:3000']);
});

test('The image is built with the Node of package.json, and runs what package.json does', () => {
  const { dependencies, scripts } = JSON.parse(read('package.json'));
  const [major] = dependencies.node.split('.');
  expect(containerfile).toContain(`library/node:${major}-`);
  expect(containerfile).toContain('CMD ["node", "build/server/main.js"]');
  const command: string[] = composed.services.import.command;
  expect(scripts.import).toContain(command.slice(0, -1).join(' '));
});

test('Compose checks the health as the image does, and imports with the memory of npm run import', () => {
  const { healthcheck } = composed.services.site;
  const [, list = ''] = /^HEALTHCHECK .*\\\n +CMD (.+)$/m.exec(containerfile) ?? [];
  expect(['CMD', ...JSON.parse(list)]).toEqual(healthcheck.test);
  const settings = read('server/process.env').match(/^MALLOC_.*$/gm) ?? [];
  const environment = Object.entries(composed.services.import.environment);
  const set = environment.map(([name, value]) => `${name}=${value}`);
  expect(set).toEqual(expect.arrayContaining(settings));
});

test('The units work with the user and folders that systemd creates', () => {
  const user = /^u (\S+)/m.exec(read('deploy/sysusers.conf'))?.[1];
  const folders = [...read('deploy/tmpfiles.conf').matchAll(/^d (\S+) (\S+) (\S+)/gm)];
  const own = folders.filter(([, , , owner]) => owner === user).map(([, path]) => path);
  expect(own).toEqual(['/var/lib/lighting-catalogue', '/var/backups/lighting-catalogue']);
  for (const text of [unit, backup]) expect(text).toContain(`User=${user}\n`);
  expect(backup).toContain(`ReadWritePaths=${own.join(' ')}\n`);
});
