import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#server/files/bucket.ts';

type Objects = Map<string, { bytes: Buffer; changed: Date }>;

type Fault = 'none' | 'unavailable' | 'silent' | 'breaks off';

type Call = { request: IncomingMessage; response: ServerResponse; address: URL; body: Buffer };

const KEY = 'test-key';
const BUCKET = 'media';
/** Fewer than a real server has, so that lists have several pages. */
const PAGE = 3;

/**
 * As much of the S3 protocol as the site uses, in memory. `tests/api/storage` runs the same tests against a real server
 * where one is installed.
 */
export async function openS3Server() {
  const objects: Objects = new Map();
  const requests: string[] = [];
  let fault: Fault = 'none';

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const address = new URL(request.url ?? '', 'http://s3');
    const body = await buffer(request);
    const [, ...key] = namesOf(address);
    requests.push(`${request.method} ${key.join('/') || address.search}`);
    if (fault === 'silent') return null;
    if (fault === 'unavailable') return refuse(response, 503, 'SlowDown');
    return handle(objects, { request, response, address, body }, fault);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const settings: BucketSettings = {
    bucket: BUCKET,
    prefix: 'site/',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: KEY, secretAccessKey: 'secret' },
  };
  return {
    settings,
    objects,
    /** Method and key of each request. */
    requests,
    fail(next: Fault): void {
      fault = next;
    },
    close,
  };
}

/** The bucket, and the parts of a key. */
function namesOf({ pathname }: URL): string[] {
  return decodeURIComponent(pathname).slice(1).split('/');
}

function handle(objects: Objects, call: Call, fault: Fault): ServerResponse {
  const { request, response, address, body } = call;
  const [bucket, ...rest] = namesOf(address);
  const key = rest.join('/');
  if (!request.headers.authorization?.includes(`Credential=${KEY}/`)) {
    return refuse(response, 403, 'InvalidAccessKeyId');
  }
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(objects, call);
  if (request.method === 'PUT') {
    const sum = request.headers['content-md5'];
    if (sum !== hash('md5', body, 'base64')) return refuse(response, 400, 'BadDigest');
    objects.set(key, { bytes: body, changed: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  return send(objects, call, { key, fault });
}

function send(
  objects: Objects,
  { response }: Call,
  { key, fault }: { key: string; fault: Fault },
): ServerResponse {
  const found = objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, {
    'content-length': found.bytes.length,
    'last-modified': found.changed.toUTCString(),
  });
  if (fault !== 'breaks off') return response.end(found.bytes);
  response.write(found.bytes.subarray(0, 3), () => response.destroy());
  return response;
}

function list(objects: Objects, { response, address: { searchParams } }: Call): ServerResponse {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const contents = keys.slice(0, PAGE).map((key) => {
    const size = objects.get(key)?.bytes.length;
    const time = objects.get(key)?.changed.toISOString();
    const tags = `<Size>${size}</Size><LastModified>${time}</LastModified>`;
    return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key>${tags}</Contents>`;
  });
  const token = keys.length > PAGE ? keys[PAGE - 1] : null;
  const next = token ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  return response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/xml' });
  return response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
