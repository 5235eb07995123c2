'use client';

import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { useUi } from '../../provider/hooks.ts';

export interface FictionalIconProps extends RootProps<'svg'> {}

/** A theatre mask: the profile is a role that is played. */
const Mask = () => (
  <>
    <path d="M2 3.2c3.6 1.2 8.4 1.2 12 0v4.6c0 3.6-2.7 6.2-6 6.2s-6-2.6-6-6.2z" />
    <path d="M4.8 7.2c.7-.7 1.7-.7 2.3 0M8.9 7.2c.7-.7 1.7-.7 2.3 0M5.8 10.3c1.3 1.1 3.1 1.1 4.4 0" />
  </>
);

/** A spark: the profile is made up. */
const Spark = () => <path d="M8 1.6 9.7 6.3 14.4 8 9.7 9.7 8 14.4 6.3 9.7 1.6 8 6.3 6.3z" />;

const shapes = { mask: Mask, spark: Spark };

/** The site's icon for profiles that are not private members (`fictional.icon` of the provider). */
export function FictionalIcon({ className, ...rest }: FictionalIconProps) {
  const { fictionalIcon } = useUi();
  const Shape = shapes[fictionalIcon];
  return (
    <svg
      aria-hidden
      data-icon={fictionalIcon}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={cx('vl-FictionalIcon', className)}
    >
      <Shape />
    </svg>
  );
}
