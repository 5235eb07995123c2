'use client';

import { LoadingBar } from '../../../base/LoadingBar/LoadingBar.tsx';
import { routeLoadingBar } from '../../../i18n/messages/shell.ts';
import { useT } from '../../../provider/hooks.ts';

export interface RouteLoadingBarProps {
  /** The next page is being loaded. */
  active: boolean;
}

/** Thin line while the next page loads; quick pages (below 200 ms) never show it. */
export function RouteLoadingBar({ active }: RouteLoadingBarProps) {
  const t = useT();
  return <LoadingBar active={active} label={t(routeLoadingBar.label)} />;
}
