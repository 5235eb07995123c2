/** Media conditions, narrow first. Widths in CSS pixels. */
export const media = {
  /** Phones held upright. */
  phone: '(width < 600px)',
  /** Two columns fit. */
  tablet: '(width >= 600px)',
  /** Navigation moves from the bottom bar to the top bar. */
  desktop: '(width >= 960px)',
  wide: '(width >= 1280px)',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  forced: '(forced-colors: active)',
} as const;
