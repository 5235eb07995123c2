import { cx } from '../cx.ts';
import * as styles from './Icon.css.ts';
import { icons, solids } from './paths.ts';

export type IconName = keyof typeof icons | keyof typeof solids;

export interface IconProps {
  name: IconName;
  size?: keyof typeof styles.size;
  /** What it says, when no text beside it does. */
  label?: string;
}

const directed = new Set<IconName>(['back', 'chevronEnd', 'chevronStart', 'send', 'logout']);
const isSolid = (name: IconName): name is keyof typeof solids => name in solids;

/** A drawing of the package's own set, in the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const className = cx(
    styles.icon,
    styles.size[size],
    isSolid(name) && styles.solid,
    directed.has(name) && styles.directed,
  );
  const drawing = <path d={isSolid(name) ? solids[name] : icons[name]} />;
  return label ? (
    <svg data-component="Icon" viewBox="0 0 24 24" className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg data-component="Icon" viewBox="0 0 24 24" className={className} aria-hidden>
      {drawing}
    </svg>
  );
}
