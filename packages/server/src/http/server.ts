import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { observeRoutes } from '../observe/routes.ts';
import { ApiError } from './api-error.ts';
import { readOwnCookies } from './cookies.ts';
import { errorHandler, malformedRequestHandler, rawResponseHeaders } from './error-handler.ts';
import { createEventStreams } from './event-streams.ts';
import { createWork } from './load-shedding.ts';
import { routeOperations } from './operation-routes.ts';
import { refuseBadTarget } from './origin.ts';
import { pageCalls, pageHandler } from './pages.ts';
import { watchForProxy } from './proxy-watch.ts';
import { registerRateLimits } from './rate-limits.ts';
import type { RenderPage } from './renderer.ts';
import { registerBodyParsers } from './request-bodies.ts';
import { bindContract } from './run-operation.ts';
import { denyAllPolicy, permissionsPolicy } from './security-headers.ts';
import { serveApp } from './static.ts';
import type { Service } from './types.ts';

/** What the server is made of. */
export interface ServerParts {
  ctx: Context;
  service: Partial<Service>;
  /** Makes the app's pages; without it the server offers the API only. */
  render?: RenderPage | undefined;
  /** Routes outside the contract: pictures, development pages. */
  routes?: (app: FastifyInstance) => Promise<void>;
}

/** Quality 5 makes pages 8 % smaller than 4; below a packet's size it is not worth the work. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1400,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** Ids under which a request is found in the log: cheap, for every call takes one. */
function requestIds(process: string): () => string {
  let count = 0;
  return () => `${process}${(count++).toString(36).padStart(4, '0')}`;
}

/** Puts the server together; the caller listens. */
export async function createServer({ ctx, service, render, routes }: ServerParts): Promise<FastifyInstance> {
  const answerError = errorHandler(ctx);
  const { production } = ctx.config;
  const app = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // the nearest proxy only: what stands before its entry was written by whoever called it
    trustProxy: ctx.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: requestIds(ctx.ids.key().slice(0, 8)),
    // a logger for each request would cost more than a polled call
    childLoggerFactory: logger => logger,
    // addresses that cannot be decoded reach no hook
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(rawResponseHeaders(production))),
    clientErrorHandler: malformedRequestHandler(production),
    // what sends its body for longer only holds a connection; an upload over a slow line takes two minutes
    requestTimeout: 300_000,
    // nothing to and fro: a caller who says nothing, reads nothing, or is gone without a goodbye. Event streams speak more often
    connectionTimeout: 120_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Node would answer by itself, with no body and none of our headers
  app.server.on('checkExpectation', app.routing);
  observeRoutes(app, ctx);
  watchForProxy(app, ctx);
  const streams = createEventStreams(ctx);
  app.addHook('preClose', async () => streams.closeAll());
  app.decorateRequest('memberId', null);
  app.setErrorHandler(answerError);
  await app.register(compress, compression);
  await app.register(cookie);
  app.addHook('onRequest', async request => readOwnCookies(request, production));
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: production,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // for browsers and plug-ins that are gone; every file of a page would carry them
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 10 } });
  await registerRateLimits(app, ctx);
  registerBodyParsers(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', denyAllPolicy).header('permissions-policy', permissionsPolicy);
  });
  // after the headers, which its answer has too
  app.addHook('onRequest', async request => refuseBadTarget(request));
  const operations = bindContract(service);
  const work = createWork(ctx);
  routeOperations(app, ctx, operations, { streams, work });
  // where password managers lead people to (W3C, a well-known URL for changing passwords)
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings?change=password'));
  await routes?.(app);
  if (render) {
    await serveApp(app, ctx.config.appDir);
    const page = pageHandler(render, { app, ctx, calls: pageCalls(app, ctx, operations), work });
    const isPage = (path: string) => !/^\/(api|img|__[a-z]+)(\/|$)/.test(path);
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        if (!isPage(request.url)) throw new ApiError('not_found');
        return page(request, reply);
      },
    });
  }
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found');
  });
  return app;
}
