'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { alerts, profilePhotoAlert } from '../../../i18n/messages/notices.ts';
import { Banner } from '../../../patterns/Banner/Banner.tsx';

export interface ProfilePhotoAlertProps {
  /** Where one adds photos. */
  profileHref: string;
  onDismiss: () => void;
  /** That it was put away is being remembered. */
  dismissing?: boolean;
}

/** Tells members without a photo what they miss. */
export function ProfilePhotoAlert({ profileHref, onDismiss, dismissing }: ProfilePhotoAlertProps) {
  const { t } = useLingui();
  return (
    <div data-component="ProfilePhotoAlert">
      <Banner
        icon={<Icon shape={icons.camera} size="s" />}
        action={
          <TextLink strong href={profileHref}>
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
