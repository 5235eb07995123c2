import { vars } from '../../theme/contract.css.ts';
import { hyphenated } from '../../theme/hyphens.ts';
import { media } from '../../theme/media.ts';
import { pageWidth } from '../../theme/page-width.ts';
import { patternStyle } from '../../theme/styles.ts';

export const root = patternStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[6],
  minBlockSize: '24rem',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingBlock: `clamp(${vars.space[10]}, 10vh, ${vars.space[24]})`,
  paddingInline: vars.space.gutter,
  // the edge of all pages, also within what is as wide as the window
  '@media': { [media.desktop]: { marginInline: `max(0px, (100% - ${pageWidth}) / 2) auto` } },
});

/** A number or an icon, large and muted. */
export const icon = patternStyle({
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.hero,
  lineHeight: vars.text.leading.hero,
  letterSpacing: vars.text.tracking.display,
  color: vars.content.accent,
});

export const title = patternStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.h2,
  lineHeight: vars.text.leading.h2,
  letterSpacing: vars.text.tracking.display,
  color: vars.content.strong,
  textWrap: 'balance',
  ...hyphenated,
  overflowWrap: 'anywhere',
});

export const body = patternStyle({
  display: 'grid',
  gap: vars.space[3],
  color: vars.content.muted,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
