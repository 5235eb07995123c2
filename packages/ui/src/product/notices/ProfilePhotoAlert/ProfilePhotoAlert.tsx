'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { alerts, profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';
import { useRoutes } from '../../../provider/hooks.ts';

export interface ProfilePhotoAlertProps extends RootProps<'div'> {
  /** Address of the page where photos are added; the route `profile` when left out. */
  profileHref?: string;
  /** The button that closes it was pressed. */
  onDismiss: () => void;
  /** The dismissal is being saved. */
  dismissing?: boolean;
}

/** Asks members without a photo to add one. */
export function ProfilePhotoAlert({
  profileHref,
  onDismiss,
  dismissing,
  className,
  ...rest
}: ProfilePhotoAlertProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <div {...rest} className={cx('vl-ProfilePhotoAlert', className)}>
      <Banner
        icon={<Icon shape={icons.camera} size="s" />}
        brief={t(profilePhotoAlert.brief)}
        action={
          <TextLink strong href={profileHref ?? routes.profile}>
            {t(profilePhotoAlert.action)}
          </TextLink>
        }
        onDismiss={onDismiss}
        dismissLabel={t(alerts.dismiss)}
        dismissing={dismissing}
      >
        {t(profilePhotoAlert.text)}
      </Banner>
    </div>
  );
}
