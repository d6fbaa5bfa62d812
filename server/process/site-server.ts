import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { errors } from '#core/app-error.ts';
import { StartError } from '#server/process/exit-codes.ts';

const READINESS = '/readyz';
/** Without scripts, the form of the energy calculator sends all fields of 40 zones in its address: 35 kB. */
const MAX_HEADER_BYTES = 48 * 1024;

/** As `send_timeout` of nginx. */
const STALL_MS = 60_000;

const starting: RequestListener = (_request, response) => {
  const { status, retryAfterS } = errors.starting;
  response.writeHead(status, {
    'content-type': 'application/json',
    'retry-after': String(retryAfterS),
  });
  response.end('{"status":"starting"}');
};

/**
 * The HTTP server of a process. Until `serve` is called it responds with 503; `/readyz` tells whether new requests are
 * welcome: 200, or 503 from `refuseReadiness` on.
 */
export function createSiteServer({ stallMs = STALL_MS } = {}) {
  let listener = starting;
  let isReady = true;
  let isLeaving = false;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    // The next request belongs to another process or connection.
    if (isLeaving) response.shouldKeepAlive = false;
    endWhenStalled(response, stallMs);
    if (request.url === READINESS && listener !== starting) reportReadiness(request, response);
    else listener(request, response);
  });

  const reportReadiness: RequestListener = (_request, response) => {
    response.writeHead(isReady ? 200 : errors.starting.status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(`{"status":"${isReady ? 'ready' : 'draining'}"}`);
  };

  return {
    /** @throws StartError when the address is taken or not allowed. */
    async listen(port: number, host: string): Promise<void> {
      server.listen(port, host);
      try {
        await once(server, 'listening');
      } catch (error) {
        throw new StartError('address', error);
      }
    },

    /** The port that it listens on; 0 before. */
    port: (): number => (server.address() as AddressInfo | null)?.port ?? 0,

    serve(application: RequestListener): void {
      listener = application;
    },

    refuseReadiness(): void {
      isReady = false;
    },

    /**
     * Accepts no more connections and finishes the running requests.
     * @param isGentle idle connections stay open for another request until their announced timeout, so that no client
     *   sends one into a connection that is being closed.
     */
    async close(isGentle = false): Promise<void> {
      isLeaving = true;
      if (!server.listening) return;
      const closed = once(server, 'close');
      if (isGentle) return closeGently(server, closed);
      server.close();
      await closed;
    },
  };
}

/** Ends the connection of a client that reads nothing of its response for so long: the response holds memory. */
function endWhenStalled(response: ServerResponse, stallMs: number): void {
  response.setTimeout(stallMs, () => {
    const { socket } = response;
    // Others wait for the site, such as for the next document of an archive.
    if (socket && socket.writableLength > 0) socket.destroy();
    else response.setTimeout(stallMs);
  });
}

/** Idle connections are closed at the end of their timeout. */
async function closeGently(server: Server, closed: Promise<unknown>): Promise<void> {
  // Not that of http, which ends idle connections at once.
  NetServer.prototype.close.call(server);
  const timeout = setTimeout(() => server.closeIdleConnections(), server.keepAliveTimeout);
  await closed;
  clearTimeout(timeout);
}
