import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request as sendRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { missing } from '#core/missing.ts';
import { freePort, startProcesses } from '#tests/api/process/start-processes.ts';

const recipe = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const has = (program: string) => spawnSync(program, ['-v']).error === undefined;

type Medium = { source_url: string };
type Ports = {
  site: number;
  http: string;
  https: string;
  folder: string;
  other?: number | undefined;
};

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
async function nginxArguments({ site, http, https, folder, other }: Ports): Promise<string[]> {
  const server = (await readFile(recipe('nginx.conf'), 'utf8'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
    .replace('keepalive 64;', other ? `server 127.0.0.1:${other}; keepalive 64;` : 'keepalive 64;')
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

  /** @param other port of a second machine, which nginx then uses, too. */
  async function start(other?: number) {
    const site = await startProcesses(
      { TRUSTED_PROXIES: '1', SITE_URL: 'https://localhost', API_BASIC_AUTH: 'site:secret' },
      'small',
    );
    await site.started;
    const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
    createCertificate(folder);
    const https = await freePort();
    const ports = { site: site.process().port, http: await freePort(), https, folder, other };
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
    return { site, send, ports };
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

  test(`one visitor's limit is not another's, whatever they claim${title}`, async ({ skip }) => {
    if (!isInstalled) skip();
    const { send } = await start();
    const guess = async (from: string, claimed: string) => {
      const headers = { authorization: `Basic ${btoa('site:wrong')}`, 'x-forwarded-for': claimed };
      return (await send('/api/wp/v2/product', { headers, from })).status;
    };
    for (let index = 0; index < 10; index += 1) {
      expect(await guess('127.0.0.2', `192.0.2.${index}`)).toBe(401);
    }
    expect(await guess('127.0.0.2', '127.0.0.3')).toBe(429);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401);
  });

  test(`ranges, cookies and redirects pass${title}`, async ({ skip }) => {
    if (!isInstalled) skip();
    const { send, ports } = await start();
    const authorization = `Basic ${btoa('site:secret')}`;
    const media = await send('/api/wp/v2/media?per_page=100', { headers: { authorization } });
    const addresses: string[] = JSON.parse(media.body).map((item: Medium) => item.source_url);
    const picture = new URL(addresses.find((address) => address.endsWith('.webp')) ?? missing());
    expect(picture.origin).toBe('https://localhost');
    const part = await send(picture.pathname, { headers: { range: 'bytes=4-11' } });
    expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
      206,
      expect.stringMatching(/^bytes 4-11\/\d+$/),
      8,
    ]);

    const page = await send('/en/html', { headers: { 'accept-language': 'es' } });
    expect(page.headers['set-cookie']).toEqual([
      expect.stringMatching(/^i18n_redirected=en;.*; Secure$/),
    ]);
    const home = await send('/', { headers: { 'accept-language': 'es' } });
    expect([home.status, home.headers.location]).toEqual([302, '/es']);
    // Caddy does the same by itself; its port for it is not that of this test.
    if (program === 'nginx') {
      const plain = await fetch(`http://127.0.0.1:${ports.http}/en/html`, { redirect: 'manual' });
      const location = plain.headers.get('location');
      expect([plain.status, location]).toEqual([301, 'https://127.0.0.1/en/html']);
    }
  });

  test(`the other machine has the script of a release that this one does not know${title}`, async ({
    skip,
  }) => {
    if (!isInstalled || program !== 'nginx') skip();
    const other = createServer((_request, response) => response.end('of the other release'));
    other.listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { send } = await start(port);
    const path = '/assets/entry.client-other.js';
    const responses = [await send(path), await send(path), await send(path)];
    expect(responses.map(({ body }) => body)).toEqual(Array(3).fill('of the other release'));
  });

  test(`a form of more than 52 MB gets the words of the site${title}`, async ({ skip }) => {
    if (!isInstalled) skip();
    const { send } = await start();
    const head =
      '--part\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(56_000_000),
      Buffer.from('--part--'),
    ]);
    const headers = {
      'content-type': 'multipart/form-data; boundary=part',
      authorization: `Basic ${btoa('site:secret')}`,
    };
    const path = '/api/contact-form-7/v1/contact-forms/8/feedback';
    const refused = await send(path, { headers, body });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body).message).toBe('The request is too large.');
  });

  test(`addresses pass as long as the site reads them${title}`, async ({ skip }) => {
    if (!isInstalled) skip();
    const { send } = await start();
    const calculation = (length: number) => send(`/en/html?zones=${'x'.repeat(length)}`);
    expect((await calculation(46_000)).status).toBe(200);
    expect((await calculation(60_000)).status).toBeGreaterThanOrEqual(414);
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

type Sent = {
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The visitor's address, one of this machine. */
  from?: string;
};

/** Sends requests to a server on this machine with a certificate of its own. */
function createSender(port: number) {
  return async (path: string, { headers = {}, body, from = '127.0.0.1' }: Sent = {}) => {
    const method = body === undefined ? 'GET' : 'POST';
    const target = { host: '127.0.0.1', port, servername: 'localhost', localAddress: from };
    const options = { ...target, path, method };
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
