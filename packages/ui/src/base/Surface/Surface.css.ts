import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const surface = baseStyle({
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

const onSurface = (background: string, color: string = vars.content.default) =>
  inLayer('base', { background, color });

export const tone = styleVariants({
  page: onSurface(vars.surface.page),
  raised: onSurface(vars.surface.raised),
  sunken: onSurface(vars.surface.sunken),
  overlay: onSurface(vars.surface.overlay),
  inverse: onSurface(vars.surface.inverse, vars.content.onInverse),
  accent: onSurface(vars.surface.accent),
});

export const radius = styleVariants({
  none: {},
  card: inLayer('base', { borderRadius: vars.radius.card }),
  control: inLayer('base', { borderRadius: vars.radius.control }),
  dialog: inLayer('base', { borderRadius: vars.radius.dialog }),
});

export const outlined = baseStyle({ border: `1px solid ${vars.border.hairline}` });
export const elevated = baseStyle({ boxShadow: vars.elevation.raised });
