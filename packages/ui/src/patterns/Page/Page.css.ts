import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalIn, inLayer, patternStyle } from '../../theme/styles.ts';
import { fitting, headlineLeading } from '../../theme/type-scale.ts';

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  '@media': { [media.desktop]: { gap: vars.space[8], paddingBlock: `${vars.space[10]} ${vars.space[16]}` } },
});

const widthOf = (content: string) => `calc(${content} + 2 * ${vars.space.gutter})`;

/** On desktops columns begin where wide pages and the bar above do: in the middle each would have an edge of its own. */
const column = (content: string) =>
  inLayer('patterns', {
    maxInlineSize: widthOf(content),
    '@media': { [media.desktop]: { marginInline: 0 } },
  });

export const width = styleVariants({
  narrow: column('30rem'),
  reading: column('46rem'),
  text: column('60rem'),
  wide: inLayer('patterns', { maxInlineSize: widthOf('76rem') }),
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const text = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const lead = patternStyle({ color: vars.content.muted, maxInlineSize: '42rem' });

export const tabs = patternStyle({ minInlineSize: 0 });

/** In the window of a phone one row of title and filters, with the lead in a line below them. */
export const compact = patternStyle(root, {
  '@media': { [media.small]: { gap: vars.space[2], paddingBlockStart: vars.space[2] } },
});
globalIn('patterns', `${compact} > ${head}`, {
  '@media': {
    [media.small]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      gap: `${vars.space[1]} ${vars.space[2]}`,
    },
    // what is beside the title gives way to it
    [`${media.small} and ${media.titleRow}`]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'end',
    },
  },
});
// links above the headline need more distance than those below it, which come with their own
globalIn('patterns', `${compact} > ${tabs}`, {
  '@media': { [media.small]: { marginBlockEnd: vars.space[2] } },
});
globalIn('patterns', `${compact} > ${head} + .vl-TabLinks`, {
  '@media': { [media.small]: { marginBlockStart: `calc(-1 * (${vars.space[2]} + ${vars.space[1]}))` } },
});
globalIn('patterns', `${compact} > ${head} > ${text}`, {
  '@media': { [media.small]: { display: 'contents' } },
});
globalIn('patterns', `${compact} > ${head} h1`, {
  '@media': {
    [media.small]: {
      fontSize: fitting('xl', vars.text.size),
      lineHeight: headlineLeading,
    },
  },
});
globalIn('patterns', `${compact} > ${head} ${lead}`, {
  '@media': {
    [media.small]: {
      order: 1,
      gridColumn: '1 / -1',
      justifySelf: 'start',
      fontSize: vars.text.size.xs,
      lineHeight: vars.text.leading.xs,
    },
  },
});
