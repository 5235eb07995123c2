import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** What leaves the server of a span. Everything else may hold addresses, texts or tokens: paths and queries, messages of errors, keys in Redis. */
const allowed = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'db.system.name',
  'db.operation.name',
  'db.query.text',
  'messaging.destination.name',
]);
const statementCharacters = 1_000;

/** What makes quoted values end elsewhere than at a quote: comments, escapes and dollar quotes, which no statement of ours has. */
const otherQuotes = /--|\/\*|\be'|\$\w*\$/i;

/**
 * A statement whose quoted values are blanked; undefined where they cannot be told apart. Values of members are parameters, of
 * which libraries show `$1`.
 */
const withoutValues = (statement: string) =>
  otherQuotes.test(statement)
    ? undefined
    : statement.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, statementCharacters);

function harmlessAttributes(given: ReadableSpan['attributes']): ReadableSpan['attributes'] {
  const kept = Object.entries(given)
    .filter(([name]) => allowed.has(name))
    .map(([name, value]) => [name, name === 'db.query.text' ? withoutValues(String(value)) : value]);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** The outcome without its message. A refused call (4xx) is no fault of the server. */
function statusOf({ kind, status, attributes }: ReadableSpan): ReadableSpan['status'] {
  const answered = Number(attributes['http.response.status_code']);
  const isFault = kind === SpanKind.SERVER ? answered >= 500 : status.code === SpanStatusCode.ERROR;
  return { code: isFault ? SpanStatusCode.ERROR : SpanStatusCode.UNSET };
}

/** A span with what may leave the server. */
function harmless(span: ReadableSpan): ReadableSpan {
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: statusOf(span),
    attributes: harmlessAttributes(span.attributes),
    // errors repeat the values on which they failed
    events: [],
    links: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/**
 * Exports spans without anything that may be personal.
 *
 * @param onChange told when the collector stops to take them, and when it takes them again
 */
export function harmlessExporter(exporter: SpanExporter, onChange: (takes: boolean) => void): SpanExporter {
  let takes = true;
  return {
    export: (spans, done) =>
      exporter.export(spans.map(harmless), result => {
        const taken = result.code === 0;
        if (taken !== takes) onChange(taken);
        takes = taken;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
