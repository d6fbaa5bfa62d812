// Second baseline of bench:http: node:http that always sends one Brotli body.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BENCH_FILE);
const headers = [
  ...['content-type', 'text/html; charset=utf-8'],
  ...['content-encoding', 'br', 'content-length', String(body.length)],
];
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(process.env.PORT),
);
