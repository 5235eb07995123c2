'use client';

import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { label } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import { cx } from '../cx.ts';

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/**
 * Leads to another page and looks like a button.
 *
 * @part label - icons and text
 */
export function LinkButton({
  tone,
  size,
  wide,
  startIcon,
  endIcon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  const Link = useLink();
  return (
    <Link {...rest} className={cx('vl-LinkButton', buttonClass({ tone, size, wide }), className)}>
      <span data-part="label" className={label}>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </span>
    </Link>
  );
}
