'use client';

import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';

export interface PendingButtonProps extends RootProps<'button'> {
  /** The action is running: the button keeps its focus and ignores further presses. */
  pending: boolean;
  /** The content of the button. */
  children: ReactNode;
}

/** What `Button` and `TextButton` share: a button that stays while its action is running. */
export const PendingButton = ({ pending, type = 'button', onClick, ...rest }: PendingButtonProps) => (
  <button
    aria-busy={pending || undefined}
    aria-disabled={pending || undefined}
    {...rest}
    type={type}
    onClick={pending ? event => event.preventDefault() : onClick}
  />
);
