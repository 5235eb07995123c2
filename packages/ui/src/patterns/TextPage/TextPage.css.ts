import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

/** A date is not left alone in a last line. */
export const note = patternStyle({ display: 'block', textWrap: 'pretty' });

/** Text and table of contents side by side, where there is space. */
export const columns = patternStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 38rem) minmax(0, 15rem)',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: vars.space[12],
    },
  },
});

export const text = patternStyle({ minInlineSize: 0 });
/** Introduction. */
globalIn('patterns', `${text} > * > p:first-child`, {
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.l,
  color: vars.content.strong,
});
// below the bar that sticks to the top of the window
globalIn('patterns', `${text} :is(h2, h3)`, { scrollMarginBlockStart: '5rem' });

/** On phones and tablets: collapsed until it is opened. */
export const folded = patternStyle({
  borderBlock: `1px solid ${vars.border.hairline}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const summary = patternStyle(pressable, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.touch.min,
  listStyle: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing, '&::-webkit-details-marker': { display: 'none' } },
});
globalIn('patterns', `${folded}[open] ${summary} svg`, { rotate: '180deg' });

/** On desktops: stays in view while scrolling, where the window is high enough. */
export const beside = patternStyle({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      order: 1,
      paddingInlineStart: vars.space[6],
      // space for the focus rings of its links
      paddingInlineEnd: vars.space[2],
      marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
      borderInlineStart: `1px solid ${vars.border.hairline}`,
    },
    [`${media.desktop} and ${media.roomy}`]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100svh - 6rem)',
      overflowY: 'auto',
    },
  },
});

export const label = patternStyle({
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

export const list = patternStyle({
  listStyleType: '""',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
globalIn('patterns', `${folded} ${list}`, { paddingBlockEnd: vars.space[3] });

export const link = patternStyle({
  display: 'block',
  paddingBlock: vars.space[2],
  // space for the focus ring; the text stays aligned with the label
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  color: vars.content.default,
  textDecoration: 'none',
  textWrap: 'balance',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  '@media': {
    [media.desktop]: { paddingBlock: vars.space[1] },
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});
