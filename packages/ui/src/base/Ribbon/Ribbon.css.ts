import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const ribbon = baseStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.625rem',
  paddingInlineStart: '1.125rem',
  paddingInlineEnd: vars.space[3],
  fontSize: vars.text.size.xs,
  fontWeight: vars.font.strong,
  lineHeight: vars.text.leading.xs,
  letterSpacing: vars.text.tracking.caps,
  whiteSpace: 'nowrap',
  '@media': { [media.forced]: { border: '1px solid CanvasText', clipPath: 'none' } },
});

const cut = (points: string, fromRight: string) =>
  inLayer('base', {
    clipPath: `polygon(${points})`,
    selectors: { '&:dir(rtl)': { clipPath: `polygon(${fromRight})` } },
  });

/** `tail` has a notch like a bookmark, `slant` has a slanted edge. Both start at the end edge. */
export const shape = styleVariants({
  tail: cut(
    '0 0, 100% 0, 100% 100%, 0 100%, 0.5rem 50%',
    '0 0, 100% 0, calc(100% - 0.5rem) 50%, 100% 100%, 0 100%',
  ),
  slant: cut('0 0, 100% 0, 100% 100%, 0.5625rem 100%', '0 0, 100% 0, calc(100% - 0.5625rem) 100%, 0 100%'),
});

const paint = (background: string, color: string) => inLayer('base', { background, color });

export const tone = styleVariants({
  accent: paint(vars.badge.new.bg, vars.badge.new.fg),
  inverse: paint(vars.surface.inverse, vars.content.onInverse),
  p0: paint(vars.package.p0.solid, vars.package.p0.onSolid),
  p1: paint(vars.package.p1.solid, vars.package.p1.onSolid),
  p2: paint(vars.package.p2.solid, vars.package.p2.onSolid),
  p3: paint(vars.package.p3.solid, vars.package.p3.onSolid),
});
