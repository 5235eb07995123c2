import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { patternStyle } from '../../theme/styles.ts';
import { fullWidth, share } from './share.ts';

/** All measures inside are parts of its width, but for lines and corners. */
export const root = patternStyle({
  position: 'relative',
  inlineSize: `${fullWidth}rem`,
  containerType: 'inline-size',
  maxInlineSize: '100%',
  aspectRatio: '160 / 110',
});

export const face = patternStyle({
  position: 'absolute',
  boxShadow: `0 0 0 3px ${vars.surface.page}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** What is missing, at the edge of what it belongs to. */
export const sign = patternStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: share(2.5),
  aspectRatio: '1',
  borderRadius: '50%',
  border: `3px solid ${vars.surface.page}`,
  background: vars.action.primary.bg.rest,
  color: vars.action.primary.fg.rest,
});
export const signIcon = patternStyle({ inlineSize: share(1.25), blockSize: share(1.25) });

export const rings = patternStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  overflow: 'visible',
});
export const ring = patternStyle({
  fill: 'none',
  stroke: vars.border.default,
  strokeDasharray: '3 4',
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
/** The people searched for: inside of it there is nobody but the reader. */
export const searched = patternStyle({
  fill: vars.surface.accent,
  stroke: vars.border.accent,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const centre = patternStyle({
  insetInlineStart: '38.75%',
  insetBlockStart: '33.6%',
  inlineSize: '22.5%',
});
export const near = patternStyle({ insetInlineStart: '18%', insetBlockStart: '9%', inlineSize: '13%' });
export const far = patternStyle({ insetInlineStart: '74%', insetBlockStart: '14%', inlineSize: '15%' });
export const farther = patternStyle({ insetInlineStart: '23%', insetBlockStart: '76%', inlineSize: '15%' });
export const signOfCircle = patternStyle({
  position: 'absolute',
  insetInlineStart: '54%',
  insetBlockStart: '55%',
});

/** What someone said or could say, with their face at the outer end. */
export const line = patternStyle({
  position: 'absolute',
  insetInline: '4% 22%',
  insetBlockStart: '6%',
  blockSize: '42%',
  display: 'flex',
  gap: '6%',
});
export const answer = patternStyle(line, { insetInline: '22% 4%', insetBlockStart: '54%' });
export const speaker = patternStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '30%',
  alignSelf: 'end',
});
const bubble = patternStyle({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: share(0.5),
  paddingInline: '10%',
  borderRadius: vars.radius.bubble,
});
export const theirs = patternStyle(bubble, {
  background: vars.bubble.other.bg,
  border: `1px solid ${vars.bubble.other.border}`,
  borderEndStartRadius: vars.radius.photo,
});
/** Not written yet: outlined as messages are that wait. */
export const mine = patternStyle(bubble, {
  justifyItems: 'center',
  border: `1px dashed ${vars.border.strong}`,
  borderEndEndRadius: vars.radius.photo,
});
export const word = patternStyle({
  blockSize: share(0.5),
  borderRadius: vars.radius.pill,
  background: vars.border.default,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const shortWord = patternStyle(word, { inlineSize: '60%' });

/** A print with a white edge. */
export const portrait = patternStyle({
  position: 'absolute',
  insetBlockStart: '12%',
  inlineSize: '40%',
  border: `3px solid ${vars.surface.raised}`,
  boxShadow: vars.elevation.raised,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});
export const before = patternStyle({ insetInlineStart: '10%', rotate: '-9deg', scale: '0.86' });
export const after = patternStyle({ insetInlineEnd: '10%', rotate: '9deg', scale: '0.86' });
export const front = patternStyle({ insetInlineStart: '30%', insetBlockStart: '4%', rotate: '-2deg' });
export const signOfPortrait = patternStyle({
  position: 'absolute',
  insetInlineStart: '59%',
  insetBlockStart: '62%',
});
