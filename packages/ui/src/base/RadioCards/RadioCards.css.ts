import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hyphenated } from '../../theme/hyphens.ts';
import { pressable, radioCard, radioCardInput, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

export const columns = createVar();

/** Fewer columns with large text, so that no short word breaks. A pixel less, because fractions of it may not add up. */
export const cards = baseStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max((100% - (${columns} - 1) * ${vars.space[2]}) / ${columns} - 1px, 5.25rem), 100%), 1fr))`,
  gap: vars.space[2],
});

/** Two at least, also inside a card on the smallest phone, unless the text is large. */
export const cardsThatFit = baseStyle({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(8.75rem, max(50% - ${vars.space[1]}, 7rem), 100%), 1fr))`,
});

/** Beside an icon, two on the smallest phone would leave no word of ten letters its line. */
export const cardsWithIcons = baseStyle({
  '@media': { '(width < 21rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = baseStyle(
  pressable,
  radioCard,
  transition('background-color', 'border-color', 'box-shadow'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: `calc(${vars.touch.min} + ${vars.space[2]})`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.border.default}`,
    selectors: { '&:has(:disabled)': { color: vars.content.muted, background: vars.surface.sunken } },
  },
);

/** Side by side: no radio mark, so that the text gets its space; the frame shows the choice. */
export const narrow = baseStyle({ paddingInline: vars.space[1], textAlign: 'center' });

/** Many options: muted text, and the check in the corner. */
export const small = baseStyle({
  gap: vars.space[1],
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  // two on the smallest phone leave a word of ten letters its line
  '@media': { '(20rem <= width < 21rem)': { gap: vars.space.half, paddingInline: vars.space[1] } },
});

export const input = baseStyle(radioCardInput);

export const text = baseStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  ...hyphenated,
});
export const title = baseStyle({
  fontWeight: vars.font.strong,
  selectors: { [`${small} &`]: { fontWeight: vars.font.weight } },
});
export const smallPrint = baseStyle({
  // doubled selector: wins over the description's style in any order of the style sheets
  selectors: { '&&': { fontSize: vars.text.size.xs, lineHeight: vars.text.leading.xs } },
});
export const mark = baseStyle({
  color: vars.content.strong,
  selectors: { ':not(:has(:checked)) > &': { visibility: 'hidden' } },
});
/** Lies on the frame, so that no text moves when something is chosen. */
export const corner = baseStyle({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineEnd: -1,
  display: 'grid',
  padding: 1,
  borderStartEndRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.mark,
  background: vars.surface.inverse,
  color: vars.content.onInverse,
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
