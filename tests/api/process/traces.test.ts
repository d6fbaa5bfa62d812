import { expect, test } from 'vitest';
import { startCollector } from '#server/observe/collector.fixtures.ts';
import { startProcesses } from '#tests/api/process/start-processes.ts';

test('A site that stops sends the traces of its last requests', async () => {
  const { endpoint, spans, services } = await startCollector();
  const site = await startProcesses({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_SERVICE_NAME: 'catalogue-staging',
  });
  await site.started;
  await site.request('/en/slow');
  await site.request('/en/packages?search=ana');
  site.signal('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  const requests = spans().filter(({ kind }) => kind === 2);
  expect(requests.map(({ name }) => name)).toEqual(['GET pages', 'GET pages']);
  for (const { traceId, spanId } of requests) {
    const parts = spans().filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(parts.map((part) => [part.name, part.traceId])).toEqual([['pages', traceId]]);
  }
  expect(new Set(services())).toEqual(new Set(['catalogue-staging']));
});

test('A collector that does not exist does not keep a site from serving and stopping', async () => {
  const site = await startProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await site.started;
  expect((await site.request('/en')).status).toBe(200);
  site.signal('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.output()).toContain('traces cannot be sent');
});
