import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import sharp from 'sharp';
import { type ShareTexts, sharePicture, shareTexts } from '../../../app/src/ssr/share-pictures.ts';
import { root } from '../../support/run-step.ts';
import { drawHeadline } from './headline.ts';
import { type Scene, scenes, share, svgOf } from './scenes.ts';
import { openTypeface, type Typeface } from './typeface.ts';

type Faces = Record<keyof Scene['faces'], Typeface>;

/** Left edge of the words, in pixels. */
const margin = 72;
/** Base lines of the first and the last words, in pixels. */
const base = { wordmark: 106, kicker: share.height - 72 };
const size = { wordmark: 54, kicker: 31 };
/** Most pixels for the lines of the headline. */
const headlineHeight = 300;

// not `app/src/locales/languages`, where operators add catalogs: they import packages that are not built yet
const catalogs = ['packages/ui/src/i18n/catalogs', 'app/src/locales/catalogs'];

/** The texts of a language by their ids, of messages without values. */
async function textsIn(language: string): Promise<(id: string) => string> {
  const messages = new Map<string, string>();
  for (const folder of catalogs) {
    const catalog = await import(join(root, folder, `${language}.ts`));
    for (const [id, parts] of Object.entries(catalog.messages as Record<string, unknown[]>))
      if (parts.length === 1 && typeof parts[0] === 'string') messages.set(id, parts[0]);
  }
  return id => {
    const text = messages.get(id);
    if (text === undefined)
      throw new Error(`There is no text ${id} in "${language}", for the picture of shared links.`);
    return text;
  };
}

const at = (x: number, y: number, colour: string, content: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${content}</g>`;

/** The words of a picture, as SVG. */
function words(
  brand: string,
  { headline, kicker }: ShareTexts,
  { column, colours }: Scene,
  faces: Faces,
): string {
  const line = faces.small(kicker, size.kicker);
  if (line.width > column) throw new Error(`"${kicker}" is too long for the picture of shared links.`);
  const look = { ...faces, emphasised: colours.emphasis };
  const title = drawHeadline(headline, look, { width: column, height: headlineHeight });
  const middle = (base.wordmark + base.kicker) / 2;
  const first = middle - ((title.lines - 1) * title.step) / 2 + title.size * 0.22;
  return [
    at(margin, base.wordmark, colours.text, faces.wordmark(brand, size.wordmark).svg),
    at(margin, first, colours.text, title.svg),
    at(margin, base.kicker, colours.quiet, line.svg),
  ].join('');
}

async function openFaces({ faces }: Scene, letters: string): Promise<Faces> {
  const open = (name: keyof Faces) => openTypeface(faces[name], letters);
  return {
    wordmark: await open('wordmark'),
    plain: await open('plain'),
    emphasis: await open('emphasis'),
    small: await open('small'),
  };
}

/** The texts of every picture, with its name. */
async function allTexts(brand: string) {
  const pages = Object.entries(shareTexts);
  const languages = LANGUAGES.map(async language => {
    const text = await textsIn(language);
    return pages.map(([page, { headline, kicker }]) => ({
      file: sharePicture(brand, language, page),
      headline: text(headline),
      kicker: text(kicker),
    }));
  });
  return (await Promise.all(languages)).flat();
}

/**
 * Draws the pictures that other sites show beside links, one per page and language.
 *
 * @param brand id of a brand of the app
 * @param folder the files for browsers
 * @throws Error for a brand without a scene, and for a text that is missing or too long
 */
export async function drawSharePictures(brand: string, folder: string): Promise<void> {
  const scene = scenes[brand];
  if (!scene)
    throw new Error(`Describe the scene of the brand "${brand}" in tools/build/share-pictures/scenes.ts.`);
  const [ground, texts] = [await scene.ground(), await allTexts(brand)];
  const letters = texts.map(({ headline, kicker }) => headline + kicker).join(` ${brand}`);
  const faces = await openFaces(scene, letters);
  await mkdir(join(folder, 'share'), { recursive: true });
  const drawing = texts.map(async ({ file, ...text }) => {
    const input = svgOf(words(brand, text, scene, faces));
    await sharp(ground).composite([{ input }]).jpeg({ quality: 76 }).toFile(join(folder, file));
  });
  await Promise.all(drawing);
}
