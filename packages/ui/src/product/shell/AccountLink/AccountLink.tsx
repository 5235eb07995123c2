'use client';

import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { accountMenu } from '../../../i18n/messages/shell.ts';
import type { Viewer } from '../../../model/viewer.ts';
import { useLink } from '../../../provider/hooks.ts';
import * as styles from './AccountLink.css.ts';

export interface AccountLinkProps {
  /** The signed-in member. */
  viewer: Pick<Viewer, 'name' | 'photo'>;
  /** Address of the own profile. */
  href: string;
}

/** The member's picture, which links to their profile until the account menu is loaded. */
export function AccountLink({ viewer, href }: AccountLinkProps) {
  const { t } = useLingui();
  const Link = useLink();
  return (
    <Link
      data-component="AccountLink"
      href={href}
      className={styles.root}
      aria-label={t(accountMenu.label({ name: viewer.name }))}
    >
      <Avatar photo={viewer.photo} name={viewer.name} size="s" />
    </Link>
  );
}
