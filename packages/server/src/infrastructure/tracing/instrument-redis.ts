import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { Redis } from 'ioredis';

class RedisInstrumentation extends IORedisInstrumentation {
  /** Traces the commands of the bundled package, which the instrumentation does not find by itself. */
  patch(): void {
    for (const { patch } of this.init()) patch?.(Redis);
  }
}

/** Traces the commands that belong to a traced call, without their values: keys of counters contain addresses. */
export function instrumentRedis(): void {
  const dbStatementSerializer = (command: string) => command;
  new RedisInstrumentation({ requireParentSpan: true, dbStatementSerializer }).patch();
}
