import { hostname } from 'node:os';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { withTimeout } from '../with-timeout.ts';
import { harmlessExporter } from './harmless-spans.ts';
import { instrument } from './instrument.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

const stopMs = 1_000;
const header = 'traceparent';
const w3c = new W3CTraceContextPropagator();
/** The position of a trace as the context of what follows. */
const after = (position: string | undefined): Context =>
  position === undefined
    ? ROOT_CONTEXT
    : w3c.extract(ROOT_CONTEXT, { [header]: position }, defaultTextMapGetter);

/** Starts to send spans to a collector. */
function sendTo({ endpoint, serviceName, share }: TracingSettings, log: Logger): TracerProvider {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = harmlessExporter(new OTLPTraceExporter({ url }), takes => {
    if (takes) log.info('the collector takes traces again');
    else log.warn('the collector does not take traces; they are lost until it does');
  });
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

/**
 * Traces calls by OpenTelemetry, for the whole process.
 *
 * @param redis whether the server uses Redis
 */
export async function openTelemetry(
  settings: TracingSettings,
  log: Logger,
  redis: boolean,
): Promise<Tracing> {
  const provider = sendTo(settings, log);
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator({
    extract: (given, carrier, read) => w3c.extract(given, carrier, read),
    // other companies' services are told nothing of our traces
    inject: () => {},
    fields: () => [],
  });
  await instrument(redis);
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => /^\/(healthz|readyz|metrics)$/.test(url),
    requestHook: (span, { method, routeOptions }) =>
      void span.updateName(`${method} ${routeOptions.url ?? 'other'}`),
  });
  const tracer = trace.getTracer('velluto');
  return {
    observe: async app => {
      await app.register(requests.plugin());
      // a body arrives outside of the request's context
      app.addHook('preValidation', (request, _reply, done) => {
        context.with(request.opentelemetry().context ?? context.active(), done);
      });
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    position: () => {
      const carrier: Record<string, string> = {};
      w3c.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier[header];
    },
    job: (name, position, work) => {
      const attributes = { 'messaging.destination.name': name };
      return tracer.startActiveSpan(
        `job ${name}`,
        { kind: SpanKind.CONSUMER, attributes },
        after(position),
        span =>
          work()
            .catch(error => {
              span.setStatus({ code: SpanStatusCode.ERROR });
              throw error;
            })
            .finally(() => span.end()),
      );
    },
    stop: () => withTimeout(stopMs, provider.shutdown()).catch(() => {}),
  };
}
