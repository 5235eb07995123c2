import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { outOfFlowWhileEmpty } from '../../../theme/out-of-flow.ts';
import { productStyle } from '../../../theme/styles.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
} as const;

/** One below the other, so that the bar can stick over all of it. */
export const root = productStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
});
/** With the ways to pay, desktops have two columns. */
export const columns = productStyle({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: vars.space[12],
    },
  },
});
export const purchase = productStyle(column);
/** Only desktops have it as a box: elsewhere the bar has to be a child of the root. */
export const side = productStyle({
  display: 'contents',
  '@media': { [media.desktop]: { ...column } },
});
export const order = productStyle(column, { gap: vars.space[4] });

/** Over the full width of the window. */
export const bar = productStyle({
  '@media': { [`not ${media.desktop}`]: { marginInline: `calc(-1 * ${vars.space.gutter})` } },
});
export const notice = productStyle(outOfFlowWhileEmpty);
/** What is paid, next to the button; on desktops the list above it ends with the same. */
export const due = productStyle({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  '@media': { [media.desktop]: { display: 'none' } },
});
export const dueTotal = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  fontWeight: vars.font.strong,
  color: vars.content.strong,
});

export const total = productStyle({
  display: 'block',
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
  color: vars.content.strong,
});
export const vat = productStyle({
  display: 'block',
  fontWeight: vars.font.weight,
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  color: vars.content.muted,
});
export const terms = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  textWrap: 'pretty',
});
