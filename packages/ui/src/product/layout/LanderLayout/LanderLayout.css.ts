import { media } from '../../../theme/media.ts';
import { globalIn, productStyle } from '../../../theme/styles.ts';
import { pageWidth } from '../DefaultLayout/page.ts';

export const root = productStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

/** As wide as the window: landers extend to both edges. */
export const main = productStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

// The footer follows the lander directly; the target of "skip to content" has no focus ring.
globalIn('product', `${main} + footer`, { marginBlockStart: 0 });
globalIn('product', `${main}:focus`, { outline: 'none' });
// A lander that failed says so at the edge of all pages.
globalIn('product', `${main} > .vl-StatusPage`, {
  '@media': { [media.desktop]: { marginInlineStart: `max(0px, (100% - ${pageWidth}) / 2)` } },
});
