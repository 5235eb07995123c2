import { contrast } from './colour.ts';
import { type ContrastResult, measureContrasts } from './contrast-requirements.ts';
import { tooClose } from './distance.ts';
import { nearestColour } from './nearest.ts';
import type { ColourProposal } from './problems.ts';
import { requirements } from './ramp.ts';
import type { ResolvedTheme } from './resolved-themes.ts';
import { separate } from './separate.ts';

/** What is in front, such as `content.muted` of `content.muted on surface.page`. */
const frontOf = ({ pair }: ContrastResult) => pair.replace(/ on .*$/, '');

function textProposals({ mode, level, colours }: ResolvedTheme): ColourProposal[] {
  const results = measureContrasts(colours, level);
  const failing = new Set(results.filter(({ contrast, needed }) => contrast < needed).map(frontOf));
  return [...failing].flatMap(name => {
    const uses = results.filter(result => frontOf(result) === name);
    const given = uses[0]?.front ?? '';
    const colour = nearestColour(given, candidate =>
      uses.every(({ back, needed }) => contrast(candidate, back) >= needed),
    );
    return colour === undefined ? [] : [{ where: `${mode}, ${level} contrast: ${name}`, given, colour }];
  });
}

function toneProposals({ mode, level, colours }: ResolvedTheme): ColourProposal[] {
  if (level !== 'normal') return [];
  const tones = Object.values(colours.package);
  const given = tones.map(({ solid }) => solid);
  const hasLabel = (colour: string, index: number) =>
    contrast(colour, tones[index]?.onSolid ?? '') >= requirements.label;
  const apart = separate(given, tooClose, hasLabel) ?? given;
  return Object.keys(colours.package).flatMap((name, at) => {
    const colour = apart[at] ?? '';
    if (colour === given[at]) return [];
    return [{ where: `${mode}: package.${name}.solid`, given: given[at] ?? '', colour }];
  });
}

/**
 * The nearest colours with which the themes of a compiled style sheet pass: of texts and marks, while their grounds stay,
 * and of package tones. Nothing is proposed for a text that no colour makes readable on all of its grounds.
 */
export const proposeThemeColours = (themes: readonly ResolvedTheme[]): ColourProposal[] =>
  themes.flatMap(theme => [...textProposals(theme), ...toneProposals(theme)]);
