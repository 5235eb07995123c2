import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

const bar = {
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[3],
  // Clear of the home indicator of phones without a button.
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
} as const;

export const root = productStyle({ ...bar, display: 'grid', gap: vars.space[2] });
export const row = productStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space[3] });

const text = {
  gridArea: '1 / 1',
  paddingBlock: `calc((${vars.touch.min} - ${vars.text.leading.m}) / 2 - 1px)`,
  paddingInline: vars.space[4],
  font: 'inherit',
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.m,
  letterSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

export const grow = productStyle({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  maxBlockSize: `calc(${vars.text.leading.m} * 7)`,
  overflow: 'hidden',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&::after': { ...text, content: 'attr(data-copy)', visibility: 'hidden' },
    '&:focus-within': focusRing,
  },
});
export const over = productStyle({ borderColor: vars.feedback.critical.solid });

export const box = productStyle({
  ...text,
  inlineSize: '100%',
  minBlockSize: 0,
  maxBlockSize: `calc(${vars.text.leading.m} * 7 - 2px)`,
  margin: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.content.default,
  resize: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&::placeholder': { color: vars.content.muted, opacity: 1 } },
});

export const facts = productStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const tooMany = productStyle({ color: vars.feedback.critical.text, fontWeight: vars.font.strong });

export const note = productStyle({
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.default,
});

export const blocked = productStyle({
  ...bar,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  color: vars.content.muted,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

export const link = productStyle({
  color: vars.content.default,
  fontWeight: vars.font.strong,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing },
});
