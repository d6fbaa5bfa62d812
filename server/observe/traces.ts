import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { log } from '#server/log.ts';
import { routeOf, statusOf } from '#server/observe/route-name.ts';
import { outcomeOf, type Work, works } from '#server/observe/signals.ts';
import {
  currentExchange,
  type Exchange,
  type ExchangeObserver,
} from '#server/process/request-context.ts';

export type TraceSettings = {
  /** The address of a collector, below which it takes traces at `/v1/traces`. */
  endpoint: string;
  /** Headers for the collector, as `name=value,name=value`, the values with percent signs. */
  headers: string;
  serviceName: string;
  /** The share of requests that are traced, unless a proxy decides. */
  share: number;
  /** Whether `traceparent` comes from a proxy of ours. */
  hasProxy: boolean;
};

export type Traces = {
  observer: ExchangeObserver;
  /** Sends what is left; a collector that does not respond is waited for briefly. */
  close(): Promise<void>;
};

/** The longest attempt to send, also when the process stops. */
const SEND_MS = 3_000;

/**
 * Sends requests and the work that they cause to a collector, in the protocol of OpenTelemetry. Names, methods, statuses
 * and times are all that is in a trace: nothing that a visitor wrote, and no address.
 *
 * @returns null without settings; no package is loaded then.
 */
export async function openTraces(settings: TraceSettings | null): Promise<Traces | null> {
  if (!settings) return null;
  const packages = await loadPackages();
  const provider = createProvider(packages, settings);
  const tracing = {
    ...packages.api,
    ...packages.core,
    tracer: provider.getTracer('lighting-catalogue'),
    hasProxy: settings.hasProxy,
  };
  const spans = new WeakMap<Exchange, Span>();
  const stop = traceWork(tracing, spans);
  return {
    observer: traceRequests(tracing, spans),
    async close() {
      stop();
      // Why it failed is logged by then.
      await provider.shutdown().catch(() => {});
    },
  };
}

async function loadPackages() {
  const [api, core, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, core, resources, sdk, exporter };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

function createProvider({ core, resources, sdk, exporter }: Packages, settings: TraceSettings) {
  const { endpoint, headers, serviceName, share } = settings;
  const sender = new exporter.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: core.parseKeyPairsIntoRecord(headers),
    timeoutMillis: SEND_MS,
  });
  return new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: logFaults(sender), exportTimeoutMillis: SEND_MS }),
    ],
  });
}

/** Logs once that a collector takes no traces, and once that it does again. */
function logFaults(exporter: SpanExporter): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isAway) log.warn({ problem: error.message }, 'traces cannot be sent');
        if (!error && isAway) log.info('traces are being sent again');
        isAway = error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

type Tracing = Packages['api'] &
  Packages['core'] & {
    tracer: ReturnType<ReturnType<typeof createProvider>['getTracer']>;
    hasProxy: boolean;
  };

/** Spans of the requests that are being responded to. */
type RequestSpans = WeakMap<Exchange, Span>;

/** Begins and ends the span of each request. */
function traceRequests(tracing: Tracing, spans: RequestSpans): ExchangeObserver {
  const { tracer, SpanKind, SpanStatusCode } = tracing;
  return {
    onStart(exchange) {
      const { request } = exchange;
      const { method = 'GET' } = request;
      const route = routeOf(request);
      const attributes = { 'http.request.method': method, 'http.route': route };
      const options = { kind: SpanKind.SERVER, attributes };
      const parent = parentOf(request, tracing);
      spans.set(exchange, tracer.startSpan(`${method} ${route}`, options, parent));
    },
    onEnd(exchange) {
      const span = spans.get(exchange);
      spans.delete(exchange);
      if (!span?.isRecording()) return;
      const status = statusOf(exchange.response);
      span.setAttributes({
        'http.response.status_code': status,
        'catalogue.cache': exchange.cache,
        'catalogue.request_id': exchange.id,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The trace that a proxy has begun. What visitors send in its place is not read. */
function parentOf({ headers }: IncomingMessage, tracing: Tracing): Context {
  const { trace, parseTraceParent, ROOT_CONTEXT, hasProxy } = tracing;
  const { traceparent } = headers;
  const parent = hasProxy && typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/**
 * Begins and ends the span of each piece of work, in the work or the request that it is part of. What goes on when that
 * has ended, such as sending mail, is a trace of its own. Returns the function that stops.
 */
function traceWork(tracing: Tracing, requests: RequestSpans): () => void {
  const { trace, tracer, ROOT_CONTEXT, SpanStatusCode } = tracing;
  const current = new AsyncLocalStorage<Work>();
  const spans = new WeakMap<Work, Span>();
  const spanAround = () => {
    const outer = current.getStore();
    const exchange = currentExchange();
    return (outer && spans.get(outer)) ?? (exchange && requests.get(exchange));
  };
  const begin = (work: Work): Work => {
    const around = spanAround();
    const parent = around ? trace.setSpan(ROOT_CONTEXT, around) : ROOT_CONTEXT;
    spans.set(work, tracer.startSpan(work.work, {}, parent));
    return work;
  };
  const end = (work: Work) => {
    const span = spans.get(work);
    spans.delete(work);
    if (!span?.isRecording()) return;
    span.setAttributes(describeEnd(work));
    if (work.error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const listener = { asyncEnd: end } as Parameters<typeof works.subscribe>[0];
  works.start.bindStore(current, begin);
  works.subscribe(listener);
  return () => {
    works.start.unbindStore(current);
    works.unsubscribe(listener);
  };
}

/** How work ended. Messages of errors can quote a visitor: only their class is reported. */
function describeEnd(work: Work): Attributes {
  const { error } = work;
  const type = error instanceof Error ? { 'error.type': error.name } : {};
  return { 'catalogue.outcome': outcomeOf(work), ...type };
}
