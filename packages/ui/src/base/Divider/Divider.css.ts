import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const line = baseStyle({
  border: 0,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  inlineSize: '100%',
});

export const labelled = baseStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.xs,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: '1px solid currentColor' },
  },
});

export const tone = styleVariants({
  quiet: inLayer('base', {
    color: vars.content.muted,
    selectors: { '&::before, &::after': { color: vars.border.hairline } },
  }),
  accent: inLayer('base', { color: vars.content.accent, fontWeight: vars.font.strong }),
});
