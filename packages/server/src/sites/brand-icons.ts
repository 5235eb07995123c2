import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { StartError } from '../start-error.ts';
import { brandFiles } from './own-brand.ts';

/** Widths in pixels that home screens ask for. */
const widths = [180, 192, 512];

/** The icons of a mark by the names that the build gives those of the app. */
async function drawIcons(id: string, mark: Buffer): Promise<[name: string, icon: Buffer][]> {
  const { default: sharp } = await import('sharp');
  const draw = (width: number) =>
    sharp(mark, { density: 144 }).resize(width).png({ palette: true }).toBuffer();
  const drawn = await Promise.all(widths.map(draw));
  return [
    [`${id}.svg`, mark],
    ...drawn.map((icon, at): [string, Buffer] => [`${id}-${widths[at]}.png`, icon]),
  ];
}

/**
 * Icons of the brands that lie beside the site files. They are drawn at the start: as soon as a photo was uploaded, this
 * process opens no drawing any more (`photos/pipeline.ts`).
 */
export async function brandIconRoutes(app: FastifyInstance, { config, sites }: Context): Promise<void> {
  const marks = new Map(
    sites.all.flatMap(({ own_brand: own }) => (own ? [[own.id, own.mark] as const] : [])),
  );
  if (marks.size === 0) return;
  const drawn = await Promise.all(
    [...marks].map(([id, mark]) =>
      drawIcons(id, mark).catch((error: Error) => {
        const file = brandFiles(config.sitesDir, id).mark;
        throw new StartError(
          `The mark of the brand "${id}" cannot be drawn: ${file} is no picture (${error.message.split('\n')[0]}).`,
        );
      }),
    ),
  );
  const icons = new Map(drawn.flat());
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { file } = request.params;
    const icon = icons.get(file);
    if (!icon) throw new ApiError('not_found');
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png').send(icon);
  });
}
