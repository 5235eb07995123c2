import { vars } from '../../../theme/contract.css.ts';
import { quotationMarks } from '../../../theme/quotation-marks.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';

const roomy = 'lander (width >= 56rem)';

export const sign = productStyle({ inlineSize: '1.25rem', blockSize: '1.25rem' });

export const warning = productStyle({ fontWeight: vars.font.strong });

/** Fills the whole picture area. */
export const poster = productStyle({ position: 'absolute', inset: 0, display: 'grid' });

/** The person's text, large. */
export const quote = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  margin: 0,
  maxInlineSize: '34rem',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontStyle: vars.font.emphasis,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.text.size.l,
  lineHeight: 1.35,
  color: vars.content.strong,
  quotes: 'auto',
  '::before': { content: 'open-quote' },
  '::after': { content: 'close-quote' },
  selectors: quotationMarks,
  '@container': { [roomy]: { WebkitLineClamp: 5, fontSize: vars.text.size.xl } },
});

/** Picture side of the postcard. */
export const front = productStyle({ position: 'absolute', inset: 0, display: 'grid' });

export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

globalIn('product', `${head} > :first-child`, { flex: '1 1 9rem', minInlineSize: 0 });

/** The stamp carries the site's name. */
export const stamp = productStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'end center',
  minBlockSize: '4.25rem',
  padding: vars.space[2],
  border: `3px dotted ${vars.surface.raised}`,
  background: vars.surface.accent,
  rotate: '3deg',
  color: vars.content.accent,
});

export const note = productStyle({
  margin: 0,
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
});

export const form = productStyle({ display: 'grid', gap: vars.space[3] });

/** Film: dark, with perforated edges. */
export const strip = productStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: 6,
  margin: 0,
  padding: vars.space[2],
  listStyleType: '""',
  background: vars.photo.scrim,
  borderBlock: `8px dotted ${vars.photo.label}`,
});

/** Open pictures are twice as wide as locked ones; phones show three. */
export const frame = productStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  flex: '2 1 0',
  minInlineSize: 0,
  maxInlineSize: '24rem',
  selectors: { '&:has([data-veil="locked"])': { flexGrow: 1 } },
  '@container': { 'lander (width < 36rem)': { selectors: { '&:nth-child(n + 4)': { display: 'none' } } } },
});

export const exposed = productStyle({ position: 'relative', containerType: 'inline-size', minBlockSize: 0 });
globalIn('product', `${exposed} > .vl-Photo`, {
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
});

/** At the lower edge, where it covers no face. */
export const mark = productStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInline: vars.space[1],
  display: 'flex',
});

export const count = productStyle({
  fontSize: vars.text.size.xs,
  lineHeight: vars.text.leading.s,
  color: vars.content.onPhoto,
});

export const interests = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});
