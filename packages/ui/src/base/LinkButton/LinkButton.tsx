'use client';

import { useLink } from '../../provider/hooks.ts';
import type { LinkProps } from '../../provider/link.ts';
import { label } from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className' | 'style'> {}

/** Leads to another page and looks like a button. */
export function LinkButton({ tone, size, wide, startIcon, endIcon, children, ...rest }: LinkButtonProps) {
  const Link = useLink();
  return (
    <Link {...rest} data-component="LinkButton" className={buttonClass({ tone, size, wide })}>
      <span className={label}>
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </span>
    </Link>
  );
}
