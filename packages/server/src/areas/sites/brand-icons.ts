import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { themeFiles } from '../../domain/sites/tenant-theme.ts';
import { StartError } from '../../domain/start-error.ts';
import { drawIcons, drawSharePicture } from './draw-icons.ts';

/** File of the picture of a tenant's brand for shared links. */
const shareIcon = (id: string) => `${id}-share.png`;

/** Address of the picture that other sites show beside links to a site; null where the brand of the app has one for each page. */
export const sharePictureOf = ({
  share_picture,
  tenant_theme,
}: Pick<Site, 'share_picture' | 'tenant_theme'>): string | null =>
  share_picture ?? (tenant_theme ? `/icons/${shareIcon(tenant_theme.id)}` : null);

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
    icons.set(shareIcon(id), await drawSharePicture(mark));
  }
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { file } = request.params;
    const icon = icons.get(file);
    if (!icon) throw new ApiError('not_found');
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.type(types[extname(file)] ?? 'image/png').send(icon);
  });
}
