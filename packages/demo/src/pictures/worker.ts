import type { PhotoFile } from '@velluto/server/photos/files.ts';
import sharp from 'sharp';
import type { PortraitOptions } from '../portraits/portrait.ts';
import { renderPortrait } from './render.ts';

/** What the server asks of a drawing process. */
export interface RenderRequest {
  id: number;
  options: PortraitOptions;
  file: PhotoFile;
}

/** Its answer: the file, or why there is none. */
export type RenderAnswer = { id: number; file: Uint8Array } | { id: number; error: string };

sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (request: RenderRequest) => {
  const answer: RenderAnswer = await renderPortrait(request.options, request.file).then(
    file => ({ id: request.id, file }),
    error => ({ id: request.id, error: String(error) }),
  );
  process.send?.(answer);
});
// the server is gone: nobody waits for pictures any more
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server decides when drawing ends
process.on('SIGINT', () => {});
