import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of a server: accepts a mail, refuses its recipient for good or for now, hangs, or drops the connection; at
 * a recipient `gone@…` without a reply.
 */
type Behaviour =
  | 'take'
  | 'refuse'
  | 'postpone'
  | 'delay'
  | 'drop'
  | 'drop after taking'
  | 'close at gone';

type Started = {
  url: string;
  port: number;
  /** Message-IDs in the order in which mails were accepted. */
  ids: string[];
  raw: string[];
  behave(next: Behaviour): void;
  stop(): Promise<void>;
};

function failure(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a real SMTP server on a free local port, or on the given one. */
export async function startSmtpServer(port = 0): Promise<Started> {
  let behaviour: Behaviour = 'take';
  const ids: string[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      if (behaviour === 'refuse') return callback(failure(`550 no such user ${address}`, 550));
      if (behaviour === 'close at gone' && address.startsWith('gone@')) {
        for (const connection of sockets(server)) connection.destroy();
        return;
      }
      if (behaviour === 'postpone') return callback(failure('451 try again later', 451));
      callback();
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (behaviour === 'delay') return;
        if (behaviour !== 'drop') {
          ids.push(text.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? '');
          raw.push(text);
        }
        if (behaviour.startsWith('drop')) {
          for (const connection of connections(server)) connection.close();
          return;
        }
        callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    ids,
    raw,
    behave: (next) => {
      behaviour = next;
    },
    stop: () => {
      for (const connection of connections(server)) connection.close();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function connections(server: SMTPServer): { close(): void }[] {
  return [...(server as unknown as { connections: Set<{ close(): void }> }).connections];
}

function sockets(server: SMTPServer): { destroy(): void }[] {
  const open = (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
    .connections;
  return [...open].map(({ _socket }) => _socket);
}
