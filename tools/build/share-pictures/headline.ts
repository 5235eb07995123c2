import type { Outline, Typeface } from './typeface.ts';

/** How a headline looks: its plain words, and those in `<em>`. */
export interface HeadlineLook {
  plain: Typeface;
  emphasis: Typeface;
  /** Colour of the words in `<em>`. */
  emphasised: string;
}

/** The column of a headline, in pixels. */
export interface Column {
  width: number;
  height: number;
}

/** Draws one word in a size. */
type Word = (size: number) => Outline;

/** Sizes in pixels that are tried, the largest first. */
const sizes = [108, 98, 88, 78, 68, 60];
const lineHeight = 1.06;

/** Words of a message; an `<em>` may hold several. */
function wordsOf(message: string, { plain, emphasis, emphasised }: HeadlineLook): Word[] {
  const stressed: Typeface = (text, size) => {
    const { svg, width } = emphasis(text, size);
    return { svg: `<g fill="${emphasised}">${svg}</g>`, width };
  };
  return message.split(/<em>(.*?)<\/em>/).flatMap((part, index) =>
    part
      .split(/ +/)
      .filter(text => text !== '')
      .map(text => (size: number) => (index % 2 === 0 ? plain : stressed)(text, size)),
  );
}

function linesOf(words: Word[], size: number, width: number, plain: Typeface) {
  const space = plain(' ', size).width;
  const lines: { svg: string; width: number }[] = [];
  for (const word of words) {
    const outline = word(size);
    const last = lines.at(-1);
    const x = last ? last.width + space : 0;
    if (last && x + outline.width <= width) {
      last.svg += `<g transform="translate(${x} 0)">${outline.svg}</g>`;
      last.width = x + outline.width;
    } else lines.push({ ...outline });
  }
  return lines;
}

/**
 * A headline in the largest size in which it fits.
 *
 * @throws Error when it fits in no size: the picture needs a shorter text
 */
export function drawHeadline(message: string, look: HeadlineLook, { width, height }: Column) {
  const words = wordsOf(message, look);
  for (const size of sizes) {
    const lines = linesOf(words, size, width, look.plain);
    const step = size * lineHeight;
    if (lines.length * step > height || lines.some(line => line.width > width)) continue;
    const svg = lines.map((line, index) => `<g transform="translate(0 ${index * step})">${line.svg}</g>`);
    return { svg: svg.join(''), size, lines: lines.length, step };
  }
  throw new Error(`The headline "${message}" does not fit into the picture for shared links.`);
}
