import { basename, extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { themeFiles } from '../../domain/sites/tenant-theme.ts';
import { StartError } from '../../domain/start-error.ts';
import { drawIcons, drawSharePicture } from './draw-icons.ts';

/** Address of the picture of a tenant's brand for shared links. */
export const sharePictureOf = (id: string): string => `/icons/${id}-share.png`;

/** Media types of icons that are not PNG, by the end of their name. */
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.ico': 'image/x-icon' };

/**
 * Serves the icons of the tenants' themes. They are drawn at the start: after the first upload of a photo, this process opens no
 * SVG any more (`photos/process-photo.ts`).
 */
export async function brandIconRoutes(app: FastifyInstance, { config, sites }: Context): Promise<void> {
  const marks = new Map(
    sites.all.flatMap(({ tenant_theme: theme }) => (theme ? [[theme.id, theme.mark] as const] : [])),
  );
  if (marks.size === 0) return;
  const icons = new Map<string, Buffer>();
  for (const [id, mark] of marks) {
    const drawn = await drawIcons(id, mark).catch((error: Error) => {
      const file = themeFiles(config.sitesDir, id).mark;
      throw new StartError(
        `The mark of the brand "${id}" cannot be drawn: ${file} is no picture (${error.message.split('\n')[0]}).`,
      );
    });
    for (const [name, icon] of drawn) icons.set(name, icon);
    icons.set(basename(sharePictureOf(id)), await drawSharePicture(mark));
  }
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { file } = request.params;
    const icon = icons.get(file);
    if (!icon) throw new ApiError('not_found');
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.type(types[extname(file)] ?? 'image/png').send(icon);
  });
}
