import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { root } from '../../support/run-step.ts';

/** A text as outlines, which look the same on every machine, whatever fonts it has. */
export interface Outline {
  /** SVG paths that begin at the origin, on the base line. */
  svg: string;
  /** In pixels. */
  width: number;
}

/** Draws a text in a size in pixels. */
export type Typeface = (text: string, size: number) => Outline;

/** A typeface of a brand. */
export interface TypefacePlan {
  /** File in the `fonts` of the brand, without script and extension. */
  file: string;
  brand: string;
  /** Weight, for a variable typeface. */
  weight?: number;
  /** Space between letters, in em. */
  tracking: number;
}

const scripts = ['latin', 'latin-ext'];

/**
 * Opens a typeface of a brand.
 *
 * @param letters all that it will draw
 */
export async function openTypeface(plan: TypefacePlan, letters: string): Promise<Typeface> {
  const { brand, file, weight, tracking } = plan;
  const fonts: Font[] = [];
  for (const script of scripts) {
    const packed = await readFile(
      join(root, 'packages/ui/src/brands', brand, `fonts/${file}-${script}.woff2`),
    );
    const font = await subsetFont(packed, letters, {
      targetFormat: 'sfnt',
      ...(weight && { variationAxes: { wght: weight } }),
    });
    fonts.push(create(font) as Font);
  }
  const fontOf = (letter: string) => {
    const font = fonts.find(candidate => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) throw new Error(`The typeface ${file} has no "${letter}".`);
    return font;
  };
  return (text, size) => {
    let [svg, x] = ['', 0];
    // a narrow space is in few typefaces
    for (const { font, part } of partsByFont(text.replaceAll(/\s/g, ' '), fontOf)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      for (const [index, glyph] of glyphs.entries()) {
        svg += `<path transform="translate(${x} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      }
    }
    return { svg, width: x };
  };
}

/** Splits a text where the next letter is in another file of the typeface. */
function partsByFont(text: string, fontOf: (letter: string) => Font): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = parts.at(-1);
    if (last?.font === font) last.part += letter;
    else parts.push({ font, part: letter });
  }
  return parts;
}
