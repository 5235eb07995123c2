import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { darkScene } from '../../theme/scene.css.ts';
import { globalIn, inLayer, patternStyle } from '../../theme/styles.ts';

/** Space for two columns: a container query, not a media query. */
const roomy = 'lander (width >= 56rem)';
/** Height of the window without the top bar and the bar of the sign-up; limited on tall screens. */
const firstWindow = 'min(44rem, calc(100svh - 3.5rem - var(--vl-sign-up-block-size, 0px)))';
const inRoom = (rule: Record<string, unknown>) => ({ '@container': { [roomy]: rule } });

export const root = patternStyle({
  containerName: 'lander',
  containerType: 'inline-size',
  flex: 1,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  color: vars.content.default,
});

export const background = styleVariants({
  page: inLayer('patterns', { background: vars.surface.page }),
  sunken: inLayer('patterns', { background: vars.surface.sunken }),
  accent: inLayer('patterns', { background: vars.surface.accent }),
  night: inLayer('patterns', { background: vars.surface.page }),
});

// on a dark scene its light shines through
globalIn('patterns', `${darkScene} :is(${background.page}, ${background.accent})`, { background: 'none' });

const grid = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: firstWindow,
} as const;

/** On narrow frames the picture takes the height of the window that the text leaves. */
const pictureFirst = { gridTemplateRows: 'minmax(clamp(9rem, 38svh, 15rem), 1fr) auto' } as const;

export const arrangement = styleVariants({
  alone: inLayer('patterns', { ...grid, alignContent: 'center' }),
  beside: inLayer('patterns', {
    ...grid,
    gridTemplateRows: 'auto 1fr',
    ...inRoom({ gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)', gridTemplateRows: '1fr' }),
  }),
  bleed: inLayer('patterns', {
    ...grid,
    ...pictureFirst,
    ...inRoom({ gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)', gridTemplateRows: '1fr' }),
  }),
  across: inLayer('patterns', { ...grid, ...pictureFirst }),
  around: inLayer('patterns', {
    ...grid,
    ...pictureFirst,
    ...inRoom({ gridTemplateRows: '1fr', placeItems: 'center' }),
  }),
  panel: inLayer('patterns', {
    ...grid,
    ...pictureFirst,
    ...inRoom({ gridTemplateRows: '1fr', justifyItems: 'start', alignItems: 'center' }),
  }),
  card: inLayer('patterns', {
    ...grid,
    ...pictureFirst,
    background: vars.surface.raised,
    ...inRoom({
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr',
      minBlockSize: '34rem',
      inlineSize: 'calc(100% - 8rem)',
      maxInlineSize: '66rem',
      margin: `${vars.space[12]} auto`,
      alignSelf: 'center',
      borderRadius: vars.radius.card,
      boxShadow: vars.elevation.raised,
    }),
  }),
  over: inLayer('patterns', { ...grid, alignItems: 'end' }),
});

const behind = { position: 'absolute', inset: 0 } as const;

export const stage = styleVariants({
  beside: inLayer('patterns', { position: 'relative', minInlineSize: 0, overflow: 'clip' }),
  bleed: inLayer('patterns', {
    position: 'relative',
    minInlineSize: 0,
    overflow: 'clip',
    ...inRoom({ gridColumn: 2 }),
  }),
  across: inLayer('patterns', { position: 'relative', minInlineSize: 0, overflow: 'clip' }),
  around: inLayer('patterns', {
    position: 'relative',
    minInlineSize: 0,
    overflow: 'clip',
    ...inRoom(behind),
  }),
  panel: inLayer('patterns', { position: 'relative', minInlineSize: 0, overflow: 'clip', ...inRoom(behind) }),
  card: inLayer('patterns', { position: 'relative', minInlineSize: 0, overflow: 'clip' }),
  over: inLayer('patterns', { ...behind, overflow: 'clip' }),
});

const narrow = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[5],
} as const;
const column = { gap: vars.space[5], paddingInline: vars.space[16], paddingBlock: vars.space[12] };
const scrim = (share: number) => `color-mix(in oklab, ${vars.photo.scrim} ${share}%, transparent)`;

export const text = styleVariants({
  alone: inLayer('patterns', {
    ...narrow,
    ...inRoom({ ...column, inlineSize: '100%', maxInlineSize: '64rem', marginInline: 'auto' }),
  }),
  beside: inLayer('patterns', { ...narrow, ...inRoom(column) }),
  bleed: inLayer('patterns', { ...narrow, ...inRoom({ ...column, gridColumn: 1, gridRow: 1 }) }),
  across: inLayer('patterns', {
    ...narrow,
    ...inRoom({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[16],
      rowGap: vars.space[3],
      paddingInline: vars.space[16],
      paddingBlock: vars.space[8],
    }),
  }),
  around: inLayer('patterns', {
    ...narrow,
    ...inRoom({ ...column, inlineSize: '34rem', maxInlineSize: '40%', padding: 0, textAlign: 'center' }),
  }),
  panel: inLayer('patterns', {
    ...narrow,
    background: vars.surface.page,
    ...inRoom({
      ...column,
      inlineSize: '31rem',
      marginInline: vars.space[16],
      marginBlock: vars.space[12],
      paddingInline: vars.space[10],
      paddingBlock: vars.space[10],
      borderRadius: vars.radius.card,
      boxShadow: vars.elevation.raised,
    }),
  }),
  card: inLayer('patterns', {
    ...narrow,
    ...inRoom({ gap: vars.space[4], paddingInline: vars.space[10], paddingBlock: vars.space[8] }),
  }),
  over: inLayer('patterns', {
    ...narrow,
    paddingBlockStart: vars.space[24],
    // opaque as far as the text extends, whatever the picture; then it fades
    background: `linear-gradient(to top, ${vars.photo.scrim}, ${scrim(86)} calc(100% - 6rem), ${scrim(60)} calc(100% - 4rem), ${scrim(20)} calc(100% - 1.5rem), transparent)`,
    ...inRoom({ ...column, paddingBlockStart: vars.space[24], gap: vars.space[4] }),
    '@media': { [media.forced]: { background: 'Canvas' } },
  }),
});

globalIn('patterns', `${text.around} > *`, inRoom({ justifyContent: 'center' }));

// On scenes the brand says where words stand.
for (const className of [text.alone, text.panel, text.over]) {
  globalIn('patterns', `${className} > *`, {
    textAlign: vars.scene.align,
    justifyContent: vars.scene.align,
  });
  globalIn('patterns', `${className} > p`, { alignSelf: vars.scene.align });
}

// Headlines grow with the frame; with large text a long word still fits.
const least = `min(${vars.text.size.h2}, 12cqi)`;
for (const className of Object.values(text)) {
  globalIn('patterns', `${className} .vl-Heading`, {
    fontSize: `clamp(${least}, 5.6cqi, ${vars.text.size.hero})`,
  });
}
for (const className of [text.panel, text.card]) {
  globalIn('patterns', `${className} .vl-Heading`, {
    fontSize: `clamp(${least}, 4.6cqi, ${vars.text.size.h1})`,
  });
}
globalIn('patterns', `${text.alone} .vl-Heading`, {
  fontSize: `clamp(${least}, 12cqi, 5.5rem)`,
});
/** The headline is a column beside all other text. */
globalIn('patterns', `${text.across} > :is(.vl-Heading, hgroup)`, { gridRow: '1 / span 4' });
globalIn('patterns', `${text.across} .vl-Heading`, { fontSize: `clamp(${least}, 4.6cqi, 3.5rem)` });
