import type { ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { Notice } from './Notice.tsx';

export interface ErrorAlertProps {
  /** What went wrong. */
  children: ReactNode;
}

/** Why something failed; read out when it appears. */
export const ErrorAlert = ({ children }: ErrorAlertProps) => (
  <div role="alert">
    <Notice tone="critical" icon={<Icon shape={icons.alert} size="s" />}>
      {children}
    </Notice>
  </div>
);
