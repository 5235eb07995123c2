import type { CSSProperties } from 'react';

/** A card that floats above the page, which can be used around it. */
export const floating: CSSProperties = {
  position: 'fixed',
  zIndex: 70,
  insetInline: 'var(--vl-space-3)',
  // in a low window the page stays usable around it
  maxBlockSize: '50svh',
  overflowY: 'auto',
  boxShadow: 'var(--vl-elevation-overlay)',
  borderRadius: 'var(--vl-radius-card)',
};

/** Where it begins at the top of the window, below the bar. */
export const belowBar = 'calc(4.5rem + env(safe-area-inset-top))';

/** At the top, below the bar: the buttons of forms are at the end of the page. */
export const floatingAtTop: CSSProperties = {
  ...floating,
  insetBlockStart: belowBar,
  maxInlineSize: '30rem',
  marginInline: 'auto',
};
