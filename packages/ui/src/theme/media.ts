/** Media conditions, narrow first; they change at `BREAKPOINTS` of the rules. */
export const media = {
  /** Phones in portrait. */
  phone: '(width < 576px)',
  /** The window of a phone, upright or on its side: what stands above the first face or line of work takes little of it. */
  small: '((width < 576px) or (height < 30rem))',
  /** Phones on which title and filters fit into one row. */
  titleRow: '(width >= 22rem)',
  /** Phones with large text: what lies side by side elsewhere takes a row each. In `rem`, so that the reader's text size counts. */
  narrow: '(width < 20rem)',
  /** Space for two columns. */
  tablet: '(width >= 576px)',
  /** Navigation moves from the bottom bar to the top bar. */
  desktop: '(width >= 992px)',
  /**
   * Windows with space for bars that stay in view. In others, such as a phone in landscape, a page at 400 % or one with large
   * text, bars, sticky columns and footers scroll with the page. In `rem`, so that the reader's text size counts.
   */
  roomy: '((height >= 30rem) and (width >= 20rem))',
  /** Windows in which the bars of a conversation leave most of the height to its messages. */
  roomyForMessages: '((height >= 22rem) and (width >= 20rem))',
  still: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  scriptless: '(scripting: none)',
  forced: '(forced-colors: active)',
} as const;

/** A mouse or touchpad, which can drag. Not part of `media`, which is in the script of every page. */
export const draggable = '(hover: hover) and (pointer: fine)';
