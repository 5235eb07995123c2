'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { profileDisabledNotice } from '../../../i18n/messages/notices.ts';
import { Notice } from '../../../patterns/Notice/Notice.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './ProfileDisabledNotice.css.ts';

export interface ProfileDisabledNoticeProps extends RootProps<'div'> {
  /** Reason, in the words of the moderators. */
  reason?: string;
  /** Address of the appeal; the route `complaints` when left out. */
  appealHref?: string;
}

/** Tells members that their profile was disabled, why, and how to appeal. */
export function ProfileDisabledNotice({
  reason,
  appealHref,
  className,
  ...rest
}: ProfileDisabledNoticeProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <div {...rest} className={cx('vl-ProfileDisabledNotice', className)}>
      <Notice
        tone="caution"
        icon={<Icon shape={icons.eyeOff} size="s" />}
        action={
          <TextLink strong href={appealHref ?? routes.complaints}>
            {t(profileDisabledNotice.appeal)}
          </TextLink>
        }
      >
        <p className={styles.title}>{t(profileDisabledNotice.title)}</p>
        <p className={plain}>{t(profileDisabledNotice.body)}</p>
        {reason && (
          <p dir="auto" className={plain}>
            {t(profileDisabledNotice.reason({ reason }))}
          </p>
        )}
      </Notice>
    </div>
  );
}
