import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { appearances } from './appearances.ts';

const approved = join(import.meta.dirname, '__screenshots__');
/** Folder of the report of the last run, written if a picture differed. Not committed. */
export const reportFolder = join(import.meta.dirname, 'report');
const foundFolder = join(reportFolder, 'found');
/** Approved pictures that were drawn again for the report, because only their fingerprint is stored. Not committed. */
const redrawnFolder = process.env.VRT_REDRAWN ?? join(reportFolder, 'redrawn');

/** Largest file in bytes of a picture with `kept: 'when light'`. */
const maxLightBytes = 120_000;

/** A contact sheet: the id of its story, its file (path from the repository's root), and the name of the story. */
export interface Sheet {
  story: string;
  file: string;
  name: string;
}

/** An appearance of a sheet that differs from the approved picture, and the path of the new picture. */
export interface Finding extends Sheet {
  appearance: string;
  isNew: boolean;
  picture: string;
}

/** SHA-256 of a picture's size and pixels, independent of the file format. */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex');
}

const indexOf = (story: string) => join(approved, story, 'fingerprints.json');

/** Content of a file; undefined when there is none. Any other failure is thrown. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Fingerprints of a story's approved pictures by appearance; empty for a new story. */
export const approvedFingerprints = async (story: string): Promise<Record<string, string>> =>
  JSON.parse((await readIfThere(indexOf(story)))?.toString() ?? '{}');

/** Stores a picture as the approved one of an appearance. */
export async function approve(story: string, appearance: string, picture: Buffer): Promise<void> {
  const fingerprints = { ...(await approvedFingerprints(story)), [appearance]: await fingerprintOf(picture) };
  await mkdir(join(approved, story), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => a.localeCompare(b)));
  // written elsewhere and renamed, so that another run never reads half a file
  const draft = `${indexOf(story)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, indexOf(story));
  const kept = appearances.find(({ id }) => id === appearance)?.kept ?? 'never';
  if (kept === 'never') return;
  const file = await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
  const path = join(approved, story, `${appearance}.webp`);
  if (kept === 'always' || file.length <= maxLightBytes) await writeFile(path, file);
  else await rm(path, { force: true });
}

/** Deletes the approved picture of an appearance that the sheet no longer has. */
export async function forget(story: string, appearance: string): Promise<void> {
  const { [appearance]: removed, ...rest } = await approvedFingerprints(story);
  if (removed) await writeFile(indexOf(story), `${JSON.stringify(rest, null, 2)}\n`);
  await rm(join(approved, story, `${appearance}.webp`), { force: true });
}

/** The approved picture, if it is stored or was drawn again with exactly the approved pixels. */
export async function approvedPicture(story: string, appearance: string): Promise<Buffer | undefined> {
  const places = [
    join(approved, story, `${appearance}.webp`),
    join(redrawnFolder, story, `${appearance}.png`),
  ];
  const { [appearance]: fingerprint } = await approvedFingerprints(story);
  for (const path of places) {
    const picture = await readIfThere(path);
    if (picture && (await samePixels(picture, fingerprint))) return picture;
  }
  return undefined;
}

/** Stores a picture that equals the approved one, for the report of another run; only if `VRT_REDRAW` names a folder. */
export async function keepForReport(story: string, appearance: string, picture: Buffer): Promise<void> {
  if (!process.env.VRT_REDRAW) return;
  const folder = join(process.env.VRT_REDRAW, story);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${appearance}.png`), picture);
}

/** Stores a picture that differs, for the report at the end of the run. */
export async function storeFinding(
  sheet: Sheet,
  appearance: string,
  picture: Buffer,
  isNew: boolean,
): Promise<void> {
  const path = join(foundFolder, sheet.story, `${appearance}.png`);
  const finding: Finding = { ...sheet, appearance, isNew, picture: path };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  await writeFile(path.replace(/png$/, 'json'), JSON.stringify(finding));
}

/** Whether a picture has exactly the pixels of a fingerprint. */
export const samePixels = async (picture: Buffer, fingerprint: string | undefined): Promise<boolean> =>
  fingerprint !== undefined && (await fingerprintOf(picture)) === fingerprint;
