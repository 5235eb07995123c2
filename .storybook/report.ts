import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appearances } from './appearances.ts';
import { cutOut, type Difference, differenceOf, type Picture, readPicture } from './picture-difference.ts';
import { type Drawn, drawnPicture, reportFolder, sides } from './picture-store.ts';
import { pageOf, type ShownFinding, type ShownPlace } from './report.page.ts';

/** A finding in `report.json`, for tools: without pictures. */
export type ReportedFinding = Omit<ShownFinding, 'places'>;

/** Most changed parts of an appearance that the page shows. */
const shownPlaces = 3;
/** Most bytes of pictures in the page, so that it can be mailed and opened on a phone. */
const budget = 30_000_000;

const page = join(reportFolder, 'index.html');
const json = join(reportFolder, 'report.json');
const dataUri = (file: Buffer) => `data:image/webp;base64,${file.toString('base64')}`;
const sizeOf = ({ width, height }: Pick<Picture, 'width' | 'height'>) => `${width} × ${height}`;
const sizeOfFile = async (file: Buffer) => sizeOf(await readPicture(file));

async function placesShown({ before, after, drawn, places }: Difference): Promise<ShownPlace[]> {
  const cut = async (place: Difference['places'][number]) => {
    const [was, is, marked] = await Promise.all(
      [before, after, drawn].map(picture => cutOut(picture, place).then(dataUri)),
    );
    const { pixels: _, ...where } = place;
    return { ...where, before: was, after: is ?? '', difference: marked };
  };
  return Promise.all(places.slice(0, shownPlaces).map(cut));
}

async function whole(file: Buffer): Promise<ShownPlace[]> {
  const picture = await readPicture(file);
  const place = { left: 0, top: 0, width: picture.width, height: picture.height, pixels: 0 };
  return [{ ...place, after: dataUri(await cutOut(picture, place)) }];
}

/** What the report shows of a picture; undefined for an approved one that looks as it did before. */
async function shown(drawn: Drawn): Promise<ShownFinding | undefined> {
  const [before, after] = [await drawnPicture('before', drawn), await drawnPicture('after', drawn)];
  if (!after) throw new Error(`${drawn.story} in ${drawn.appearance} has no picture.`);
  const sizes = { before: before && (await sizeOfFile(before)), after: await sizeOfFile(after) };
  if (!before) return { ...drawn, sizes, places: await whole(after), more: 0 };
  const difference = await differenceOf(before, after);
  if (drawn.approved && difference.pixels === 0) return undefined;
  const places = await placesShown(difference);
  const more = difference.places.length - places.length;
  return { ...drawn, pixels: difference.pixels, sizes, places, more };
}

/** The pictures of the last run, in the order of files, sheets and appearances. */
export async function drawnPictures(): Promise<Drawn[]> {
  const pictures: Drawn[] = [];
  for await (const file of glob('*/*.json', { cwd: sides.after })) {
    pictures.push(JSON.parse(await readFile(join(sides.after, file), 'utf8')) as Drawn);
  }
  const sheetOf = ({ file, story }: Drawn) => `${file} ${story}`;
  const appearanceOf = ({ appearance }: Drawn) => appearances.findIndex(({ id }) => id === appearance);
  return pictures.sort((a, b) => sheetOf(a).localeCompare(sheetOf(b)) || appearanceOf(a) - appearanceOf(b));
}

/**
 * Writes `index.html`, a page that needs no other file, and `report.json` for tools, from the pictures of the last run.
 * When no picture differs it removes those of before.
 */
export async function writeReport(): Promise<{ page: string; findings: ReportedFinding[] }> {
  const all: ShownFinding[] = [];
  let size = 0;
  for (const drawn of await drawnPictures()) {
    const appearance = await shown(drawn);
    if (!appearance) continue;
    const bytes = appearance.places.reduce(
      (sum, place) =>
        sum + place.after.length + (place.before ?? '').length + (place.difference ?? '').length,
      0,
    );
    size += bytes;
    all.push(
      size > budget
        ? { ...appearance, places: [], more: appearance.more + appearance.places.length }
        : appearance,
    );
  }
  const findings = all.map(({ places: _, ...finding }) => finding);
  if (all.length > 0) {
    await writeFile(page, pageOf(all));
    await writeFile(json, `${JSON.stringify(findings, null, 2)}\n`);
  } else {
    for (const file of [page, json]) await rm(file, { force: true });
  }
  return { page, findings };
}
