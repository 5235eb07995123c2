import { createRequire, syncBuiltinESMExports } from 'node:module';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import pg from 'pg';

class PostgresInstrumentation extends PgInstrumentation {
  /** Traces the statements of the bundled package, which the instrumentation does not find by itself. */
  patch(): void {
    for (const { name, patch } of this.init()) if (name === 'pg') patch?.(pg);
  }
}

/**
 * Traces statements, commands and calls of other services that belong to a traced call.
 *
 * @param redis whether the server uses Redis
 */
export async function instrument(redis: boolean): Promise<void> {
  new PostgresInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }).patch();
  if (redis) (await import('./instrument-redis.ts')).instrumentRedis();
  new UndiciInstrumentation({ requireParentforSpans: true });
  new HttpInstrumentation({
    disableIncomingRequestInstrumentation: true,
    requireParentforOutgoingSpans: true,
  });
  // it waits for these to be required, and then changes what everybody has of them
  const require = createRequire(import.meta.url);
  require('node:http');
  require('node:https');
  // for packages that import single functions
  syncBuiltinESMExports();
}
