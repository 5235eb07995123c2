import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';

/** Widths in pixels that home screens ask for. */
const widths = [180, 192, 512] as const;
const name = /^([a-z][a-z0-9-]*?)(?:-(180|192|512)\.png|\.svg)$/;

/** Icons of the brands that lie beside the site files, at the addresses that the build gives those of the app. */
export function brandIconRoutes(app: FastifyInstance, { sites }: Context): void {
  const marks = new Map(
    sites.all.flatMap(({ own_brand: own }) => (own ? [[own.id, own.mark] as const] : [])),
  );
  if (marks.size === 0) return;
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = (file: string, mark: Buffer, width: number) => {
    const picture =
      drawn.get(file) ?? sharp(mark, { density: 144 }).resize(width).png({ palette: true }).toBuffer();
    drawn.set(file, picture);
    return picture;
  };
  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { file } = request.params;
    const [, id = '', size] = name.exec(file) ?? [];
    const mark = marks.get(id);
    const width = widths.find(one => String(one) === size);
    if (!mark) throw new ApiError('not_found');
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    if (!width) return reply.type('image/svg+xml').send(mark);
    return reply.type('image/png').send(await draw(file, mark, width));
  });
}
