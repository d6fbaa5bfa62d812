import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type VerifierResponse = Record<string, unknown> | 'hang' | 'break' | 'error' | 'nonsense';

/** A local verifier that returns the given responses. */
export async function startVerifier() {
  let next: VerifierResponse = { success: true, score: 0.9, action: 'login' };
  const requests: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    requests.push(new URLSearchParams(await text(request)));
    if (next === 'hang') return;
    if (next === 'break') return void request.socket.destroy();
    response.statusCode = next === 'error' ? 500 : 200;
    response.end(next === 'nonsense' ? '<html>' : JSON.stringify(next));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    requests,
    respondWith(response: VerifierResponse) {
      next = response;
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
