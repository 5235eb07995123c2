import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { faces } from './faces.ts';

const approved = join(import.meta.dirname, '__screenshots__');
/** Where the report of the last run is, if something differed. Not committed. */
export const reportFolder = join(import.meta.dirname, 'report');
const foundFolder = join(reportFolder, 'found');
/** Where approved pictures wait that were drawn again, since only their fingerprint is kept. Not committed. */
const redrawnFolder = process.env.VRT_REDRAWN ?? join(reportFolder, 'redrawn');

/** Bytes above which a picture is too heavy to keep in every face. */
const heavy = 120_000;

/** A contact sheet: its story, the file it is in (from the root), and its name there. */
export interface Sheet {
  story: string;
  file: string;
  name: string;
}

/** A face of a sheet that differs from the approved one, and where its picture is. */
export interface Finding extends Sheet {
  face: string;
  isNew: boolean;
  picture: string;
}

/** Fingerprint of a picture's pixels, whatever file they came in. */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex');
}

const indexOf = (story: string) => join(approved, story, 'fingerprints.json');

/** A file that need not be there; any other failure is an error. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Fingerprints of a story's approved pictures by face; empty for a new story. */
export const approvedFaces = async (story: string): Promise<Record<string, string>> =>
  JSON.parse((await readIfThere(indexOf(story)))?.toString() ?? '{}');

/** Takes a picture for the right one. */
export async function approve(story: string, face: string, picture: Buffer): Promise<void> {
  const known = { ...(await approvedFaces(story)), [face]: await fingerprintOf(picture) };
  await mkdir(join(approved, story), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => one.localeCompare(other)));
  // Moved into place whole: another run may be reading.
  const draft = `${indexOf(story)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, indexOf(story));
  const kept = faces.find(({ id }) => id === face)?.kept ?? 'never';
  if (kept === 'never') return;
  const file = await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
  const path = join(approved, story, `${face}.webp`);
  if (kept === 'always' || file.length <= heavy) await writeFile(path, file);
  else await rm(path, { force: true });
}

/** Drops the approved pictures of a face the sheet no longer has. */
export async function forget(story: string, face: string): Promise<void> {
  const { [face]: gone, ...rest } = await approvedFaces(story);
  if (gone) await writeFile(indexOf(story), `${JSON.stringify(rest, null, 2)}\n`);
  await rm(join(approved, story, `${face}.webp`), { force: true });
}

/** The approved picture, where it is kept or was drawn again with exactly the approved pixels. */
export async function approvedPicture(story: string, face: string): Promise<Buffer | undefined> {
  const places = [join(approved, story, `${face}.webp`), join(redrawnFolder, story, `${face}.png`)];
  const { [face]: fingerprint } = await approvedFaces(story);
  for (const path of places) {
    const picture = await readIfThere(path);
    if (picture && (await samePixels(picture, fingerprint))) return picture;
  }
  return undefined;
}

/** Keeps a picture with the approved pixels for the report of another run; only when `VRT_REDRAW` names its folder. */
export async function keepForReport(story: string, face: string, picture: Buffer): Promise<void> {
  if (!process.env.VRT_REDRAW) return;
  const folder = join(process.env.VRT_REDRAW, story);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${face}.png`), picture);
}

/** Leaves a picture that differs for the report. */
export async function leave(sheet: Sheet, face: string, picture: Buffer, isNew: boolean): Promise<void> {
  const path = join(foundFolder, sheet.story, `${face}.png`);
  const finding: Finding = { ...sheet, face, isNew, picture: path };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  await writeFile(path.replace(/png$/, 'json'), JSON.stringify(finding));
}

/** Whether a picture has exactly the pixels of a fingerprint. */
export const samePixels = async (picture: Buffer, fingerprint: string | undefined): Promise<boolean> =>
  fingerprint !== undefined && (await fingerprintOf(picture)) === fingerprint;
