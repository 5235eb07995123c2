'use client';

import type { ReactNode } from 'react';
import { LinkButton, type LinkButtonProps } from '../../../base/LinkButton/LinkButton.tsx';
import { useRoutes } from '../../../provider/hooks.ts';

export interface SignUpLinkProps extends Pick<LinkButtonProps, 'tone' | 'size' | 'startIcon'> {
  /** Address of the sign-up; the route `signup` when left out. */
  href?: string;
  /** Called instead of following the link, for example to open a dialog. */
  onSignUp?: () => void;
  /** The words of the link. */
  children: ReactNode;
}

/** Link to the sign-up. */
export function SignUpLink({ href, onSignUp, ...rest }: SignUpLinkProps) {
  const routes = useRoutes();
  return (
    <LinkButton
      {...rest}
      href={href ?? routes.signup}
      onClick={
        onSignUp &&
        (event => {
          event.preventDefault();
          onSignUp();
        })
      }
    />
  );
}
