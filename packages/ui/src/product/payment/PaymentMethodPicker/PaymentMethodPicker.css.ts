import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ display: 'grid', gap: vars.space[3], margin: 0 });
export const legend = productStyle({
  padding: 0,
  marginBlockEnd: vars.space[3],
  fontWeight: vars.font.strong,
});
export const list = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[2],
});

export const option = productStyle(pressable, transition('background-color', 'border-color'), {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.control,
  selectors: { '&:has(:focus-visible)': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.strong } } },
  },
});

export const chosen = productStyle({
  borderColor: vars.content.strong,
  boxShadow: `inset 0 0 0 1px ${vars.content.strong}`,
  '@media': {
    [media.forced]: { borderColor: 'Highlight' },
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.content.strong } } },
  },
});
export const gone = productStyle({ background: 'transparent', borderStyle: 'dashed' });

export const radio = productStyle({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  outline: 'none',
  accentColor: vars.content.strong,
});
export const text = productStyle({ minInlineSize: 0, display: 'grid' });
export const name = productStyle({ overflowWrap: 'anywhere', lineHeight: vars.text.leading.s });
export const note = productStyle({
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});
export const error = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.feedback.critical.text,
});
