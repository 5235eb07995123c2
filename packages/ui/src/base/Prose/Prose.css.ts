import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/interactive.ts';
import { baseStyle, globalIn } from '../../theme/styles.ts';

export const prose = baseStyle({
  maxInlineSize: '38rem',
  fontSize: vars.text.size.m,
  lineHeight: vars.text.leading.l,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});

// what it holds has no classes of ours, and a page may have no reset
globalIn('base', `${prose} :where(*)`, { boxSizing: 'border-box', margin: 0, overflowWrap: 'break-word' });
globalIn('base', `${prose} > * + *`, { marginBlockStart: vars.space[4] });
globalIn('base', `${prose} > :is(h2, h3)`, {
  marginBlockStart: vars.space[8],
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.xl,
  lineHeight: vars.text.leading.xl,
});
globalIn('base', `${prose} :is(ul, ol)`, { paddingInlineStart: vars.space[5] });
globalIn('base', `${prose} li + li`, { marginBlockStart: vars.space[1] });
globalIn('base', `${prose} li::marker`, { color: vars.content.muted });
globalIn('base', `${prose} strong`, { fontWeight: vars.font.strong });
globalIn('base', `${prose} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.border.accent}`,
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontSize: vars.text.size.l,
});
globalIn('base', `${prose} a`, {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: vars.border.strong,
  borderRadius: vars.radius.mark,
});
globalIn('base', `${prose} a:focus-visible`, focusRing);
globalIn('base', `${prose} a:hover`, { textDecorationColor: 'currentColor' });
