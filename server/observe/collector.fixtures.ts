import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Value = { stringValue?: string; intValue?: number };
type Attributes = { key: string; value: Value }[];
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attributes;
  status: { code?: number };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: SentSpan[] }[] }[];
};

const valuesOf = (attributes: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** A collector of OpenTelemetry that keeps what it gets; it ends with the test. */
export async function startCollector() {
  const bodies: Sent[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Sent;
    if (request.url === '/v1/traces' && status === 200) {
      bodies.push(body);
      headers.push(request.headers);
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const resources = () => bodies.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    respondWith(code: number): void {
      status = code;
    },
    services: () =>
      resources().map(({ resource }) => valuesOf(resource.attributes)['service.name']),
    spans: () =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: valuesOf(span.attributes) })),
    /** Everything that was sent, as text. */
    text: () => JSON.stringify(bodies),
  };
}
