// Sends searches as several visitors until its parent ends it. Usage: node flood.mjs <port> <visitors> < body
import { text } from 'node:stream/consumers';

/** As a script would wait that was refused. */
const PAUSE_MS = 50;

const [port, visitors] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}/search/multi_search?x-typesense-api-key=public-search`;
const body = await text(process.stdin);
const statuses = {};
process.on('message', () => process.send?.(statuses, () => process.exit()));
process.send?.('started');
await Promise.all(Array.from({ length: visitors }, (_, index) => flood(`198.51.100.${index}`)));

async function flood(visitor) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
  while (true) {
    const response = await fetch(url, { method: 'POST', body, headers });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (!response.ok) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
