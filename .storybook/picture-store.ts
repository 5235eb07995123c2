import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { boardSize, journeys } from './docs/journeys.ts';

const approved = join(import.meta.dirname, 'fingerprints');
/** Small pictures of components and screens for the front page of Storybook. */
const galleryFolder = join(import.meta.dirname, 'gallery');
const boardsFolder = join(import.meta.dirname, 'boards');
/** Folder of the report of the last run, written if a picture differed. Not committed. */
export const reportFolder = join(import.meta.dirname, 'report');
/** Folders of the pictures that the report compares, by story and appearance. `VRT_BEFORE` names one that outlives a run. */
export const sides = {
  before: process.env.VRT_BEFORE ?? join(reportFolder, 'before'),
  after: join(reportFolder, 'after'),
};

/** A contact sheet: the id of its story, its file (path from the repository's root), and the name of the story. */
export interface Sheet {
  story: string;
  file: string;
  name: string;
}

/** A picture in the report. */
export interface Drawn extends Sheet {
  appearance: string;
  /** Whether it has exactly the approved pixels. */
  approved: boolean;
}

/** SHA-256 of a picture's size and pixels, independent of the file format. */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex');
}

const fileOf = (story: string) => join(approved, `${story}.json`);

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
  JSON.parse((await readIfThere(fileOf(story)))?.toString() ?? '{}');

async function writeFingerprints(story: string, fingerprints: Record<string, string>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => a.localeCompare(b)));
  // written elsewhere and renamed, so that another run never reads half a file
  const draft = `${fileOf(story)}.${process.pid}`;
  await mkdir(approved, { recursive: true });
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(draft, fileOf(story));
}

/** A small copy of a picture on the front page: where it lies, and its size in pixels. */
interface SmallCopy {
  folder: string;
  width: number;
  height: number;
}

const onBoards = new Set(journeys.flatMap(({ screens }) => screens.map(([story]) => story)));

/** The copy of a sheet on the front page, in the brand and mode in which Storybook starts. */
function smallCopy(story: string, appearance: string): SmallCopy | undefined {
  if (appearance === 'velluto-light' && /^(base|patterns|product)-.*(?<!righttoleft)--states$/.test(story))
    return { folder: galleryFolder, width: 400, height: 300 };
  if (appearance === 'velluto-light-phone' && onBoards.has(story))
    return { folder: boardsFolder, ...boardSize };
  return undefined;
}

/** Approves a picture: stores its fingerprint, and for the front page a small copy of its first part. */
export async function approve(story: string, appearance: string, picture: Buffer): Promise<void> {
  await writeFingerprints(story, {
    ...(await approvedFingerprints(story)),
    [appearance]: await fingerprintOf(picture),
  });
  const copy = smallCopy(story, appearance);
  if (!copy) return;
  await mkdir(copy.folder, { recursive: true });
  await sharp(picture)
    .resize({
      width: copy.width,
      height: copy.height,
      fit: 'cover',
      position: 'left top',
      withoutEnlargement: true,
    })
    .webp({ quality: 55, effort: 6 })
    .toFile(join(copy.folder, `${story}.webp`));
}

/** Deletes the approved fingerprint of an appearance that the sheet no longer has. */
export async function forget(story: string, appearance: string): Promise<void> {
  const { [appearance]: removed, ...rest } = await approvedFingerprints(story);
  if (!removed) return;
  if (Object.keys(rest).length > 0) await writeFingerprints(story, rest);
  else await rm(fileOf(story));
}

/** The picture of a side of the report, if it was drawn. */
export const drawnPicture = (
  side: keyof typeof sides,
  { story, appearance }: Drawn,
): Promise<Buffer | undefined> => readIfThere(join(sides[side], story, `${appearance}.png`));

/** Stores a picture that differs from the approved one, for the report at the end of the run. */
export async function storeFinding(sheet: Sheet, appearance: string, picture: Buffer): Promise<void> {
  await storeDrawn(sides.after, { ...sheet, appearance, approved: false }, picture);
}

/** Stores a picture with the approved pixels for the report of another run; only if `VRT_REDRAW` names a folder. */
export async function keepForReport(sheet: Sheet, appearance: string, picture: Buffer): Promise<void> {
  const folder = process.env.VRT_REDRAW;
  if (folder) await storeDrawn(folder, { ...sheet, appearance, approved: true }, picture);
}

async function storeDrawn(folder: string, drawn: Drawn, picture: Buffer): Promise<void> {
  const path = join(folder, drawn.story, `${drawn.appearance}.png`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
  await writeFile(path.replace(/png$/, 'json'), JSON.stringify(drawn));
}

/** Whether a picture has exactly the pixels of a fingerprint. */
export const samePixels = async (picture: Buffer, fingerprint: string | undefined): Promise<boolean> =>
  fingerprint !== undefined && (await fingerprintOf(picture)) === fingerprint;
