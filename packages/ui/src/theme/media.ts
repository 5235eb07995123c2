/** Media conditions, narrow first; they change at `BREAKPOINTS` of the rules. */
export const media = {
  /** Phones in portrait. */
  phone: '(width < 576px)',
  /** Space for two columns. */
  tablet: '(width >= 576px)',
  /** Navigation moves from the bottom bar to the top bar. */
  desktop: '(width >= 992px)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
} as const;

/** A mouse or touchpad, which can drag. Not part of `media`, which is in the script of every page. */
export const draggable = '(hover: hover) and (pointer: fine)';
