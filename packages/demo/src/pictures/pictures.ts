import type { Blobs } from '@velluto/server';
import { PHOTO_FILES, type PhotoFile } from '@velluto/server/photos/files.ts';
import type { PortraitOptions } from '../portraits/portrait.ts';
import type { Drawers } from './drawers.ts';

/** Raise it when drawings change, so that no cached picture of an older drawing is served. */
const DRAWING_VERSION = 1;

/** Pictures of demo members, drawn when first asked for and kept from then on. */
export interface DemoPictures {
  /** File of a picture; null when the key or file is none of ours. Rejects when the queue of drawings is full. */
  picture(key: string, file: string): Promise<Uint8Array | null>;
}

/** What pictures are made with. */
export interface DemoPicturesOptions {
  /** What a photo key shows; undefined when it belongs to no demo member. */
  portraitOf(key: string): PortraitOptions | undefined;
  drawers: Pick<Drawers, 'draw'>;
  /** Where drawn pictures are kept. */
  blobs: Pick<Blobs, 'get' | 'put'>;
}

const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/** Pictures by key; several requests for one that is not drawn yet wait for the same drawing. */
export function createDemoPictures({ portraitOf, drawers, blobs }: DemoPicturesOptions): DemoPictures {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  const make = async (path: string, options: PortraitOptions, file: PhotoFile) => {
    const cached = await blobs.get(path);
    if (cached) return cached;
    const drawn = await drawers.draw(options, file);
    await blobs.put(path, drawn);
    return drawn;
  };

  return {
    picture: async (key, file) => {
      const options = isPhotoFile(file) ? portraitOf(key) : undefined;
      if (!options || !isPhotoFile(file)) return null;
      const path = `demo-v${DRAWING_VERSION}/${key}/${file}`;
      const running = inFlight.get(path);
      if (running) return running;
      const picture = make(path, options, file).finally(() => inFlight.delete(path));
      inFlight.set(path, picture);
      return picture;
    },
  };
}
