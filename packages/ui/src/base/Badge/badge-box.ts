import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Size, shape and type of a badge. */
export const badgeBox: StyleRule = {
  maxInlineSize: '100%',
  minBlockSize: '1.375rem',
  paddingInline: '0.4375rem',
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.mark,
  fontSize: vars.text.size.xs,
  fontWeight: vars.font.strong,
  lineHeight: vars.text.leading.xs,
  letterSpacing: vars.text.tracking.caps,
  overflowWrap: 'break-word',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
};
