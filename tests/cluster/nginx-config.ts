import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const recipe = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));

type Place = {
  /** For what nginx writes. */
  folder: string;
  /** Its own port, and those of the machines behind it. */
  port: number;
  ports: number[];
};

/** The recipe of `deploy/` with several machines and without TLS, within the least that nginx needs. */
export async function nginxConfig({ folder, port, ports }: Place): Promise<string> {
  const text = await readFile(recipe, 'utf8');
  const upstream = ports.map((machine) => `server 127.0.0.1:${machine};`).join('\n    ');
  const [head = ''] = text.split('server {\n    listen 80;');
  const secure = text.slice(text.indexOf('server {\n    listen 443'));
  const site = secure
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};\n    listen [::1]:${port};`)
    .replace(/listen \[::\]:443 .*;\n/, '')
    .replaceAll(/ssl_.*;\n/g, '')
    .replace('www.example.com;', 'localhost;')
    // The address of the site has a port here.
    .replace('Host $host;', 'Host $http_host;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const main = `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr warn;`;
  const http = `access_log off;\n${temporary}\n${head.replace('server 127.0.0.1:3000;', upstream)}\n${site}`;
  return `${main}\nevents { worker_connections 512; }\nhttp {\n${http}\n}\n`;
}
