// nginx as a baseline of bench:http: static files with their Brotli beside them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MODULE = 'ngx_http_brotli_static_module.so';

/** Returns the program and its module, or what is missing. */
export function findNginx() {
  for (const nginx of ['nginx', '/usr/sbin/nginx']) {
    const { status, stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
    if (status !== 0) continue;
    const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
    const module = join(folder, MODULE);
    if (existsSync(module)) return { nginx, module };
    return { missing: `${MODULE} is not installed (Debian: libnginx-mod-http-brotli-static).` };
  }
  return { missing: 'it is not installed.' };
}

/** One process, no logs, keep-alive connections, `.br` sent in place of a file where it exists. */
export function nginxConfig({ module, folder, port, temp }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${module};
daemon off;
master_process off;
worker_processes 1;
pid ${join(temp, 'nginx.pid')};
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(temp, `nginx-${name}`)};`).join('\n  ')}
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  keepalive_timeout 1h;
  brotli_static on;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
  }
}
`;
}
