import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import { clamp, lines } from '../Text/Text.css.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends RootProps<'h2'> {
  /** Heading level (`h1` to `h4`); independent of the size. */
  level?: 1 | 2 | 3 | 4;
  /** Size of the letters; that of the level when left out. */
  size?: keyof typeof styles.size;
  /** Where the text stands in its line. */
  align?: keyof typeof styles.align;
  /** Emphasises the whole line. For single words use `<em>` inside. */
  emphasis?: boolean;
  /** Inherits the colour of its background: on photos and inverse surfaces. */
  inherit?: boolean;
  /** Number of lines after which the text is cut. */
  maxLines?: number;
  /** The text of the heading. */
  children: ReactNode;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const defaultSizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'xl' } as const;

/** Headline, name or amount in the brand's display type. */
export function Heading({
  level = 2,
  size = defaultSizes[level],
  align,
  emphasis,
  inherit,
  maxLines,
  children,
  className,
  style,
  ...rest
}: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Heading', { size, align }, styles);
  const Element = elements[level];
  return (
    <Element
      {...rest}
      className={cx(
        'vl-Heading',
        styles.heading,
        styles.size[size],
        align && styles.align[align],
        emphasis && styles.emphasis,
        inherit && styles.inherit,
        maxLines !== undefined && clamp,
        className,
      )}
      style={
        maxLines === undefined ? style : { ...assignInlineVars({ [lines]: String(maxLines) }), ...style }
      }
    >
      {children}
    </Element>
  );
}
