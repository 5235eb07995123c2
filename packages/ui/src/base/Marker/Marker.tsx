import { cx } from '../cx.ts';
import * as styles from './Marker.css.ts';

export interface MarkerProps {
  /** What the colour says. */
  tone: keyof typeof styles.tone;
  /** Text for screen readers. Left out when text beside the dot says the same. */
  label?: string;
  /** A ring of the page's colour, on pictures. */
  bordered?: boolean;
}

/** A coloured dot for a state, such as online. */
export const Marker = ({ tone, label, bordered }: MarkerProps) => {
  const className = cx(styles.marker, styles.tone[tone], bordered && styles.bordered);
  return label ? (
    <span data-component="Marker" className={className} role="img" aria-label={label} />
  ) : (
    <span data-component="Marker" className={className} aria-hidden />
  );
};
