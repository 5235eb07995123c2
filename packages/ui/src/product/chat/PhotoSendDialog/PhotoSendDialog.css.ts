import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { productStyle } from '../../../theme/styles.ts';

export const figure = productStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  margin: 0,
});

/** The whole picture, never cropped, and low enough to leave space for the text and the buttons. */
export const photo = productStyle({
  maxInlineSize: '100%',
  maxBlockSize: '30svh',
  minBlockSize: '6rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  // the rest of the dialog takes 35rem of a phone
  '@media': { [media.phone]: { maxBlockSize: 'min(30svh, 100svh - 36rem)' } },
});

export const caption = productStyle({
  maxInlineSize: '100%',
  fontSize: vars.text.size.s,
  lineHeight: vars.text.leading.s,
  color: vars.content.muted,
  overflowWrap: 'anywhere',
});
