import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { DemoPicture } from '../areas/pictures/api.ts';
import type { Context } from '../context/context.ts';
import type { AgeSandbox } from '../infrastructure/age/choose.ts';
import type { PaymentProvider } from '../infrastructure/payments/provider.ts';

/** The demo members of an installation. */
export interface Demo {
  /** The pictures of demo members. */
  picture: DemoPicture;
  /** Fills an empty database with demo members, and starts those who answer messages. */
  start(): Promise<void>;
  stop(): void;
}

/** Stands in for external services during development. */
export interface Sandbox {
  /**
   * A payment provider with play money.
   *
   * @param app the server itself, which answers for the provider
   */
  payments(log: Logger, app: () => FastifyInstance): PaymentProvider;
  /**
   * A test provider of proofs of age, which proves any age.
   *
   * @param app the server itself, which answers for the provider
   */
  age(app: () => FastifyInstance): AgeSandbox;
  /** Adds the sandbox's pages, which must not exist in production. */
  routes(app: FastifyInstance, ctx: Context): Promise<void>;
}

/** Packages that the start command passes to the server, which must not import them. */
export interface Plugins {
  /** Used only when `config.demo` is on. */
  createDemo: (ctx: Context) => Demo;
  sandbox: Sandbox;
}
