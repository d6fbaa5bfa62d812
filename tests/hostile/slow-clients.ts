import { connect, type Socket } from 'node:net';

const EACH = 40;
const INTERVAL_MS = 1000;
const BODY =
  'POST /api/contact-form-7/v1/contact-forms/101/feedback HTTP/1.1\r\nHost: localhost\r\n';

/** How slow clients begin, and what each sends every second. */
const KINDS = [
  { head: 'GET / HTTP/1.1\r\nHost: localhost\r\n', piece: 'X-Slow: 1\r\n' },
  { head: `${BODY}Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n`, piece: ' ' },
  {
    head: `${BODY}Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`,
    piece: '1\r\nx\r\n',
  },
  { head: '', piece: '' },
];

/**
 * Holds connections open beside all other requests: headers and bodies that never end, and connections without a
 * request. Those that the server closes are opened again.
 *
 * @returns ends them.
 */
export function holdConnections(port: number): () => void {
  const sockets = new Set<Socket>();
  function open({ head }: (typeof KINDS)[number], index: number): Socket {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head.replace('Host:', `X-Forwarded-For: 203.0.113.${index}\r\nHost:`));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
    sockets.add(socket);
    return socket;
  }
  const held = KINDS.flatMap((kind) =>
    Array.from({ length: EACH }, (_, index) => ({ kind, index, socket: open(kind, index) })),
  );
  const timer = setInterval(() => {
    for (const slow of held) {
      if (slow.socket.destroyed) slow.socket = open(slow.kind, slow.index);
      else if (slow.kind.piece !== '') slow.socket.write(slow.kind.piece);
    }
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
