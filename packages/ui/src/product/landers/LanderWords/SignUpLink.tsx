'use client';

import type { ReactNode } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../base/LinkButton/LinkButton.tsx';

export interface SignUpLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'startIcon'> {
  href: string;
  /** Pressed; on devices with room a dialog opens instead of the page. */
  onSignUp?: () => void;
  children: ReactNode;
}

/** The way to an account: a page, or what the app opens instead. */
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
