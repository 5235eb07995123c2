import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { leaves } from '../../theme/compiler/leaves.ts';
import { generatePalette, groundOf, type Palette } from '../../theme/compiler/palette.ts';
import type { Mode, Ramp } from '../../theme/compiler/ramp.ts';
import { type Contrast, semanticColours } from '../../theme/compiler/semantic.ts';

/** A colour of a theme, or a step of the palette that colours are taken from. */
export interface NamedColour {
  path: readonly string[];
  /** Hex, with alpha where it is translucent. */
  colour: string;
  /** Path of the seed or step that the theme takes it from. */
  alias?: string;
}

/** Gives every seed and every step of a palette another colour. */
function repaint(
  { seeds }: Pick<CompleteBrand, 'seeds'>,
  palette: Palette,
  paint: (path: readonly string[], colour: string) => string,
): { seeds: CompleteBrand['seeds']; palette: Palette } {
  const { packages, ...single } = seeds;
  const painted = Object.fromEntries(
    Object.entries(single).map(([name, colour]) => [name, paint(['seed', name], colour)]),
  );
  const [p0, p1, p2, p3] = packages;
  const tone = (name: string, colour: string) => paint(['seed', 'packages', name], colour);
  const repainted = {
    ...single,
    ...painted,
    packages: [tone('p0', p0), tone('p1', p1), tone('p2', p2), tone('p3', p3)] as const,
  };
  const steps = (name: string, colours: readonly string[]) =>
    colours.map((colour, at) => paint(['palette', name, String(at + 1)], colour));
  const ramp = (name: string, { steps: colours, onSolid }: Ramp): Ramp => ({
    steps: steps(name, colours),
    onSolid: paint(['palette', name, 'label'], onSolid),
  });
  const [r0, r1, r2, r3] = palette.packages;
  return {
    seeds: repainted,
    palette: {
      ground: groundOf(repainted, palette.ground.mode),
      neutral: steps('neutral', palette.neutral),
      accent: ramp('accent', palette.accent),
      coin: ramp('coin', palette.coin),
      positive: ramp('positive', palette.positive),
      caution: ramp('caution', palette.caution),
      critical: ramp('critical', palette.critical),
      packages: [ramp('p0', r0), ramp('p1', r1), ramp('p2', r2), ramp('p3', r3)],
    },
  };
}

/**
 * Seeds, palette and colours of a theme. A colour that the theme takes from a seed or a step names it. To find it, the
 * theme is filled a second time from a palette in which every colour is a different mark.
 */
export function themeColours(brand: CompleteBrand, mode: Mode, level: Contrast): NamedColour[] {
  const palette = generatePalette(brand, mode);
  const steps: NamedColour[] = [];
  const marks = new Map<string, NamedColour>();
  const marked = repaint(brand, palette, (path, colour) => {
    const mark = `#${(steps.length + 1).toString(16).padStart(6, '0')}`;
    const step = { path, colour };
    steps.push(step);
    marks.set(mark, step);
    return mark;
  });
  const colours = leaves(semanticColours(brand, mode, level, palette));
  const sources = leaves(semanticColours({ ...brand, seeds: marked.seeds }, mode, level, marked.palette));
  const themed = colours.map(([path, colour], at): NamedColour => {
    const source = marks.get(sources[at]?.[1] ?? '');
    // a colour that was computed may come out as a mark by chance, but not with the colour behind it too
    return source?.colour === colour ? { path, colour, alias: source.path.join('.') } : { path, colour };
  });
  return [...steps, ...themed];
}
