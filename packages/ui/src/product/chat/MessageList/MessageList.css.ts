import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.surface.page,
});

/**
 * Scrolls from the end (`column-reverse`): the first paint shows the latest message, and adding messages above moves
 * nothing.
 */
export const scroller = productStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  paddingInline: vars.space[4],
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  '@media': { [media.roomyForMessages]: { overscrollBehavior: 'contain' } },
});

export const content = productStyle({
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  // Few messages are aligned to the bottom, beside the text box.
  marginBlockStart: 'auto',
  paddingBlock: vars.space[4],
});

export const older = productStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touch.min,
  color: vars.content.muted,
});
export const notice = productStyle({
  maxInlineSize: '34rem',
  marginInline: 'auto',
  paddingBlock: vars.space[4],
});
export const beginning = productStyle({
  paddingBlock: vars.space[4],
  textAlign: 'center',
  textWrap: 'balance',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.m,
  color: vars.content.muted,
});
export const day = productStyle({ display: 'grid' });

export const dayLabel = productStyle({
  paddingBlock: vars.space[4],
  textAlign: 'center',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

const row = { minInlineSize: 0, containIntrinsicSize: 'auto none auto 4.5rem' } as const;
export const item = productStyle({ ...row, paddingBlockEnd: vars.space[4] });
export const joined = productStyle({ ...row, paddingBlockEnd: vars.space[1] });
/** Not rendered while out of view (`content-visibility`); the browser remembers its height, or uses an estimate. */
export const offscreen = productStyle({ contentVisibility: 'auto' });
export const skeletonOwn = productStyle({ justifySelf: 'end', paddingBlockEnd: vars.space[4] });
export const typing = productStyle({ paddingBlockEnd: vars.space[2] });

export const unread = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  color: vars.content.accent,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.content.accent}` },
  },
});

export const jump = productStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[3],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.raised,
});
