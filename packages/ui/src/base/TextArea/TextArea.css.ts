import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle } from '../../theme/styles.ts';

export const rows = createVar();
export const maxRows = createVar();

/** Autosize: the box is as tall as a hidden copy of the text, which works in every browser. */
export const grow = baseStyle({ display: 'grid' });

export const layer = baseStyle({
  gridArea: '1 / 1',
  resize: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  maxBlockSize: `calc(${vars.text.leading.m} * ${maxRows} + 2 * ${vars.space[2]} + 2px)`,
  selectors: {
    // doubled selector: wins over the control's style in any order of the style sheets
    '&&': {
      minBlockSize: `max(${vars.touch.min}, calc(${vars.text.leading.m} * ${rows} + 2 * ${vars.space[2]} + 2px))`,
    },
  },
});

export const copy = baseStyle({ visibility: 'hidden', overflow: 'hidden', pointerEvents: 'none' });
