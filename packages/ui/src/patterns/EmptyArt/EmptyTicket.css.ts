import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { patternStyle } from '../../theme/styles.ts';
import { word as wordOfTalk } from './EmptyArt.css.ts';
import { share } from './share.ts';

const solid = createVar();

/** The paper of a package, as `Ticket` has it. */
const paper = patternStyle({
  position: 'absolute',
  insetBlockStart: '20%',
  insetInlineStart: '15%',
  inlineSize: '70%',
  aspectRatio: '2 / 1',
  border: '1px solid',
  borderRadius: vars.radius.card,
});

export const behind = patternStyle(paper, {
  vars: { [solid]: vars.package.p1.solid },
  background: vars.package.p1.surface,
  borderColor: vars.package.p1.border,
  rotate: '9deg',
});

export const ticket = patternStyle(paper, {
  vars: { [solid]: vars.package.p3.solid },
  display: 'flex',
  alignItems: 'center',
  gap: '8%',
  paddingInline: '17% 10%',
  background: vars.package.p3.surface,
  borderColor: vars.package.p3.border,
  boxShadow: vars.elevation.raised,
  rotate: '-4deg',
});

/** Perforated on the inside like a ticket stub. */
export const edge = patternStyle({
  position: 'absolute',
  insetBlock: -1,
  insetInlineStart: -1,
  inlineSize: '8%',
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  background: solid,
  maskImage: `radial-gradient(circle ${share(0.25)} at 100% 50%, transparent 97%, black)`,
  maskSize: `100% ${share(0.875)}`,
  maskRepeat: 'round',
  selectors: {
    '&:dir(rtl)': { maskImage: `radial-gradient(circle ${share(0.25)} at 0% 50%, transparent 97%, black)` },
  },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const coin = patternStyle({ flex: 'none', inlineSize: '28%', blockSize: 'auto' });
export const words = patternStyle({ display: 'grid', flex: 1, gap: share(0.5) });
export const word = patternStyle(wordOfTalk, {
  background: vars.package.p3.border,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const shortWord = patternStyle(word, { inlineSize: '60%' });
