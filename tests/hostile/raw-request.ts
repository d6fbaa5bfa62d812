import { connect } from 'node:net';

/** A request as its bytes: nothing is checked or corrected on the way. */
export type RawRequest = {
  /** What it tries, for the report. */
  kind: string;
  method: string;
  /** As in the request line; Latin-1, so that any byte can be in it. */
  target: string;
  version?: string;
  headers: [name: string, value: string][];
  body?: Uint8Array;
  /** The client leaves after so many bytes, or never reads the response. */
  ends?: { afterBytes: number } | 'unread';
};

/** `status` 0: the connection ended without a response. */
export type RawResponse = { status: number; head: string; body: string };

const NOTHING: RawResponse = { status: 0, head: '', body: '' };
/** What is read of a response; the rest is cut off. */
const MAX_READ = 256 * 1024;
/** The server's own limit for slow requests is longer: whoever waits so long is only let go. */
const LIMIT_MS = 20_000;
/** How long a client that does not read stays. */
const UNREAD_MS = 300;

/** Returns the bytes of a request. */
export function toBytes({ method, target, version = '1.1', headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/${version}\r\n${lines}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/** Sends a request on a connection of its own and reads the response until the server ends it. */
export function sendRaw(port: number, request: RawRequest): Promise<RawResponse> {
  const { promise, resolve } = Promise.withResolvers<RawResponse>();
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let size = 0;
  const finish = () => {
    socket.destroy();
    clearTimeout(timer);
    resolve(readResponse(Buffer.concat(chunks)));
  };
  const timer = setTimeout(finish, request.ends === 'unread' ? UNREAD_MS : LIMIT_MS);
  socket.on('connect', () => {
    const bytes = toBytes(request);
    if (typeof request.ends === 'object') {
      socket.write(bytes.subarray(0, request.ends.afterBytes), finish);
    } else {
      if (request.ends === 'unread') socket.pause();
      socket.write(bytes);
    }
  });
  if (request.ends !== 'unread') {
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_READ) finish();
    });
  }
  socket.on('error', finish);
  socket.on('end', finish);
  socket.on('close', finish);
  return promise;
}

/** Reads the first response of what came; the body still has its chunks' lengths, which do not matter here. */
function readResponse(bytes: Buffer): RawResponse {
  const text = bytes.toString('latin1');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
  if (status === undefined) return NOTHING;
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  return { status: Number(status), head: head.toLowerCase(), body: text.slice(head.length) };
}

/** A command that sends about the same request, for a person to try. */
export function toCurl({ method, target, headers, body }: RawRequest, port: number): string {
  const quote = (text: string) => `$'${text.replace(/[^ -&(-[\]-~]/g, escapeByte)}'`;
  const shown = headers
    .filter(([name]) => !/^(host|content-length|connection)$/i.test(name))
    .map(([name, value]) => `-H ${quote(`${name}: ${value.slice(0, 300)}`)}`);
  const address = quote(`http://127.0.0.1:${port}${target.slice(0, 1500)}`);
  const data = body
    ? [`--data-binary ${quote(Buffer.from(body.subarray(0, 600)).toString('latin1'))}`]
    : [];
  return ['curl -sg --path-as-is', `-X ${quote(method)}`, ...shown, ...data, address].join(' ');
}

const escapeByte = (sign: string) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
