import type { ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { Notice } from './Notice.tsx';

export interface ErrorAlertProps {
  /** What went wrong; null without an error: the live region is rendered all the same, so that a later error is announced. */
  children: ReactNode;
}

/** Why something failed; read out when it appears. */
export const ErrorAlert = ({ children }: ErrorAlertProps) => (
  // while empty it adds no gap to the form
  <div role="alert" style={children ? undefined : { position: 'absolute' }}>
    {children && (
      <Notice tone="critical" icon={<Icon shape={icons.alert} size="s" />}>
        {children}
      </Notice>
    )}
  </div>
);
