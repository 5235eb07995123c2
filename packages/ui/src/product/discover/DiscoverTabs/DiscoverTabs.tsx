'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TabLinks } from '../../../base/Tabs/Tabs.tsx';
import { discoverTabs } from '../../../i18n/messages/discover.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from './DiscoverTabs.css.ts';

const tabs = [
  { id: 'swipe', route: 'swipeGame' },
  { id: 'finder', route: 'matchFinder' },
  { id: 'views', route: 'profileViews' },
] as const;

export interface DiscoverTabsProps extends RootProps<'nav'> {
  /**
   * The page that is shown. Without it the links are on a page of another area, and on desktops alone: there the top bar has
   * no area Discover.
   */
  current?: (typeof tabs)[number]['id'];
}

/** Links between the pages of the area Discover: swipe game, match finder, profile visits. */
export function DiscoverTabs({ current, className, ...rest }: DiscoverTabsProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <TabLinks
      {...rest}
      label={t(topBar.discover)}
      current={current ?? ''}
      tabs={tabs.map(({ id, route }) => ({ id, label: t(discoverTabs[id]), href: routes[route] }))}
      className={cx('vl-DiscoverTabs', !current && styles.onlyDesktop, className)}
    />
  );
}
