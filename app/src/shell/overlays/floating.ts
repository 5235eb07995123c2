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
