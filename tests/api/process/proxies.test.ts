import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as sendRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort, startProcesses } from '#tests/api/process/start-processes.ts';

const recipe = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const has = (program: string) => spawnSync(program, ['-v']).error === undefined;

type Ports = { site: number; http: string; https: string; folder: string };

/** A certificate for localhost that nobody trusts. */
function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...kind, '-days', '2', ...files, ...subject], {
    stdio: 'ignore',
  });
}

/** The recipe with the ports and files of a test, within the least that nginx needs. */
async function nginxArguments({ site, http, https, folder }: Ports): Promise<string[]> {
  const server = (await readFile(recipe('nginx.conf'), 'utf8'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replaceAll(/listen \[::\]:.*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('www.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${join(folder, 'cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${join(folder, 'key.pem')};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const whole = `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr warn;
    events { worker_connections 64; }\nhttp { access_log off;\n${temporary}\n${server} }\n`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  return ['-c', join(folder, 'nginx.conf'), '-p', folder];
}

async function caddyArguments({ site, http, https, folder }: Ports): Promise<string[]> {
  const server = (await readFile(recipe('Caddyfile'), 'utf8'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replace(
      'www.example.com {',
      `https://localhost:${https} {\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
    );
  const ports = `http_port ${http}\n\thttps_port ${https}`;
  const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\t${ports}\n}\n`;
  await writeFile(join(folder, 'Caddyfile'), options + server);
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
}

const proxies = [
  { program: 'nginx', argumentsFor: nginxArguments },
  { program: 'caddy', argumentsFor: caddyArguments },
];

describe.each(proxies)('Behind $program as in deploy/', ({ program, argumentsFor }) => {
  const isInstalled = has(program) && has('openssl');
  const title = isInstalled ? '' : ` (skipped: ${program} is not installed)`;

  async function start() {
    const site = await startProcesses(
      { TRUSTED_PROXIES: '1', SITE_URL: 'https://localhost', API_BASIC_AUTH: 'site:secret' },
      'small',
    );
    await site.started;
    const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
    createCertificate(folder);
    const https = await freePort();
    const ports = { site: site.process().port, http: await freePort(), https, folder };
    const child = spawn(program, await argumentsFor(ports), {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    });
    const send = createSender(Number(https));
    while (!(await send('/readyz').catch(() => null))) await pause(30);
    return { site, send };
  }

  test(`visitors are told apart by their own address, pages pass unchanged${title}`, async ({
    skip,
  }) => {
    if (!isInstalled) skip();
    const { site, send } = await start();
    const health = await send('/healthz');
    expect(health.status).toBe(200);
    expect(health.headers['strict-transport-security']).toContain('max-age=');
    expect(health.headers['x-content-type-options']).toBe('nosniff');

    const packed = await send('/api/wp/v2/product?per_page=50', {
      headers: { 'accept-encoding': 'br', authorization: `Basic ${btoa('site:secret')}` },
    });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
    const again = await send('/api/wp/v2/product?per_page=50', {
      headers: {
        'accept-encoding': 'br',
        authorization: `Basic ${btoa('site:secret')}`,
        'if-none-match': String(packed.headers.etag),
      },
    });
    expect(again.status).toBe(304);

    // Whatever a visitor claims, the site sees the address that the proxy sees.
    const claimed = {
      'x-forwarded-for': '192.0.2.77',
      authorization: `Basic ${btoa('site:wrong')}`,
    };
    expect((await send('/api/wp/v2/product', { headers: claimed })).status).toBe(401);
    await site.until(() => site.output().includes('wrong'));
    expect(site.output()).toContain('127.0.0.1');
    expect(site.output()).not.toContain('192.0.2.77');
  });

  test(`the site itself refuses a body that is too large${title}`, async ({ skip }) => {
    if (!isInstalled) skip();
    const { send } = await start();
    const headers = { 'content-type': 'application/json' };
    const path = '/search/multi_search?x-typesense-api-key=public-search';
    const refused = await send(path, { headers, body: 'x'.repeat(17 * 1024) });
    expect([refused.status, JSON.parse(refused.body).message]).toEqual([
      413,
      expect.stringContaining('too large'),
    ]);
  });
});

type Sent = { headers?: Record<string, string>; body?: string };

/** Sends requests to a server on this machine with a certificate of its own. */
function createSender(port: number) {
  return async (path: string, { headers = {}, body }: Sent = {}) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { host: '127.0.0.1', port, servername: 'localhost', path, method };
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const request = sendRequest({
      ...options,
      rejectUnauthorized: false,
      agent: false,
      headers: { host: 'localhost', ...length, ...headers },
    });
    request.end(body);
    const [response] = await once(request, 'response');
    const { statusCode: status = 0, headers: received } = response;
    return { status, headers: received, body: await text(response) };
  };
}
