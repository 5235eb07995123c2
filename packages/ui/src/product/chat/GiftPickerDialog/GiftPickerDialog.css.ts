import { vars } from '../../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const gifts = productStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space[2],
});

/** The whole tile is the native control. */
export const gift = productStyle(pressable, transition('border-color'), {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[1],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.content.strong,
      boxShadow: `inset 0 0 0 1px ${vars.content.strong}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.border.strong } } },
    [media.forced]: {
      selectors: {
        // no outline: it would look like the focus, which is usually on the chosen one
        '&:has(:checked)::before': {
          content: '',
          position: 'absolute',
          inset: -1,
          border: '3px solid Highlight',
          borderRadius: 'inherit',
        },
        '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
export const input = productStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const picture = productStyle({ inlineSize: '3rem', blockSize: '3rem', objectFit: 'contain' });
export const name = productStyle({
  maxInlineSize: '100%',
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
