'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { LoadingBar } from '../../../base/LoadingBar/LoadingBar.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { routeLoadingBar } from '../../../i18n/messages/layout/layout.ts';

export interface RouteLoadingBarProps extends RootProps<'div'> {
  /** The next page is being loaded. */
  active: boolean;
}

/** Progress line while the next page loads; fast pages (below 200 ms) never show it. */
export function RouteLoadingBar({ active, className, ...rest }: RouteLoadingBarProps) {
  const { t } = useLingui();
  return (
    <LoadingBar
      {...rest}
      active={active}
      label={t(routeLoadingBar.label)}
      className={cx('vl-RouteLoadingBar', className)}
    />
  );
}
