'use client';

import { useLingui } from '@lingui/react/macro';
import { LoadingBar } from '../../../base/LoadingBar/LoadingBar.tsx';
import { routeLoadingBar } from '../../../i18n/messages/shell.ts';

export interface RouteLoadingBarProps {
  /** The next page is being loaded. */
  active: boolean;
}

/** Progress line while the next page loads; fast pages (below 200 ms) never show it. */
export function RouteLoadingBar({ active }: RouteLoadingBarProps) {
  const { t } = useLingui();
  return <LoadingBar active={active} label={t(routeLoadingBar.label)} />;
}
