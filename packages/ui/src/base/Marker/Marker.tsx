import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Marker.css.ts';

export interface MarkerProps extends RootProps<'span'> {
  /** What the colour says. */
  tone: keyof typeof styles.tone;
  /** Text for screen readers. Left out when text beside the dot says the same. */
  label?: string;
  /** A ring of the page's colour, on pictures. */
  bordered?: boolean;
}

/** A coloured dot for a state, such as online. */
export const Marker = ({ tone, label, bordered, className, ...rest }: MarkerProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Marker', { tone }, styles);
  const classes = cx('vl-Marker', styles.marker, styles.tone[tone], bordered && styles.bordered, className);
  return label ? (
    <span role="img" aria-label={label} {...rest} className={classes} />
  ) : (
    <span aria-hidden {...rest} className={classes} />
  );
};
