import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context/context.ts';
import { publicOrigin } from '../../context/web-origin.ts';

/** How long `security.txt` is valid after it was fetched, in milliseconds: less than the year that RFC 9116 recommends as the most. */
const securityTextMs = 180 * 86_400_000;
/** Day since which Global Privacy Control is honoured as it is now. */
const gpcSince = '2026-11-26';
/** For files that change only with the site file. */
const forAnHour = 'public, max-age=3600';

/** The files that crawlers, browsers and security researchers look for at fixed addresses, for the site of the host. */
export function wellKnownRoutes(app: FastifyInstance, ctx: Context): void {
  const siteOf = (request: FastifyRequest) => {
    const site = ctx.sites.forHost(request.host);
    return { site, origin: publicOrigin(request, site, ctx.config.production) };
  };

  app.get('/robots.txt', (request, reply) => {
    const { origin } = siteOf(request);
    reply.header('cache-control', forAnHour).type('text/plain; charset=utf-8');
    // pages that may not be listed say so in their HTML, which an excluded crawler would not read
    return reply.send(
      ['User-agent: *', 'Disallow: /api/', 'Disallow: /img/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
        '\n',
      ),
    );
  });

  app.get('/.well-known/security.txt', (request, reply) => {
    const { site, origin } = siteOf(request);
    const expires = new Date(ctx.clock.now().getTime() + securityTextMs);
    reply.header('cache-control', forAnHour).type('text/plain; charset=utf-8');
    return reply.send(
      [
        `Contact: mailto:${site.support_email}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${site.languages.join(', ')}`,
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    );
  });

  app.get('/.well-known/gpc.json', (_request, reply) =>
    reply
      .header('cache-control', forAnHour)
      .type('application/json; charset=utf-8')
      .send({ gpc: true, lastUpdate: gpcSince }),
  );

  app.get('/favicon.ico', (request, reply) => {
    const { brand } = ctx.sites.forHost(request.host);
    return reply.header('cache-control', forAnHour).redirect(`/icons/${brand}.ico`);
  });
}
