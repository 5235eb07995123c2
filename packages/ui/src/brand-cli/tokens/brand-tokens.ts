import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { leaves } from '../../theme/compiler/leaves.ts';
import { brandMeasures } from '../../theme/compiler/measures.ts';
import { levels, modes } from '../../theme/compiler/resolved-themes.ts';
import { resolveSwitches, switches } from '../../theme/switches.ts';
import { themeColours } from './aliases.ts';
import { colourValue, measureValue, type TokenValue } from './values.ts';

/** A design decision of a brand. */
export interface Token {
  path: readonly string[];
  /** Its value; what the Design Tokens format has no type for is a text of CSS. */
  value: TokenValue | { type: 'css'; value: string };
  /** Path of the token whose value it takes. */
  alias?: string | undefined;
}

/** Tokens of a brand that hold in one mode and level of contrast. */
export interface ThemeTokens {
  /** Such as `dark-more`. */
  id: string;
  tokens: readonly Token[];
}

/** Every token of a brand. */
export interface BrandTokens {
  /** What is the same in every theme. */
  base: readonly Token[];
  themes: readonly ThemeTokens[];
}

const measureToken = ([path, css]: [path: string[], css: string]): Token => ({
  path,
  value: measureValue(path, css) ?? { type: 'css', value: css },
});

/** The tokens of a brand that passes its requirements. */
export function brandTokens(brand: CompleteBrand): BrandTokens {
  const { elevation, ...fixed } = brandMeasures(brand);
  const themes = modes.flatMap(mode => {
    const shadows = leaves({ elevation }).map(([path, css]) =>
      measureToken([path, resolveSwitches(css, [switches[mode]])]),
    );
    return levels.map((level): ThemeTokens => {
      const colours = themeColours(brand, mode, level).map(
        ({ path, colour, alias }): Token => ({
          path,
          value: { type: 'color', value: colourValue(colour) },
          alias,
        }),
      );
      return { id: level === 'more' ? `${mode}-more` : mode, tokens: [...colours, ...shadows] };
    });
  });
  return { base: leaves(fixed).map(measureToken), themes };
}
