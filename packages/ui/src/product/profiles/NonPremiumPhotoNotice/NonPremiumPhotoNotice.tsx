'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { LinkButton, type LinkButtonProps } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './NonPremiumPhotoNotice.css.ts';

export interface NonPremiumPhotoNoticeProps extends RootProps<'div'> {
  /** Who looks at it: visitors are asked to sign up, members to get premium. @default 'member' */
  access?: 'visitor' | 'member';
  /** Where it is unlocked; the sign-up or the credits when left out. */
  unlockHref?: string;
  /** The link was pressed; prevent the default to open a dialog instead. */
  onUnlock?: LinkButtonProps['onClick'];
}

/** Says on a large locked picture how to unlock it. */
export function NonPremiumPhotoNotice({
  access = 'member',
  unlockHref,
  onUnlock,
  className,
  ...rest
}: NonPremiumPhotoNoticeProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const visitor = access === 'visitor';
  return (
    <div {...rest} className={cx('vl-NonPremiumPhotoNotice', styles.root, className)}>
      <p className={plain}>{t(visitor ? profileHeader.lockedVisitor : profileHeader.lockedHint)}</p>
      <LinkButton href={unlockHref ?? (visitor ? routes.signup : routes.credits)} size="s" onClick={onUnlock}>
        {t(visitor ? profileHeader.lockedVisitorAction : profileHeader.lockedAction)}
      </LinkButton>
    </div>
  );
}
