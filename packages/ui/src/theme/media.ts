/** Media conditions, narrow first; they turn at `BREAKPOINTS` of the rules. */
export const media = {
  /** Phones held upright. */
  phone: '(width < 576px)',
  /** Two columns fit. */
  tablet: '(width >= 576px)',
  /** Navigation moves from the bottom bar to the top bar. */
  desktop: '(width >= 992px)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
} as const;

/** A mouse or a pad, which can drag. By itself: the conditions above are in every page's script. */
export const draggable = '(hover: hover) and (pointer: fine)';
