// The other peer of bench:http: node:http with one Brotli body, and nothing to decide.
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
