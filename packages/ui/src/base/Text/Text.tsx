import type { ElementType, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import { assignInlineVars } from '../inline-vars.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootProps<'section'> {
  /** Element to render: `p` for paragraphs, `span` in a line. */
  as?: ElementType;
  /** Size of the letters. */
  size?: keyof typeof styles.size;
  /** How much the text stands out. */
  tone?: keyof typeof styles.tone;
  /** Where the text stands in its line. */
  align?: keyof typeof styles.align;
  /** Emphasised. */
  strong?: boolean;
  /** Truncates with an ellipsis after this many lines. */
  maxLines?: number;
  /** Tabular figures, for numbers that change or are shown in columns. */
  tabular?: boolean;
  /** Upper case with wide letter spacing; for labels of one or two words. */
  caps?: boolean;
  /** Id of the control that a `label` names. */
  htmlFor?: string;
  /** The moment in machine-readable form, for a `time` element. */
  dateTime?: string;
  /** The text. */
  children: ReactNode;
}

/** Running text and labels in the brand's text type. */
export function Text({
  as: Element = 'p',
  size = 'm',
  tone = 'inherit',
  align,
  strong,
  maxLines,
  tabular,
  caps,
  children,
  className,
  style,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Text', { size, tone, align }, styles);
  return (
    <Element
      {...rest}
      className={cx(
        'vl-Text',
        styles.text,
        styles.size[size],
        styles.tone[tone],
        align && styles.align[align],
        strong && styles.strong,
        tabular && styles.tabular,
        caps && styles.caps,
        maxLines !== undefined && styles.clamp,
        className,
      )}
      style={
        maxLines === undefined
          ? style
          : { ...assignInlineVars({ [styles.lines]: String(maxLines) }), ...style }
      }
    >
      {children}
    </Element>
  );
}
