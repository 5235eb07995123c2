import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from '../context/context.ts';
import type { Service } from '../context/operation.ts';
import { registerBodyParsers } from '../context/request-bodies.ts';
import { denyAllPolicy, permissionsPolicy } from '../context/security-headers.ts';
import { refuseBadTarget } from '../context/web-origin.ts';
import { ApiError } from '../domain/api-error.ts';
import { isListed } from '../infrastructure/config/config.ts';
import { connectionAcceptor } from './accept-connections.ts';
import { connectionTimes, limitConnections } from './connections.ts';
import { readOwnCookies } from './cookies.ts';
import { allowFrontends } from './cors.ts';
import { errorHandler, malformedRequestHandler, rawResponseHeaders } from './error-handler.ts';
import { createEventStreams } from './event-streams.ts';
import { takeForms } from './form-posts.ts';
import { observeRoutes } from './health-routes.ts';
import { createWork } from './load-shedding.ts';
import type { LoopDelay } from './loop-delay.ts';
import { routeOperations } from './operation-routes.ts';
import { answerOtherMethods, collectAddresses } from './other-methods.ts';
import { pageCalls, pageHandler } from './pages.ts';
import { watchForProxy } from './proxy-watch.ts';
import { registerRateLimits } from './rate-limits.ts';
import { createRenderTurns } from './render-turns.ts';
import type { RenderPage } from './renderer.ts';
import { identifyRequests, requestIds } from './request-ids.ts';
import { bindContract } from './run-operation.ts';
import { serveApp } from './static.ts';

/** The parts from which the server is made. */
export interface ServerParts {
  ctx: Context;
  service: Partial<Service>;
  /** Renders the app's pages; without it the server offers the API only. */
  render?: RenderPage | undefined;
  /** How late the event loop is, see `measureLoopDelay`. */
  loopDelay: LoopDelay;
  /** Routes outside the contract: pictures, development pages. */
  routes?: (app: FastifyInstance) => Promise<void>;
}

/** Brotli quality 5 makes pages 8 % smaller than 4. Responses below the size of a network packet are not compressed, since that saves nothing. */
const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1400,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** Whether the app has a page at a path, with a query or without, if only the one that says that there is none. */
const isPage = (path: string): boolean => !/^\/(api|img|__[a-z]+)([/?]|$)/.test(path);

/** Creates the server without listening. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { ctx, service, render, routes, loopDelay } = parts;
  const answerError = errorHandler(ctx);
  const { production } = ctx.config;
  const app = fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // trusts the nearest proxy only: earlier entries of X-Forwarded-For may be forged by its caller
    trustProxy: ctx.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: requestIds(ctx.ids.key().slice(0, 8), ctx.config.trustProxy),
    // a logger for each request would cost more than a polled call
    childLoggerFactory: logger => logger,
    // requests with an undecodable address bypass the hooks, so the headers are added here
    frameworkErrors: (error, request, reply) =>
      answerError(
        error,
        request,
        reply.headers({ ...rawResponseHeaders(production), 'x-request-id': request.id }),
      ),
    clientErrorHandler: malformedRequestHandler(production),
    ...connectionTimes,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
  // requests with an unknown `Expect` header, which Node would answer itself without body and headers
  app.server.on('checkExpectation', app.routing);
  limitConnections(app.server, ctx);
  const addresses = collectAddresses(app);
  await identifyRequests(app, ctx);
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
    // headers for extinct browsers and plug-ins, which would be sent with every file
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await allowFrontends(app, ctx);
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 10 } });
  await registerRateLimits(app, ctx);
  registerBodyParsers(app);
  const listed = isListed(ctx.config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', denyAllPolicy).header('permissions-policy', permissionsPolicy);
    if (!listed) reply.header('x-robots-tag', 'noindex');
  });
  // after the hooks that set headers, so that their responses have them too
  app.addHook('onRequest', async request => refuseBadTarget(request));
  answerOtherMethods(app, addresses, isPage);
  const operations = bindContract(service);
  const acceptConnections = connectionAcceptor(app.server);
  const turns = createRenderTurns(acceptConnections);
  const delay = () => Math.max(loopDelay(), production ? turns.delay() : 0);
  const work = createWork(ctx, delay, acceptConnections);
  routeOperations(app, ctx, operations, { streams, work });
  // password managers link to this address (W3C, a well-known URL for changing passwords)
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings?change=password'));
  await routes?.(app);
  if (render) {
    await serveApp(app, ctx.config.appDir);
    const page = pageHandler(render, { app, ctx, calls: pageCalls(app, ctx, operations), work, turns });
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        if (!isPage(request.url)) throw new ApiError('not_found');
        return page(request, reply);
      },
    });
    takeForms(app, ctx, isPage);
  }
  app.setNotFoundHandler(() => {
    throw new ApiError('not_found');
  });
  return app;
}
