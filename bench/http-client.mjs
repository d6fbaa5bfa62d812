// A client that costs less than the server it measures: raw sockets, one request at a time on each, bytes counted by
// content-length.
import net from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** The browsers' `Accept-Encoding`. */
export const BROWSER_CODINGS = 'gzip, deflate, br, zstd';

/**
 * Measures requests per second over `connections` keep-alive sockets for `seconds`. Calls `pathOf` for every request,
 * and `bodyOf`, if given, which makes requests POSTs of JSON. Rejects at the first response that is not 200.
 */
export async function measureRate({ connections, seconds, codings = BROWSER_CODINGS, ...target }) {
  const end = performance.now() + seconds * 1000;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => runConnection({ ...target, codings, end })),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - started);
}

function runConnection({ port, pathOf, bodyOf, codings, end }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let responses = 0;
    let missing = 0;
    let head = '';
    const send = () => {
      const body = bodyOf?.() ?? '';
      const about = bodyOf
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
        : '';
      socket.write(
        `${bodyOf ? 'POST' : 'GET'} ${pathOf()} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: ${codings}\r\ncookie: i18n_redirected=en\r\n${about}\r\n${body}`,
      );
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf(END_OF_HEAD);
        if (headEnd < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, headEnd)));
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        missing = length - (head.length - headEnd - END_OF_HEAD.length);
        head = '';
      }
      if (missing > 0) return;
      responses += 1;
      if (performance.now() < end) return send();
      socket.destroy();
      resolve(responses);
    });
  });
}
