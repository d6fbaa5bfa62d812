import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { log } from '#server/log.ts';
import { type SearchServer, startSearchServer } from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const json = 'content-type: application/json';
const multipart = 'content-type: multipart/form-data; boundary=x';
const part = '--x\r\ncontent-disposition: form-data; name="your-name"\r\n\r\nAna';

test.each([
  ['/api/contact-form-7/v1/contact-forms/6/feedback', multipart, part],
  ['/api/ansell/v1/product/warranty-claim', multipart, part],
  ['/api/calculators/v1/energy', json, '{"zones":['],
  ['/api/photometry/v1/inspect', 'content-type: application/octet-stream', 'IESNA:LM-63-2002'],
  ['/search/multi_search?x-typesense-api-key=public-search', json, '{"searches":['],
  ['/check-recaptcha', json, '{"token":'],
  ['/search-follow-ups', json, '{"from":'],
  ['/csp-reports', 'content-type: application/csp-report', '{"csp-report":'],
])('a visitor who leaves while sending to %s is no error', async (path, type, body) => {
  const noted: string[] = [];
  for (const level of ['error', 'warn', 'fatal'] as const) {
    vi.spyOn(log, level).mockImplementation(() => void noted.push(level));
  }
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${type}\r\ncontent-length: 9000\r\n\r\n`;
  socket.write(head + body);
  // A request on another connection shows that the server has read the first.
  expect((await server.request('/health')).status).toBe(200);
  socket.resetAndDestroy();
  await once(socket, 'close');
  for (let turn = 0; turn < 10; turn += 1) await server.request('/health');
  expect(noted).toEqual([]);
});
