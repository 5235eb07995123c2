import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const bleed = baseStyle({ minInlineSize: 0 });

export const inline = styleVariants(vars.space, space =>
  inLayer('base', { marginInline: `calc(-1 * ${space})` }),
);
export const block = styleVariants(vars.space, space =>
  inLayer('base', { marginBlock: `calc(-1 * ${space})` }),
);
/** The same only where the window is narrow. */
export const inlineOnPhones = styleVariants(vars.space, space =>
  inLayer('base', { '@media': { [media.phone]: { marginInline: `calc(-1 * ${space})` } } }),
);
