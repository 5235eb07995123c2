import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import * as styles from '../layout.css.ts';
import type { StackProps } from '../Stack/Stack.tsx';

export interface InlineProps extends StackProps {
  /** Wraps into the next line when there is no space. */
  wrap?: boolean;
}

/** Children beside each other. */
export const Inline = ({
  gap = 3,
  align = 'center',
  justify,
  wrap = true,
  as: Element = 'div',
  className,
  ...rest
}: InlineProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Inline', { gap, align, justify }, styles);
  return (
    <Element
      {...rest}
      className={cx(
        'vl-Inline',
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
        className,
      )}
    />
  );
};
