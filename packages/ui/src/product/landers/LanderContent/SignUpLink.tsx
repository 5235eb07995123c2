'use client';

import type { ReactNode } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../base/LinkButton/LinkButton.tsx';

export interface SignUpLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'startIcon'> {
  /** Address of the sign-up. */
  href: string;
  /** Called instead of following the link, for example to open a dialog. */
  onSignUp?: () => void;
  /** The words of the link. */
  children: ReactNode;
}

/** Link to the sign-up. */
export const SignUpLink = ({ onSignUp, ...rest }: SignUpLinkProps) => (
  <LinkButton
    {...rest}
    onClick={
      onSignUp &&
      (event => {
        event.preventDefault();
        onSignUp();
      })
    }
  />
);
