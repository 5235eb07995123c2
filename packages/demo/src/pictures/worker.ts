import type { PhotoFile } from '@velluto/server/areas/photos/files.ts';
import sharp from 'sharp';
import type { PortraitOptions } from '../portraits/portrait.ts';
import { renderPortrait } from './render.ts';

/** Request of the server to a drawing process. */
export interface RenderRequest {
  id: number;
  options: PortraitOptions;
  file: PhotoFile;
}

/** Answer of the drawing process: the file, or the reason why there is none. */
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
// the server has ended, so nothing needs pictures any more
process.on('disconnect', () => process.exit(0));
// Ctrl-C is sent to this process too, but the server decides when drawing ends
process.on('SIGINT', () => {});
