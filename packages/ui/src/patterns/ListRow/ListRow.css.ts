import { vars } from '../../theme/contract.css.ts';
import { focusRing, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { patternStyle } from '../../theme/styles.ts';

/** What is at the end takes a row of its own, so that no word of the text breaks. */
const small = '(width < 22rem)';

export const root = patternStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  // the card ends at its last row
  selectors: { '.vl-Card :last-child > &:last-child': { borderBlockEnd: 0 } },
  '@media': { [small]: { flexWrap: 'wrap' } },
});

export const linked = patternStyle(transition('background-color'), {
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.sunken } } },
  },
});

export const text = patternStyle({
  flex: 1,
  minInlineSize: 0,
  '@media': { [small]: { flexBasis: '8rem' } },
});

export const title = patternStyle({
  display: 'block',
  fontWeight: vars.font.strong,
  color: vars.content.strong,
  overflowWrap: 'anywhere',
});

/** The link covers the whole row; other controls lie above it. */
export const link = patternStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.mark },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

export const detail = patternStyle({
  display: 'block',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  overflowWrap: 'anywhere',
});

export const end = patternStyle({
  position: 'relative',
  flex: 'none',
  maxInlineSize: '50%',
  '@media': { [small]: { maxInlineSize: '100%', marginInlineStart: 'auto' } },
});
