import { vars } from '../../theme/contract.css.ts';
import { focusRing, pressable, transition } from '../../theme/interactive.ts';
import { media } from '../../theme/media.ts';
import { baseStyle } from '../../theme/styles.ts';

/** Space between a word and its focus ring; words and line still align with the column. */
const room = vars.space[2];

export const list = baseStyle({
  display: 'flex',
  // a tab beyond the edge of a narrow window would be found by nobody
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${room})`,
  background: `linear-gradient(${vars.border.hairline}, ${vars.border.hairline}) center bottom / calc(100% - 2 * ${room}) 1px no-repeat`,
  '@media': { [media.forced]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const tab = baseStyle(pressable, transition('color'), {
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  minBlockSize: vars.touch.min,
  paddingInline: room,
  border: 0,
  background: 'none',
  color: vars.content.muted,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.mark },
    '&[aria-current], &[aria-selected="true"]': { color: vars.content.strong },
    '&[aria-current]::after, &[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      // below the focus ring
      zIndex: -1,
      insetInline: room,
      insetBlockEnd: 0,
      blockSize: 2,
      background: vars.action.primary.bg.rest,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.content.strong } } },
    [media.forced]: {
      selectors: {
        '&[aria-current]::after, &[aria-selected="true"]::after': { background: 'Highlight', blockSize: 4 },
      },
    },
  },
});
