import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Blobs, repositoryRoot } from '@velluto/server';
import { PHOTO_FILES, type PhotoFile } from '@velluto/server/areas/photos/files.ts';

/** Part of the path of stored pictures; to be raised when pictures change, so that no older one is served. */
const PICTURES_VERSION = 4;
const FOLDER = join(repositoryRoot, 'packages/demo/pictures');

/** Pictures of demo members, encoded at the first request and stored from then on. */
export interface DemoPictures {
  /** File of a picture; null when no demo member has this key or file. */
  picture(key: string, file: string): Promise<Uint8Array | null>;
}

/** What `createDemoPictures` needs. */
export interface DemoPicturesOptions {
  /** Path in `pictures` of the picture with a key; undefined when there is no such file. */
  fileOf(key: string): string | undefined;
  /** Where encoded pictures are stored. */
  blobs: Pick<Blobs, 'get' | 'put'>;
}

const isPhotoFile = (file: string): file is PhotoFile => (PHOTO_FILES as readonly string[]).includes(file);

/** Makes the pictures; requests for the same picture at the same time share one encoding. */
export function createDemoPictures({ fileOf, blobs }: DemoPicturesOptions): DemoPictures {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  const make = async (path: string, source: string, size: PhotoFile) => {
    const stored = await blobs.get(path);
    if (stored) return stored;
    // loaded late: from then on this process opens no SVG, of which the icons of the sites are drawn at the start
    const { remakePhoto } = await import('@velluto/server/areas/photos/process-photo.ts');
    const encoded = await remakePhoto(await readFile(join(FOLDER, source)), size);
    await blobs.put(path, encoded);
    return encoded;
  };

  return {
    picture: async (key, size) => {
      const source = fileOf(key);
      if (!source || !isPhotoFile(size)) return null;
      // by the source, not by the key: several members have the same place
      const path = `demo-v${PICTURES_VERSION}/${source}/${size}`;
      const running = inFlight.get(path);
      if (running) return running;
      const picture = make(path, source, size).finally(() => inFlight.delete(path));
      inFlight.set(path, picture);
      return picture;
    },
  };
}
