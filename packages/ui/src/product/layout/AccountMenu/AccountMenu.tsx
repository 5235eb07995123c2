'use client';

import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Menu, type MenuItem } from '../../../base/Menu/Menu.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { accountMenu } from '../../../i18n/messages/layout/layout.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import * as styles from '../AccountLink/AccountLink.css.ts';

export interface AccountMenuProps extends RootProps<'div'> {
  /** The signed-in member. */
  viewer: Pick<Viewer, 'name' | 'photo'>;
  /** The member wants to log out. */
  onLogOut: () => void;
  /** Address of the settings; the route `settings` when left out, no item when null. */
  settingsHref?: string | null;
  /** Further items, before the log-out. */
  items?: readonly MenuItem[];
  /** Open from the start; for stories. */
  defaultOpen?: boolean;
}

/** The member's picture with the account menu. Load it late, in place of `AccountLink`. */
export function AccountMenu({
  viewer,
  onLogOut,
  settingsHref,
  items = [],
  defaultOpen,
  className,
  ...rest
}: AccountMenuProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const { name, photo } = viewer;
  return (
    <Menu
      {...rest}
      className={cx('vl-AccountMenu', className)}
      label={t(accountMenu.label({ name }))}
      header={
        <div className={styles.name} dir="auto" translate="no">
          {name}
        </div>
      }
      defaultOpen={defaultOpen}
      trigger={
        <button type="button" className={styles.root} aria-label={t(accountMenu.label({ name }))}>
          <Avatar photo={photo} name={name} size="s" />
        </button>
      }
      items={[
        {
          id: 'profile',
          label: t(accountMenu.profile),
          href: routes.profile,
          icon: <Icon shape={icons.profile} size="s" />,
        },
        ...(settingsHref !== null
          ? [
              {
                id: 'settings',
                label: t(accountMenu.settings),
                href: settingsHref ?? routes.settings,
                icon: <Icon shape={icons.settings} size="s" />,
              },
            ]
          : []),
        ...items,
        {
          id: 'logout',
          label: t(accountMenu.logOut),
          icon: <Icon shape={icons.logout} size="s" />,
          separated: true,
          onSelect: onLogOut,
        },
      ]}
    />
  );
}
