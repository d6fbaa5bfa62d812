import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createSiteServer } from '#server/process/site-server.ts';

const STALL_MS = 1000;
/** More than the buffers of both ends of a connection hold. */
const BODY = Buffer.alloc(32 * 1024 * 1024);

const servers: ReturnType<typeof createSiteServer>[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

async function request(listener: RequestListener): Promise<Socket> {
  const server = createSiteServer({ stallMs: STALL_MS });
  servers.push(server);
  server.serve(listener);
  await server.listen(0, '127.0.0.1');
  const socket = connect(server.port(), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return socket;
}

test('a response that nobody reads is ended', async () => {
  const { promise: isEnded, resolve } = Promise.withResolvers<void>();
  const socket = await request((_request, response) => {
    response.once('close', resolve);
    response.end(BODY);
  });
  socket.pause();
  await isEnded;
});

test('a slow reader gets all of a response', async () => {
  const socket = await request((_request, response) => response.end(BODY));
  let received = 0;
  socket.on('data', async (chunk) => {
    received += chunk.length;
    socket.pause();
    await pause(5);
    socket.resume();
  });
  await once(socket, 'end');
  expect(received).toBeGreaterThan(BODY.length);
});

test('a response whose next part takes longer goes on', async () => {
  const socket = await request(async (_request, response) => {
    await pause(2 * STALL_MS);
    response.write('first');
    await pause(3 * STALL_MS);
    response.end('last');
  });
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'end');
  expect(text).toMatch(/first[\s\S]*last/);
});
