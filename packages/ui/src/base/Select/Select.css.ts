import { vars } from '../../theme/contract.css.ts';
import { baseStyle } from '../../theme/styles.ts';

export const select = baseStyle({
  // a long choice takes more lines; where the browser draws one line only, it ends in dots
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // doubled selector: wins over the control's style in any order of the style sheets
    '&&': { paddingInlineEnd: vars.space[8] },
    '&:disabled': { cursor: 'default' },
  },
});

export const chevron = baseStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  color: vars.content.muted,
  pointerEvents: 'none',
});
