import { vars } from '../../../theme/contract.css.ts';
import { productStyle } from '../../../theme/styles.ts';
import { paper } from './Ticket.css.ts';

/** A ticket of two lines. */
export const root = productStyle(paper, {
  display: 'grid',
  gap: vars.space.half,
  paddingBlock: vars.space[4],
});
/** What it is, and at the other end of the line what it costs; below each other where they do not fit. */
export const line = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
export const name = productStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
});
export const small = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
