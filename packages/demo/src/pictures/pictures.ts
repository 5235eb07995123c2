import type { Blobs } from '@velluto/server';
import { PHOTO_FILES, type PhotoFile } from '@velluto/server/areas/photos/files.ts';
import type { PortraitOptions } from '../portraits/portrait.ts';
import type { Drawers } from './drawers.ts';

/** Part of the path of cached pictures; to be raised when drawings change, so that no older picture is served. */
const DRAWING_VERSION = 2;

/** Pictures of demo members, drawn at the first request and cached from then on. */
export interface DemoPictures {
  /** File of a picture; null when no demo member has this key or file. Rejects when the queue of drawings is full. */
  picture(key: string, file: string): Promise<Uint8Array | null>;
}

/** What `createDemoPictures` needs. */
export interface DemoPicturesOptions {
  /** The portrait that belongs to a photo key; undefined when it is not a demo member's. */
  portraitOf(key: string): PortraitOptions | undefined;
  drawers: Pick<Drawers, 'draw'>;
  /** Where drawn pictures are cached. */
  blobs: Pick<Blobs, 'get' | 'put'>;
}

const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/** Makes the pictures; requests for the same picture at the same time share one drawing. */
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
