import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that can fall silent as a broken network does: nothing arrives, nothing is closed. */
export async function startSilentProxy(target: { host: string; port: number }) {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => {});
    client.pipe(upstream);
    upstream.pipe(client);
    if (isSilent) silence(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on existing and new connections are silent. */
    fallSilent() {
      isSilent = true;
      for (const pair of pairs) silence(pair);
    },
    /** New connections work again; those that fell silent stay so. */
    forwardNew() {
      isSilent = false;
    },
    async stop() {
      for (const [client, upstream] of pairs) {
        client.destroy();
        upstream.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

function silence([client, upstream]: [Socket, Socket]): void {
  client.unpipe(upstream);
  upstream.unpipe(client);
  client.resume();
  upstream.resume();
}
