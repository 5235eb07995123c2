import type { BrandFonts, BrandSeeds } from './brand.ts';
import { isColour, opacity, parse, plainHex } from './colour.ts';
import { seedsFrom } from './complete-brand.ts';
import type { ColourProposal } from './problems.ts';
import { proposeGrounds } from './propose-grounds.ts';
import { proposePackages } from './propose-packages.ts';

/** A brand of which nothing is checked yet. */
type Unchecked = { seeds?: Record<string, unknown> | null; fonts?: Partial<BrandFonts> | null } | null;

/** Seeds by name, packages as `packages.0` and so on. */
const byName = (seeds: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(seeds).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one, at) => [`${name}.${at}`, one]) : [[name, value]],
    ),
  );

/** Grounds and texts the right way round. */
function unswapped(seeds: BrandSeeds): BrandSeeds {
  const { paper, ink, night, cream } = seeds;
  const [light, dark] = parse(paper).l < parse(ink).l ? [ink, paper] : [paper, ink];
  const [bright, deep] = parse(cream).l < parse(night).l ? [night, cream] : [cream, night];
  return { ...seeds, paper: light, ink: dark, night: deep, cream: bright };
}

const colourOf = (value: unknown) => (typeof value === 'string' && isColour(value) ? value : undefined);

/**
 * The nearest colours with which a brand passes, all of them together; empty when it passes already, or when its accent
 * is no colour, from which others are derived. Hues stay; lightness and chroma change as little as is needed. A seed
 * that is no colour counts as left out.
 *
 * @param input a brand that was not checked
 */
export function proposeColours(input: unknown): ColourProposal[] {
  const { seeds, fonts } = (input as Unchecked) ?? {};
  const written = byName(seeds ?? {});
  const accent = colourOf(written.accent);
  if (accent === undefined) return [];
  const defaults = byName(seedsFrom(accent));
  const usable = (name: string) => plainHex(colourOf(written[name]) ?? String(defaults[name]));
  const given: BrandSeeds = {
    paper: usable('paper'),
    ink: usable('ink'),
    night: usable('night'),
    cream: usable('cream'),
    accent: usable('accent'),
    coin: usable('coin'),
    positive: usable('positive'),
    caution: usable('caution'),
    critical: usable('critical'),
    packages: [usable('packages.0'), usable('packages.1'), usable('packages.2'), usable('packages.3')],
  };
  const emphasis = fonts?.emphasis === 'italic' ? 'italic' : 'normal';
  const grounds = proposeGrounds({ seeds: unswapped(given), fonts: { emphasis } });
  const passing = byName({ ...grounds, packages: proposePackages(grounds) });
  return Object.entries(passing).flatMap(([name, value]) => {
    const colour = String(value);
    const lacking =
      name.startsWith('packages.') && seeds?.packages !== undefined ? 'nothing' : defaults[name];
    const wrote = String(written[name] ?? lacking);
    const passes = isColour(wrote) && opacity(wrote) === 1 && plainHex(wrote) === colour;
    return passes ? [] : [{ where: `seeds.${name}`, given: wrote, colour }];
  });
}
