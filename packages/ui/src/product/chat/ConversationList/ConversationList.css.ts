import { vars } from '../../../theme/contract.css.ts';
import { focusRing, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** On a page the list extends to both edges; what is no row keeps the distance of the page. */
export const status = productStyle({ '@media': { [media.phone]: { paddingInline: vars.space.gutter } } });

/** The brand says whether rows are cards or have lines between them. */
export const list = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.portrait.inset,
  margin: 0,
  paddingBlock: vars.portrait.inset,
  paddingInline: 0,
  '@media': { [media.phone]: { paddingInline: vars.portrait.inset } },
});
/** In a narrow list the badge has a line of its own. */
export const item = productStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto none auto 5rem',
  '@media': { [media.phone]: { containIntrinsicSize: 'auto none auto 6rem' } },
});

export const row = productStyle(transition('background-color'), {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `0 solid ${vars.border.hairline}`,
  borderWidth: vars.row.border,
  borderRadius: vars.row.radius,
  background: `color-mix(in srgb, ${vars.surface.raised} ${vars.row.fill}, transparent)`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.sunken } } },
    // on a page the list extends to both edges, and the pictures begin where the title does
    [media.phone]: { paddingInline: `calc(${vars.space.gutter} - ${vars.portrait.inset})` },
    [media.narrow]: { flexWrap: 'wrap' },
  },
});

/** The open conversation has a line at its edge. */
export const active = productStyle({
  background: vars.surface.raised,
  boxShadow: `inset 3px 0 0 ${vars.content.accent}`,
  '@media': {
    [media.forced]: {
      borderInlineStart: '4px solid Highlight',
      paddingInlineStart: `calc(${vars.space[4]} - 4px)`,
    },
  },
});

export const text = productStyle({
  containerType: 'inline-size',
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.half,
  minInlineSize: 0,
  '@media': { [media.narrow]: { flexBasis: '6.5rem' } },
});

/** The badge moves below a name that it would truncate. */
export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
export const mark = productStyle({ flex: 'none', maxInlineSize: '100%' });

/** The link covers the row; the delete button lies above it. */
export const link = productStyle({
  minInlineSize: 0,
  color: vars.content.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.row.radius },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -3 },
  },
});

export const name = productStyle({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: vars.text.leading.m,
});

export const time = productStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const preview = productStyle({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

/** Unread messages are darker and bolder: the badge is not the only sign. */
export const fresh = productStyle({ color: vars.content.default, fontWeight: vars.font.strong });
export const failed = productStyle({ color: vars.feedback.critical.text });
export const end = productStyle({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'space-between',
  minInlineSize: '2.5rem',
  paddingBlock: vars.space[1],
  // Presses pass through to the row's link, except those on the delete button.
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: {
      flexBasis: '100%',
      gridAutoFlow: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});
export const tools = productStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

/** Calm: it waits, and nothing is new. */
export const turn = productStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  fontWeight: vars.font.strong,
  color: vars.content.accent,
  whiteSpace: 'nowrap',
});

/** Always visible: shown on hover only, it could not be found by keyboard. On phones the words of the message need its place. */
export const remove = productStyle({
  '@media': { [media.phone]: { display: 'none' } },
  pointerEvents: 'auto',
  marginBlock: `calc(${vars.space[2]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  color: vars.content.muted,
});
