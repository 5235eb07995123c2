'use client';

import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { accountMenu } from '../../../i18n/messages/layout/layout.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useLink, useRoutes } from '../../../provider/hooks.ts';
import * as styles from './AccountLink.css.ts';

export interface AccountLinkProps extends RootProps<'a', 'href'> {
  /** The signed-in member. */
  viewer: Pick<Viewer, 'name' | 'photo'>;
  /** Address of the own profile; the route `profile` when left out. */
  href?: string;
}

/** The member's picture, which links to their profile until the account menu is loaded. */
export function AccountLink({ viewer, href, className, ...rest }: AccountLinkProps) {
  const { t } = useLingui();
  const Link = useLink();
  const routes = useRoutes();
  return (
    <Link
      aria-label={t(accountMenu.label({ name: viewer.name }))}
      {...rest}
      href={href ?? routes.profile}
      className={cx('vl-AccountLink', styles.root, className)}
    >
      <Avatar photo={viewer.photo} name={viewer.name} size="s" />
    </Link>
  );
}
