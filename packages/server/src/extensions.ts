import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { DrawPicture } from './photos/serve.ts';
import type { PaymentProvider } from './ports/payments/provider.ts';

/** Demo members of an installation. */
export interface Demo {
  /** Draws the pictures of demo members. */
  drawPicture: DrawPicture;
  /** Fills an empty database, and lets the members who answer begin. */
  start(): Promise<void>;
  stop(): void;
}

/** What stands in for the world outside while the product is developed. */
export interface Sandbox {
  /**
   * A payment provider with play money.
   *
   * @param app the server itself, which answers for the provider
   */
  payments(log: Logger, app: () => FastifyInstance): PaymentProvider;
  /** Adds its pages; they must not exist in production. */
  routes(app: FastifyInstance, ctx: Context): Promise<void>;
}

/** What whoever starts the server may hand to it; the server imports none of it. */
export interface Extensions {
  /** Used where `config.demo` says so. */
  createDemo: (ctx: Context) => Demo;
  sandbox: Sandbox;
}
