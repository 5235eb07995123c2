import { vars } from '../../../theme/contract.css.ts';
import { focusRingAnywhere } from '../../../theme/interactive.ts';
import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

export const root = productStyle({ position: 'relative', isolation: 'isolate', blockSize: '100%' });

export const mark = productStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  maxInlineSize: `calc(100% - ${vars.space[4]})`,
});

/** A refused picture is hidden from others: it is covered. */
export const refused = productStyle({ position: 'absolute', inset: 0, background: vars.photo.veil });

export const tools = productStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space[2],
  insetInline: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[1],
  // two columns on a phone: four buttons stay on one line, each somewhat narrower
  '@media': {
    [media.phone]: {
      insetBlockEnd: vars.space[1],
      insetInline: vars.space[1],
      flexWrap: 'nowrap',
      gap: vars.space.half,
    },
    // with large text they would lie over each other
    '(max-width: 18em)': { flexWrap: 'wrap' },
  },
});
globalIn('product', `${tools} button`, { flexShrink: 1 });
globalIn('product', `${tools} > span`, { minInlineSize: 0 });

globalIn('product', `${tools} button:focus-visible`, focusRingAnywhere);

/** A picture that is being uploaded is faded. */
export const waiting = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: vars.space[2],
  aspectRatio: '4 / 5',
  padding: vars.space[3],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.photo,
  background: vars.surface.sunken,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  overflow: 'hidden',
});

/** The reason and both buttons have to fit on a narrow phone. */
export const failed = productStyle({
  selectors: {
    '&&': { alignContent: 'safe end', gap: vars.space[1], padding: vars.space[2], overflowY: 'auto' },
  },
});

export const problem = productStyle({ color: vars.feedback.critical.text });

export const foot = productStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const fileName = productStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.content.muted,
});
