import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

/** Begins where the rows of the conversations below it do; the portraits scroll to both edges. */
const inset = {
  paddingInline: vars.space[4],
  '@media': { [media.phone]: { paddingInline: vars.space.gutter } },
};

export const root = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
});

export const title = productStyle(inset);

export const row = productStyle(inset, {
  display: 'flex',
  gap: vars.space[3],
  margin: 0,
  // room for the ring of a portrait and that of the focus
  paddingBlock: vars.space[1],
  listStyleType: '""',
});

/** A container, so that the mark of a demo profile takes its short form. */
export const person = productStyle({
  containerType: 'inline-size',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.half,
  // a portrait with its ring
  inlineSize: '4.5rem',
});
/** Wide enough for the mark of a demo profile in one line, in every language. */
export const marked = productStyle({ inlineSize: '7.25rem' });

export const link = productStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  color: vars.content.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
});

export const portrait = productStyle({ inlineSize: '4rem' });

export const name = productStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
});
