import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const approved = join(root, '.storybook', '__screenshots__');
/** Where pictures that differ are left for a look. Not committed. */
export const seenFolder = join(root, '.vitest', 'visual');

/** Faces kept as pictures. Of the others a fingerprint is kept, which tells a changed pixel just as well. */
const keptFaces = new Set(['velluto-light', 'nordlys-dark']);

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Fingerprint of a picture's pixels, whatever file they came in. */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data, info } = await pixelsOf(picture);
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex');
}

const indexOf = (story: string) => join(approved, story, 'fingerprints.json');

/** Fingerprints of a story's approved pictures by face; empty for a new story. */
export const approvedFaces = async (story: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(indexOf(story), 'utf8').catch(() => '{}'));

/** Takes a picture for the right one. */
export async function approve(story: string, face: string, picture: Buffer): Promise<void> {
  const faces = { ...(await approvedFaces(story)), [face]: await fingerprintOf(picture) };
  await mkdir(join(approved, story), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(faces).sort(([one], [other]) => one.localeCompare(other)));
  // Moved into place whole: another run may be reading.
  const draft = `${indexOf(story)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, indexOf(story));
  if (keptFaces.has(face)) {
    await sharp(picture)
      .webp({ lossless: true, effort: 5 })
      .toFile(join(approved, story, `${face}.webp`));
  }
}

/** Leaves a picture that differs for a look, and how many pixels differ where the right one is kept. */
export async function leave(story: string, face: string, picture: Buffer): Promise<string> {
  const path = join(seenFolder, story, `${face}.png`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  if (!keptFaces.has(face)) return path;
  const right = await pixelsOf(join(approved, story, `${face}.webp`)).catch(() => undefined);
  const seen = await pixelsOf(picture);
  if (!right) return path;
  if (right.info.width !== seen.info.width || right.info.height !== seen.info.height) {
    return `${path} (was ${right.info.width} × ${right.info.height}, is ${seen.info.width} × ${seen.info.height})`;
  }
  const marks = Buffer.alloc(seen.data.length, 255);
  let changed = 0;
  for (let at = 0; at < seen.data.length; at += 3) {
    if (seen.data.compare(right.data, at, at + 3, at, at + 3) === 0) continue;
    changed++;
    marks.fill(0, at + 1, at + 3);
  }
  const { width, height } = seen.info;
  await sharp(marks, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path.replace('.png', '-difference.png'));
  return `${path} (${changed} pixels)`;
}

/** Whether a picture has exactly the pixels of a fingerprint. */
export const samePixels = async (picture: Buffer, fingerprint: string | undefined): Promise<boolean> =>
  fingerprint !== undefined && (await fingerprintOf(picture)) === fingerprint;
