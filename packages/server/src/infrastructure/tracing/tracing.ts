import type { FastifyInstance } from 'fastify';

/** Where traces are sent, and how many. */
export interface TracingSettings {
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Name of this server among others. */
  serviceName: string;
  /** Share of the calls that are traced, from 0 to 1; those of which the proxy has decided follow it. */
  share: number;
}

/** Follows calls through the server: HTTP, database, jobs, other services. */
export interface Tracing {
  /** Traces the requests of a server; to be called before its routes are added. */
  observe(app: FastifyInstance): Promise<void>;
  /** Id of the trace to which the running code belongs. */
  traceId(): string | undefined;
  /** The running code's position in its trace, in the form of the header `traceparent` (W3C Trace Context). */
  position(): string | undefined;
  /**
   * Runs a job.
   *
   * @param position position of the call that added the job; without it the job has a trace of its own
   */
  job(name: string, position: string | undefined, work: () => Promise<void>): Promise<void>;
  /** Sends what is left, within a second. */
  stop(): Promise<void>;
}

/** For servers that trace nothing, which is the default. */
export const noTracing: Tracing = {
  observe: async () => {},
  traceId: () => undefined,
  position: () => undefined,
  job: (_name, _position, work) => work(),
  stop: async () => {},
};
